package dev.onceledger.browse;

import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Writes keys out page by page, so that millions fit through little memory. What a table shows is exported; stored bodies
 * and canonical texts, which may hold secrets, never are.
 */
public final class KeyExport {
    private static final int PAGE = 1_000;

    private final KeyBrowser browser;
    private final ExportFormat format;

    /** Exports from this ledger in this form. */
    public KeyExport(KeyBrowser browser, ExportFormat format) {
        this.browser = browser;
        this.format = format;
    }

    /**
     * Every key that passes the filter, newest first, as long as it takes; off the user interface's thread.
     *
     * @param written told after each page how many keys have been written
     * @return how many keys were written
     * @throws IOException if they cannot be written
     */
    public long all(KeyFilter filter, Appendable out, LongConsumer written) throws IOException {
        return first(Long.MAX_VALUE, filter, out, written);
    }

    /**
     * The newest keys that pass the filter, as {@link #all} writes them.
     *
     * @param most keys at most
     * @throws IOException if they cannot be written
     */
    public long first(long most, KeyFilter filter, Appendable out, LongConsumer written) throws IOException {
        ExportRows rows = new ExportRows(format, out);
        long count = 0;
        Position after = null;
        boolean more = true;
        while (more && count < most) {
            Page<KeyRow> page = browser.page(filter, after, (int) Math.min(PAGE, most - count));
            for (KeyRow row : page.rows()) {
                rows.write(row);
            }
            count += page.rows().size();
            written.accept(count);
            more = page.hasMore();
            after = more ? page.rows().get(page.rows().size() - 1).position() : null;
        }
        rows.end();
        return count;
    }

    /**
     * These keys.
     *
     * @throws IOException if they cannot be written
     */
    public static void rows(List<KeyRow> keys, ExportFormat format, Appendable out) throws IOException {
        ExportRows rows = new ExportRows(format, out);
        for (KeyRow key : keys) {
            rows.write(key);
        }
        rows.end();
    }
}
