package dev.onceledger.cli;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyExport;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.Page;
import dev.onceledger.browse.QueryHandle;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.ledger.Status;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(name = "keys", description = "Lists keys, newest first.")
final class KeysCommand implements Callable<Integer> {
    private static final int MOST = 10_000;
    private static final int USUAL = 50;
    private static final Duration PER_PAGE = Duration.ofSeconds(60);

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Option(
            names = "--format",
            paramLabel = "text|json|csv",
            defaultValue = "text",
            description = "text (default), json, or csv: every key that passes, one after the other.")
    private Format format;

    @Option(
            names = "--principal",
            paramLabel = "NAME*",
            description = "Whose; a star at the end stands for any ending.")
    private String principal;

    @Option(names = "--status", paramLabel = "STATUS", description = "PROCESSING, SUCCEEDED, FAILED_FINAL or EXPIRED.")
    private Status status;

    @Option(names = "--key", paramLabel = "KEY*", description = "Which; a star at the end stands for any ending.")
    private String key;

    @Option(names = "--limit", paramLabel = "N", description = "Keys at most (default 50; with csv all).")
    private Integer limit;

    /** The forms. */
    enum Format {
        TEXT,
        JSON,
        CSV
    }

    /** What is printed as JSON. */
    record Keys(List<KeyView> keys, boolean hasMore) {}

    @Override
    public Integer call() throws IOException {
        boolean csv = format == Format.CSV;
        if (limit != null && (limit < 1 || !csv && limit > MOST)) {
            throw new ParameterException(
                    spec.commandLine(),
                    csv ? "--limit must be at least 1" : "--limit must be between 1 and " + MOST + ", or --format csv");
        }
        KeyFilter filter =
                new KeyFilter(status, match(principal), null, match(key), null, null, null, null, null, null);
        PrintWriter out = spec.commandLine().getOut();
        try (OpenedLedger opened = root.database().open()) {
            KeyBrowser browser = new KeyBrowser(opened.database()).under(QueryHandle.within(PER_PAGE));
            if (csv) {
                stream(browser, filter, out);
            } else {
                Page<KeyRow> page = browser.page(filter, null, limit == null ? USUAL : limit);
                out.println(format == Format.TEXT ? table(page) : json(page));
            }
        }
        out.flush();
        return ExitCodes.OK;
    }

    /** Ends where nobody reads on, as behind {@code head}; a PrintWriter itself would write millions to nobody. */
    private void stream(KeyBrowser browser, KeyFilter filter, PrintWriter out) throws IOException {
        try {
            new KeyExport(browser, ExportFormat.CSV)
                    .first(limit == null ? Long.MAX_VALUE : limit, filter, out, count -> {
                        if (out.checkError()) {
                            throw new NobodyReads();
                        }
                    });
        } catch (NobodyReads enough) {
            // What was wanted has been written.
        }
    }

    static final class NobodyReads extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static String json(Page<KeyRow> page) {
        return OutputOptions.json(new Keys(page.rows().stream().map(KeyView::of).toList(), page.hasMore()));
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
        return table.toString().stripTrailing() + (page.hasMore() ? "\nThere are more; --limit shows them." : "");
    }
}
