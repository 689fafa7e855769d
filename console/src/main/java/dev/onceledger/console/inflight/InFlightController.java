package dev.onceledger.console.inflight;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.util.StringConverter;

/** The table, how often it is looked at, where requests in progress are registered, and beside it the one chosen. */
final class InFlightController implements PlaceView {
    private static final List<Integer> SECONDS = List.of(1, 2, 5, 10, 30);
    private static final String INTERVAL = "inflight.seconds";

    private final Workbench bench;
    private final InFlightModel model;
    private final Listening listening = new Listening();
    private Ticks ticks = () -> {};

    @FXML
    private TableView<Finding> table;

    @FXML
    private ComboBox<Integer> interval;

    @FXML
    private ToggleButton pause;

    @FXML
    private Label seen;

    @FXML
    private Label incomplete;

    @FXML
    private ProblemLabel problem;

    @FXML
    private TextInputControl address;

    @FXML
    private TextInputControl token;

    @FXML
    private FindingController findingController;

    InFlightController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    @FXML
    private void initialize() {
        new FindingColumns(bench).fill(table);
        bench.look().evenRows(table);
        table.setItems(model.rows());
        table.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> model.choose(after));
        interval.getItems().setAll(SECONDS);
        interval.setConverter(new Words());
        interval.setValue(remembered());
        listening.to(this::restart, interval.valueProperty(), pause.selectedProperty());
        listening.to(this::showSeen, model.seenProperty(), bench.times().zoneProperty());
        listening.to(this::showSelected, model.selectedProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
        model.look();
    }

    private int remembered() {
        String kept = bench.preferences().get(INTERVAL, "2");
        return SECONDS.stream()
                .filter(one -> kept.equals(one.toString()))
                .findFirst()
                .orElse(2);
    }

    private void restart() {
        ticks.close();
        Integer seconds = interval.getValue();
        bench.background().run(() -> remember(seconds), kept -> {}, failed -> {});
        ticks = pause.isSelected() ? () -> {} : bench.background().every(Duration.ofSeconds(seconds), this::tick);
    }

    private Integer remember(Integer seconds) {
        bench.preferences().set(INTERVAL, seconds.toString());
        return seconds;
    }

    private void tick() {
        model.look();
        table.refresh();
    }

    private void showSeen() {
        InFlightModel.Seen now = model.seenProperty().get();
        Texts texts = bench.texts();
        incomplete.setVisible(now != null && !now.sessions().complete());
        if (now == null) {
            return;
        }
        String register = now.register()
                .map(one -> one.place().isEmpty()
                        ? texts.get("inflight.register.here")
                        : texts.get("inflight.register.at", one.place()))
                .orElse(texts.get("inflight.register.none"));
        seen.setText(texts.get("inflight.seen", bench.times().absolute(now.at()), register));
    }

    private void showSelected() {
        Finding wanted = model.selectedProperty().get();
        if (!Objects.equals(table.getSelectionModel().getSelectedItem(), wanted)) {
            if (wanted == null) {
                table.getSelectionModel().clearSelection();
            } else {
                table.getSelectionModel().select(wanted);
            }
        }
    }

    @FXML
    private void ask() {
        try {
            model.askServiceAt(address.getText(), token.getText());
        } catch (IllegalArgumentException notHere) {
            problem.setText(bench.texts().get("inflight.address.wrong"));
        }
    }

    @FXML
    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void leave() {
        ticks.close();
        listening.end();
        findingController.leave();
        table.setItems(null);
    }

    private final class Words extends StringConverter<Integer> {
        @Override
        public String toString(Integer seconds) {
            return seconds == null ? "" : bench.texts().get("inflight.every", seconds);
        }

        @Override
        public Integer fromString(String text) {
            return interval.getValue();
        }
    }
}
