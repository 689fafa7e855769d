package dev.onceledger.cli;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.database.OpenedLedger;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "show", description = "Shows the record of a key whole, with the order as it is now and the attempts.")
final class ShowCommand implements Callable<Integer> {
    private static final int OPERATIONS_AT_MOST = 100;

    @ParentCommand
    private Onceledger root;

    @Mixin
    private OutputOptions output;

    @Parameters(index = "0", paramLabel = "PRINCIPAL", description = "Whose key.")
    private String principal;

    @Parameters(index = "1", paramLabel = "KEY", description = "Which key, exactly.")
    private String key;

    @Option(
            names = "--operation",
            paramLabel = "NAME",
            description = "Which operation; all that know the key by default.")
    private String operation;

    @Override
    public Integer call() {
        try (OpenedLedger opened = root.database().open()) {
            List<RecordView> found = find(new KeyBrowser(opened.database()));
            if (found.isEmpty()) {
                output.progress("onceledger: " + opened.place() + " has no key " + key + " of " + principal);
                return ExitCodes.NOT_MET;
            }
            output.print(() -> found.stream().map(RecordView::text).collect(Collectors.joining("\n\n")), () -> found);
            return ExitCodes.OK;
        }
    }

    private List<RecordView> find(KeyBrowser browser) {
        KeyFilter filter = new KeyFilter(
                null,
                new TextMatch(principal, false),
                operation,
                new TextMatch(key, false),
                null,
                null,
                null,
                null,
                null,
                null);
        return browser.page(filter, null, OPERATIONS_AT_MOST).rows().stream()
                .map(KeyRow::scope)
                .flatMap(scope -> browser.record(scope).stream())
                .map(RecordView::of)
                .toList();
    }
}
