package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.report.TraceSvg;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;

/** What is made of a run: text, a page, a drawing, a picture. */
final class ExportController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();

    @FXML
    private MenuButton export;

    ExportController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(() -> export.setDisable(outcomes().isEmpty()), left().shownProperty());
    }

    private RunModel left() {
        return model.play().panes().left();
    }

    /** Of both panes, where there are two. */
    private List<Outcome> outcomes() {
        PanesModel panes = model.play().panes();
        Stream<RunModel> shown =
                panes.twoProperty().get() ? Stream.of(panes.left(), panes.right()) : Stream.of(panes.left());
        return shown.filter(pane -> pane.shownProperty().get() != null)
                .flatMap(pane -> pane.shownProperty().get().outcome().stream())
                .toList();
    }

    private Locale locale() {
        return bench.texts().language().locale();
    }

    @FXML
    private void exportText() {
        write("timelines.export.text", ".txt", TraceText.of(outcomes().get(0)));
    }

    @FXML
    private void exportPage() {
        write("timelines.export.html", ".html", TraceHtml.of(outcomes(), locale()));
    }

    @FXML
    private void exportDrawing() {
        write("timelines.export.svg", ".svg", TraceSvg.of(outcomes(), locale()));
    }

    private void write(String titleKey, String ending, String content) {
        write(titleKey, ending, content.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String titleKey, String ending, byte[] content) {
        String name = left().shownProperty().get().timeline().name() + ending;
        model.files().toWrite(bench.texts().get(titleKey), name).ifPresent(file -> model.export(file, content));
    }

    @FXML
    private void exportPicture() {
        List<List<Node>> runs = export.getScene().getRoot().lookupAll(".run-pane").stream()
                .filter(Node::isVisible)
                .map(pane -> ((RunPane) pane).pictured())
                .toList();
        write("timelines.export.png", ".png", Picture.png(runs, bench.look().background()));
    }

    void leave() {
        listening.end();
    }
}
