package dev.onceledger.console.timelines;

import dev.onceledger.console.files.DesktopFiles;
import dev.onceledger.console.files.FilePicker;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.console.work.Latest;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.NoTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Which timeline is open, and its text; the playing of it is {@link PlayModel}'s, what is done by hand {@link HandModel}'s. */
final class TimelinesModel implements AutoCloseable {
    private static final String FIRST = "t0-t4";

    private final Background background;
    private final Grounds grounds;
    private final PlayModel play;
    private final HandModel hand;
    private final FilePicker files;
    private final Latest loading;
    private final ObservableList<Choice> choices = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Choice> chosen = new ReadOnlyObjectWrapper<>();
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<InvalidTimeline> mistake = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Bilingual> problem = new ReadOnlyObjectWrapper<>(Bilingual.NONE);
    private final BooleanProperty drawingOnly = new SimpleBooleanProperty();
    private final ReadOnlyStringWrapper written = new ReadOnlyStringWrapper("");
    private int views;

    TimelinesModel(Workbench bench) {
        this(bench.background(), new WindowGrounds(bench), new DesktopFiles());
    }

    TimelinesModel(Background background, Grounds grounds, FilePicker files) {
        this.background = background;
        this.grounds = grounds;
        this.files = files;
        this.play = new PlayModel(background, grounds);
        this.hand = new HandModel(play.panes());
        play.panes().busyBinding().addListener((property, before, busy) -> written.set(""));
        hand.onProperty().addListener((property, before, on) -> play.pause());
        this.loading = new Latest(background);
    }

    /** A view of this is on the screen; what was dropped while there was none is run again. */
    void attach() {
        views++;
        if (choices.isEmpty()) {
            background.run(Catalog::builtIn, this::listed, this::failed);
        }
    }

    /** A view has gone; unless another comes at once, as when the language changes, playing pauses and the runs' ledgers go. */
    void detach() {
        views--;
        background.show(() -> {
            if (views == 0) {
                play.pause();
                play.panes().rest();
            }
        });
    }

    private void listed(List<Choice> builtIn) {
        if (choices.isEmpty()) {
            choices.setAll(builtIn);
            choose(offered(choice -> choice.name().equals(FIRST)));
        }
    }

    private Choice offered(Predicate<Choice> which) {
        return choices.stream().filter(which).findFirst().orElse(choices.get(0));
    }

    /** Opens one of the choices, from its beginning. */
    void choose(Choice choice) {
        if (!choice.equals(chosen.get())) {
            chosen.set(choice);
            loading.ask(() -> Catalog.text(choice.name()), this::loaded, this::failed);
        }
    }

    /** Opens a file and puts it among the choices. */
    void open(Path file) {
        loading.ask(
                () -> Timelines.text(file),
                content -> {
                    Choice choice = Catalog.file(file);
                    choices.removeIf(one -> one.name().equals(choice.name()));
                    choices.add(choice);
                    chosen.set(choice);
                    loaded(content);
                },
                this::failed);
    }

    private void loaded(String content) {
        text.set(content);
        run();
        if (chosen.get().group() == Choice.Group.STAGE) {
            hand.onProperty().set(true);
        }
    }

    /** Reads the text as it stands now and gets ready to run it; a mistake in it is shown at its line. */
    void run() {
        problem.set(Bilingual.NONE);
        try {
            Timeline timeline = Timelines.parse(name(), text.get());
            mistake.set(null);
            play.ready(timeline);
            hand.ready(timeline, text.get());
        } catch (InvalidTimeline wrong) {
            mistake.set(wrong);
        }
    }

    private String name() {
        return chosen.get() == null ? "timeline" : chosen.get().name();
    }

    /** Writes the text into a file, which is then the one that is open. */
    void save(Path file) {
        String content = text.get();
        background.run(() -> Files.writeString(file, content), this::open, this::failed);
    }

    /** Writes something made from the run into a file. */
    void export(Path file, byte[] content) {
        written.set("");
        background.run(
                () -> Files.write(file, content),
                path -> {
                    problem.set(Bilingual.NONE);
                    written.set(path.getFileName().toString());
                },
                this::failed);
    }

    private void failed(Exception why) {
        problem.set(why instanceof NoTimeline no ? no.words() : Bilingual.same(Problems.inPlainWords(why)));
    }

    /** Ends the runs, drops their ledgers and stops what was started for them; slow, and off the screen's thread. */
    @Override
    public void close() {
        play.close();
        grounds.close();
    }

    PlayModel play() {
        return play;
    }

    HandModel hand() {
        return hand;
    }

    Grounds grounds() {
        return grounds;
    }

    FilePicker files() {
        return files;
    }

    ObservableList<Choice> choices() {
        return choices;
    }

    ReadOnlyObjectProperty<Choice> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** The timeline's text, as it is being edited. */
    StringProperty textProperty() {
        return text;
    }

    /** Whether all room is the drawing's: nothing is shown above it but what plays it, and nothing below. */
    BooleanProperty drawingOnlyProperty() {
        return drawingOnly;
    }

    /** What is wrong in the text, or null. */
    ReadOnlyObjectProperty<InvalidTimeline> mistakeProperty() {
        return mistake.getReadOnlyProperty();
    }

    /** The name of the file that an export has just made; empty once something else has begun. */
    ReadOnlyStringProperty writtenProperty() {
        return written.getReadOnlyProperty();
    }

    /** Why a file could not be read or written; empty if it could. */
    ReadOnlyObjectProperty<Bilingual> problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
