package dev.onceledger.console.send;

import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.send.Sent.Reply;
import dev.onceledger.console.shell.TableMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** One row for each request: what came back, how fast, and what is committed. */
final class SendColumns {
    private final Workbench bench;
    private final TableMemory memory;
    private final SendModel model;

    SendColumns(Workbench bench, SendModel model) {
        this.bench = bench;
        this.model = model;
        this.memory = new TableMemory(bench, "send");
    }

    void fill(TableView<Sent> table) {
        Texts texts = bench.texts();
        add(table, "number", 40, row -> String.valueOf(row.number()), row -> bench.times()
                .absolute(row.at()));
        add(
                table,
                "outcome",
                242,
                this::outcome,
                row -> row.reply() == null
                        ? ""
                        : bench.secrets().mask(row.reply().body()));
        add(table, "took", 78, row -> took(row.reply()), row -> bench.times().absolute(row.at()));
        add(table, "records", 72, row -> change(row, Committed::records), row -> texts.get("send.committed.why"));
        add(table, "orders", 66, row -> change(row, Committed::orders), row -> texts.get("send.committed.why"));
        add(table, "key", 112, row -> row.call().key(), row -> row.call()
                .scope()
                .toString());
        TableColumn<Sent, Sent> action = column("action", 96);
        action.setCellFactory(column -> new LookUpCell());
        table.getColumns().add(action);
        memory.keep(table);
    }

    /** What is known of it, in words. */
    String outcome(Sent row) {
        Texts texts = bench.texts();
        Reply reply = row.reply();
        if (reply == null) {
            return texts.get("send.outcome.waiting");
        } else if (reply.isAnswer()) {
            return told(reply);
        } else if (row.found() == null) {
            return texts.get("send.outcome.unknown");
        }
        return row.found().status() == 200
                ? texts.get("send.outcome.found", row.found().code())
                : row.found().status() == 404 ? texts.get("send.outcome.none") : texts.get("send.outcome.unknown");
    }

    private String told(Reply reply) {
        String code = reply.status() < 300 ? "" : "  " + reply.code();
        return reply.status() + code + (reply.replayed() ? "  " + bench.texts().get("send.outcome.replayed") : "");
    }

    private String took(Reply reply) {
        return reply == null || !reply.isAnswer()
                ? "–"
                : bench.texts().get("send.took", reply.took().toMillis());
    }

    private static String change(Sent row, Function<Committed, Long> count) {
        return known(row.before(), count) + " → " + known(row.after(), count);
    }

    private static String known(Committed committed, Function<Committed, Long> count) {
        return committed == null ? "?" : String.valueOf(count.apply(committed));
    }

    private void add(
            TableView<Sent> table,
            String name,
            double width,
            Function<Sent, String> text,
            Function<Sent, String> longer) {
        TableColumn<Sent, Sent> column = column(name, width);
        column.setCellFactory(TextCell.factory(name.equals("key") ? "code" : "plain", text, longer));
        table.getColumns().add(column);
    }

    private TableColumn<Sent, Sent> column(String name, double width) {
        TableColumn<Sent, Sent> column = new TableColumn<>(bench.texts().get("send.column." + name));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setId("column-" + name);
        memory.widen(column, width);
        column.setSortable(false);
        return column;
    }

    private final class LookUpCell extends TableCell<Sent, Sent> {
        private final Button button = new Button(bench.texts().get("send.lookUp"));

        LookUpCell() {
            button.getStyleClass().add("small-button");
            button.setOnAction(event -> model.lookUp(getItem()));
        }

        @Override
        protected void updateItem(Sent row, boolean empty) {
            super.updateItem(row, empty);
            boolean offered = !empty && row.reply() != null && !row.reply().isAnswer();
            setGraphic(offered ? button : null);
        }
    }
}
