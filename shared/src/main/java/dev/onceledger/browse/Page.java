package dev.onceledger.browse;

import java.util.List;

/**
 * Some rows in order.
 *
 * @param rows at most as many as were asked for
 * @param hasMore whether there are more in the direction in which they were read
 * @param <T> the kind of row
 */
public record Page<T>(List<T> rows, boolean hasMore) {
    /** Makes a page of the last {@code limit} rows from one row more than that; whether there are more is asked of before them. */
    static <T> Page<T> ofLast(List<T> oneMore, int limit) {
        int over = Math.max(0, oneMore.size() - limit);
        return new Page<>(List.copyOf(oneMore.subList(over, oneMore.size())), over > 0);
    }

    /** Makes a page of at most {@code limit} rows from one row more than that. */
    static <T> Page<T> of(List<T> oneMore, int limit) {
        return new Page<>(List.copyOf(oneMore.subList(0, Math.min(limit, oneMore.size()))), oneMore.size() > limit);
    }
}
