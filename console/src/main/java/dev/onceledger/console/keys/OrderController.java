package dev.onceledger.console.keys;

import dev.onceledger.browse.OrderRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.browse.StockRow;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.text.NumberFormat;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/** The order and its stock as they are now, whatever the stored response says. */
final class OrderController {
    private final Workbench bench;
    private final DetailModel model;
    private final Listening listening = new Listening();

    @FXML
    private FieldGrid fields;

    @FXML
    private Label none;

    OrderController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.detailProperty(), bench.times().zoneProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        OrderRow order = detail == null ? null : detail.order().orElse(null);
        fields.setVisible(order != null);
        none.setVisible(order == null);
        if (detail == null) {
            return;
        } else if (order == null) {
            none.setText(bench.texts().get(detail.record().resourceId() == null ? "order.none" : "order.gone"));
            return;
        }
        Texts texts = bench.texts();
        fields.clear();
        fields.add(texts.get("order.id"), order.id());
        fields.add(texts.get("order.status"), texts.get("order.status." + order.status()));
        fields.add(texts.get("order.amount"), amount(order));
        fields.add(
                texts.get("order.items"),
                order.items().stream()
                        .map(item -> item.sku() + " × " + item.qty())
                        .collect(Collectors.joining("\n")));
        fields.add(texts.get("order.giftWrap"), order.giftWrap() ? texts.get("order.yes") : null);
        fields.add(texts.get("order.note"), order.note());
        fields.add(texts.get("order.created"), bench.times().absolute(order.createdAt()));
        fields.add(
                texts.get("order.stock"),
                detail.stock().stream().map(this::stock).collect(Collectors.joining("\n")));
    }

    private String amount(OrderRow order) {
        NumberFormat format =
                NumberFormat.getNumberInstance(bench.texts().language().locale());
        format.setMaximumFractionDigits(2);
        return format.format(order.amount()) + " " + order.currency();
    }

    private String stock(StockRow stock) {
        return bench.texts()
                .get(stock.forSale() ? "order.stock.left" : "order.stock.notForSale", stock.sku(), stock.available());
    }

    void leave() {
        listening.end();
    }
}
