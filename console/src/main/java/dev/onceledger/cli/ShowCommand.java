package dev.onceledger.cli;

import dev.onceledger.attempts.OperatorAction;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.console.shell.Preferences;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.json.Secrets;
import dev.onceledger.ledger.LedgerClock;
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

    @Option(
            names = "--reveal",
            description = "Shows secret and personal members too; the audit records that you looked.")
    private boolean reveal;

    @Override
    public Integer call() {
        try (OpenedLedger opened = root.database().open()) {
            List<RecordDetail> records = find(new KeyBrowser(opened.database()));
            List<RecordView> found = reveal ? revealed(records, opened) : masked(records);
            if (found.isEmpty()) {
                output.progress("onceledger: " + opened.place() + " has no key " + key + " of " + principal);
                return ExitCodes.NOT_MET;
            }
            output.print(() -> found.stream().map(RecordView::text).collect(Collectors.joining("\n\n")), () -> found);
            return ExitCodes.OK;
        }
    }

    private List<RecordView> masked(List<RecordDetail> records) {
        Secrets secrets = Preferences.in(root.database().dataFolder().path()).secrets();
        return records.stream().map(record -> RecordView.of(record, secrets)).toList();
    }

    /** Nothing is shown that the audit does not have. */
    private static List<RecordView> revealed(List<RecordDetail> records, OpenedLedger opened) {
        OperatorLog audit = new OperatorLog(opened.database(), LedgerClock.database());
        String operator = System.getProperty("user.name");
        records.forEach(
                record -> audit.record(OperatorAction.on(record.record().scope(), operator, "reveal-body", null)));
        return records.stream()
                .map(record -> RecordView.of(record, Secrets.none()))
                .toList();
    }

    private List<RecordDetail> find(KeyBrowser browser) {
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
                .toList();
    }
}
