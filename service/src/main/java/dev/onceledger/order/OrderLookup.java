package dev.onceledger.order;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.RecordRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds a principal's own orders. */
public final class OrderLookup {
    private static final Sql FIND = Sql.of("""
            select o.order_id, o.order_status, o.currency, o.amount, o.gift_wrap, o.note, o.created_at, i.sku, i.qty
            from orders o join order_items i on i.order_id = o.order_id
            where o.order_id = :orderId and o.principal = :principal
            order by i.line_no
            """);

    private final LedgerDatabase database;

    /** Finds orders in this database. */
    public OrderLookup(LedgerDatabase database) {
        this.database = database;
    }

    /**
     * The order as it is now; empty if this principal has none of that id, whoever else may.
     *
     * @throws dev.onceledger.database.DatabaseFailure if it could not be read
     */
    public Optional<OrderView> find(String principal, String orderId, Budget budget) {
        try (UnitOfWork work = database.begin(budget, false)) {
            Map<String, String> parameters = Map.of("principal", principal, "orderId", orderId);
            return work.query(FIND, parameters, OrderLookup::read).get();
        }
    }

    private static Optional<OrderView> read(ResultSet rows) throws SQLException {
        if (!rows.next()) {
            return Optional.empty();
        }
        OrderView order = withoutItems(rows);
        List<Item> items = new ArrayList<>();
        do {
            items.add(new Item(rows.getString("sku"), rows.getInt("qty")));
        } while (rows.next());
        return Optional.of(order.with(items));
    }

    private static OrderView withoutItems(ResultSet row) throws SQLException {
        return new OrderView(
                row.getString("order_id"),
                row.getString("order_status"),
                row.getString("currency"),
                List.of(),
                row.getBigDecimal("amount"),
                row.getBoolean("gift_wrap"),
                row.getString("note"),
                RecordRows.instant(row, "created_at"));
    }
}
