package dev.onceledger.cli;

import dev.onceledger.database.DataFolder;
import dev.onceledger.explore.Checkpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where an exploration that was not finished stands, as a file in the data folder. */
final class ExploreState {
    private final DataFolder folder;
    private final String file;
    private final String what;

    /**
     * The state of one exploration.
     *
     * @param what it explores: a state of something else is no use to it
     */
    ExploreState(DataFolder folder, String scenario, String design, String what) {
        this.folder = folder;
        this.file = ExploreReport.fileName(scenario, design) + ".state";
        this.what = "onceledger exploration " + Integer.toHexString(what.hashCode());
    }

    /**
     * Makes sure, before anything is explored, that it can be kept.
     *
     * @throws IOException if it cannot
     */
    void prepare() throws IOException {
        Path file = path();
        if (!Files.isWritable(Files.exists(file) ? file : file.getParent())) {
            throw new IOException("there is no right to write " + file);
        }
    }

    /** Keeps it, or forgets it when nothing is left to run. */
    void save(Checkpoint rest) throws IOException {
        if (rest.isDone()) {
            Files.deleteIfExists(path());
            return;
        }
        List<String> lines = new ArrayList<>(List.of(what));
        lines.addAll(rest.lines());
        Files.write(path(), lines);
    }

    /**
     * What was kept.
     *
     * @throws IOException if nothing was
     * @throws IllegalArgumentException if that is of another scenario or of other options
     */
    Checkpoint read() throws IOException {
        if (!Files.isRegularFile(path())) {
            throw new IOException("there is no " + path());
        }
        List<String> lines = Files.readAllLines(path());
        if (lines.isEmpty() || !lines.get(0).equals(what)) {
            throw new IllegalArgumentException(path() + " is of another scenario or of other options");
        }
        return Checkpoint.read(lines.subList(1, lines.size()));
    }

    private Path path() {
        return folder.resolve(file);
    }
}
