package dev.onceledger.cli;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.Page;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.ledger.Status;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(name = "keys", description = "Lists keys, newest first.")
final class KeysCommand implements Callable<Integer> {
    private static final int MOST = 10_000;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Mixin
    private OutputOptions output;

    @Option(
            names = "--principal",
            paramLabel = "NAME*",
            description = "Whose; a star at the end stands for any ending.")
    private String principal;

    @Option(names = "--status", paramLabel = "STATUS", description = "PROCESSING, SUCCEEDED, FAILED_FINAL or EXPIRED.")
    private Status status;

    @Option(names = "--key", paramLabel = "KEY*", description = "Which; a star at the end stands for any ending.")
    private String key;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "50", description = "Keys at most (default 50).")
    private int limit;

    /** What is printed as JSON. */
    record Keys(List<KeyView> keys, boolean hasMore) {}

    @Override
    public Integer call() {
        if (limit < 1 || limit > MOST) {
            throw new ParameterException(spec.commandLine(), "--limit must be between 1 and " + MOST);
        }
        KeyFilter filter =
                new KeyFilter(status, match(principal), null, match(key), null, null, null, null, null, null);
        try (OpenedLedger opened = root.database().open()) {
            Page<KeyRow> page = new KeyBrowser(opened.database()).page(filter, null, limit);
            output.print(
                    () -> table(page),
                    () -> new Keys(page.rows().stream().map(KeyView::of).toList(), page.hasMore()));
        }
        return ExitCodes.OK;
    }

    private static TextMatch match(String wanted) {
        if (wanted == null || wanted.isEmpty() || wanted.equals("*")) {
            return null;
        }
        boolean prefix = wanted.endsWith("*");
        return new TextMatch(prefix ? wanted.substring(0, wanted.length() - 1) : wanted, prefix);
    }

    private String table(Page<KeyRow> page) {
        if (page.rows().isEmpty()) {
            return "No keys.";
        }
        TextTable table = new TextTable(
                "CREATED",
                "PRINCIPAL",
                "OPERATION",
                "KEY",
                "STATUS",
                "HTTP",
                "RESOURCE",
                "EXPIRES",
                "REPLAYS",
                "CONFLICTS");
        for (KeyRow row : page.rows()) {
            table.row(
                    row.createdAt(),
                    row.scope().principal(),
                    row.scope().operation(),
                    row.scope().key(),
                    row.status(),
                    row.responseStatus(),
                    row.resourceId(),
                    row.expiresAt(),
                    row.replays(),
                    row.conflicts());
        }
        return table + (page.hasMore() ? "\nThere are more; --limit shows them." : "");
    }
}
