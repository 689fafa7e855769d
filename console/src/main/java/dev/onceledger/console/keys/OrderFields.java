package dev.onceledger.console.keys;

import dev.onceledger.browse.OrderRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.browse.StockRow;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.json.Secrets;
import java.text.NumberFormat;
import java.util.stream.Collectors;

/** An order as lines; what is masked in stored bodies is masked here, too. */
final class OrderFields {
    private final Workbench bench;
    private final DetailModel model;

    OrderFields(Workbench bench, DetailModel model) {
        this.bench = bench;
        this.model = model;
    }

    /** Fills the grid anew; whether anything in it is masked. */
    boolean fill(FieldGrid fields, RecordDetail detail, OrderRow order) {
        Texts texts = bench.texts();
        fields.clear();
        fields.add(texts.get("order.id"), order.id());
        fields.add(texts.get("order.status"), model.shown("status", texts.get("order.status." + order.status())));
        fields.add(texts.get("order.amount"), amount(order));
        fields.add(texts.get("order.items"), items(order));
        fields.add(
                texts.get("order.giftWrap"), order.giftWrap() ? model.shown("giftWrap", texts.get("order.yes")) : null);
        fields.add(texts.get("order.note"), model.shown("note", order.note()));
        fields.add(texts.get("order.created"), bench.times().absolute(order.createdAt()));
        fields.add(
                texts.get("order.stock"),
                detail.stock().stream().map(this::stock).collect(Collectors.joining("\n")));
        return fields.holds(Secrets.MASK);
    }

    private String amount(OrderRow order) {
        NumberFormat format =
                NumberFormat.getNumberInstance(bench.texts().language().locale());
        format.setMaximumFractionDigits(2);
        return model.shown("amount", format.format(order.amount())) + " " + model.shown("currency", order.currency());
    }

    private Object items(OrderRow order) {
        return model.shown(
                "items",
                order.items().stream()
                        .map(item -> model.shown("sku", item.sku()) + " × " + model.shown("qty", item.qty()))
                        .collect(Collectors.joining("\n")));
    }

    private String stock(StockRow stock) {
        return bench.texts()
                .get(
                        stock.forSale() ? "order.stock.left" : "order.stock.notForSale",
                        model.shown("items", model.shown("sku", stock.sku())),
                        stock.available());
    }
}
