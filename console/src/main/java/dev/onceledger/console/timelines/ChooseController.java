package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;

/** Which timeline, on which databases, and what is made of the run. */
final class ChooseController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();

    @FXML
    private ComboBox<Choice> timeline;

    @FXML
    private ComboBox<Ground> leftGround;

    @FXML
    private ToggleButton two;

    @FXML
    private ComboBox<Ground> rightGround;

    @FXML
    private MenuButton export;

    ChooseController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
    }

    @FXML
    private void initialize() {
        PlayModel play = model.play();
        Texts texts = bench.texts();
        timeline.setItems(model.choices());
        Cells.show(
                timeline,
                choice -> choice.name().equals(choice.title().en())
                        ? choice.name()
                        : choice.title().in(texts.language().locale()) + "   ·   " + fileName(choice));
        timeline.valueProperty().addListener((property, before, after) -> choose(after));
        new GroundChoice(model, bench).into(leftGround, play.left());
        new GroundChoice(model, bench).into(rightGround, play.right());
        two.selectedProperty().bindBidirectional(play.twoProperty());
        rightGround.visibleProperty().bind(play.twoProperty());
        listening.to(() -> timeline.setValue(model.chosenProperty().get()), model.chosenProperty());
        listening.to(
                () -> leftGround.setValue(play.left().groundProperty().get()),
                play.left().groundProperty());
        listening.to(
                () -> rightGround.setValue(play.right().groundProperty().get()),
                play.right().groundProperty());
        listening.to(
                () -> export.setDisable(play.left().shownProperty().get() == null
                        || play.left().shownProperty().get().outcome().isEmpty()),
                play.left().shownProperty());
    }

    private static String fileName(Choice choice) {
        return choice.name().replaceAll(".*[/\\\\]", "");
    }

    private void choose(Choice choice) {
        if (choice != null) {
            model.choose(choice);
        }
    }

    @FXML
    private void open() {
        model.files().toRead(bench.texts().get("timelines.open"), "timeline").ifPresent(model::open);
    }

    @FXML
    private void exportText() {
        Shown shown = model.play().left().shownProperty().get();
        write("timelines.export.text", ".txt", TraceText.of(shown.outcome().orElseThrow()));
    }

    /** Both panes in one page, where there are two. */
    @FXML
    private void exportPage() {
        PlayModel play = model.play();
        Stream<RunModel> panes =
                play.twoProperty().get() ? Stream.of(play.left(), play.right()) : Stream.of(play.left());
        List<Outcome> outcomes = panes.flatMap(pane -> pane.shownProperty().get().outcome().stream())
                .toList();
        write(
                "timelines.export.html",
                ".html",
                TraceHtml.of(outcomes, bench.texts().language().locale()));
    }

    private void write(String titleKey, String ending, String content) {
        String name = model.play().left().shownProperty().get().timeline().name() + ending;
        model.files()
                .toWrite(bench.texts().get(titleKey), name)
                .ifPresent(file -> model.export(file, content.getBytes(StandardCharsets.UTF_8)));
    }

    @FXML
    private void exportPicture() {
        Shown shown = model.play().left().shownProperty().get();
        byte[] picture = Picture.png(timeline.getScene().getRoot().lookup(".run-panes"));
        model.files()
                .toWrite(
                        bench.texts().get("timelines.export.png"),
                        shown.timeline().name() + ".png")
                .ifPresent(file -> model.export(file, picture));
    }

    void leave() {
        listening.end();
        two.selectedProperty().unbindBidirectional(model.play().twoProperty());
    }
}
