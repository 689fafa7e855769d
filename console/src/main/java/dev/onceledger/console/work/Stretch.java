package dev.onceledger.console.work;

import dev.onceledger.browse.Page;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The part of a long list that is kept while one reads on: what is read at one end beyond the bound goes at the other, so that
 * millions of rows can be passed in a small memory.
 *
 * @param <T> the kind of row
 */
public final class Stretch<T> {
    /** Rows kept at most in a table. */
    public static final int MOST = 10_000;

    private final int most;
    private final ObservableList<T> rows = FXCollections.observableArrayList();
    private boolean hasBefore;
    private boolean hasAfter;

    /** An empty stretch of at most {@code most} rows. */
    public Stretch(int most) {
        this.most = most;
    }

    /** The rows kept, in the list's order. */
    public ObservableList<T> rows() {
        return rows;
    }

    /** Whether the list has rows before the first of these. */
    public boolean hasBefore() {
        return hasBefore;
    }

    /** Whether the list has rows after the last of these. */
    public boolean hasAfter() {
        return hasAfter;
    }

    /**
     * Other rows in place of these.
     *
     * @param before whether the list has rows before them
     */
    public void replace(Page<T> page, boolean before) {
        hasBefore = before;
        hasAfter = page.hasMore();
        if (!rows.equals(page.rows())) {
            rows.setAll(page.rows());
        }
    }

    /** Rows that follow the last. */
    public void append(Page<T> page) {
        hasAfter = page.hasMore();
        rows.addAll(page.rows());
        int over = rows.size() - most;
        if (over > 0) {
            rows.remove(0, over);
            hasBefore = true;
        }
    }

    /** Rows that come before the first. */
    public void prepend(Page<T> page) {
        hasBefore = page.hasMore();
        rows.addAll(0, page.rows());
        if (rows.size() > most) {
            rows.remove(most, rows.size());
            hasAfter = true;
        }
    }
}
