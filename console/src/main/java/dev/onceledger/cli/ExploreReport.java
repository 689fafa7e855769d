package dev.onceledger.cli;

import dev.onceledger.database.DataFolder;
import dev.onceledger.explore.Exploration;
import dev.onceledger.explore.Violation;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Prints what an exploration has found: each broken rule with a timeline that replays it, and last the summary. */
final class ExploreReport {
    private final PrintWriter out;
    private final DataFolder folder;
    private final String design;

    ExploreReport(PrintWriter out, DataFolder folder, String design) {
        this.out = out;
        this.folder = folder;
        this.design = design;
    }

    void print(Exploration found) throws IOException {
        for (Violation violation : found.violations()) {
            String rule = violation.rule().name().toLowerCase(Locale.ROOT).replace('_', '-');
            String scenario = fileName(found.scenario(), design == null ? "" : design);
            Path file = folder.resolve(scenario + "-" + rule + ".timeline");
            Files.writeString(file, violation.script());
            out.println("broken: " + violation.rule().words());
            out.println("  " + violation.detail() + " (" + violation.schedules() + " schedules, the shortest of "
                    + violation.moves() + " moves)");
            out.println("  onceledger replay " + file + (design == null ? "" : " --design " + design));
        }
        if (!found.isComplete()) {
            out.println("not all orders were run; --resume goes on");
        }
        out.println(found.summary());
        out.flush();
    }

    /** How files about an exploration are called, without an ending. */
    static String fileName(String scenario, String design) {
        return ("explore-" + scenario + (design.isEmpty() ? "" : "-" + design)).replaceAll("[^A-Za-z0-9-]", "-");
    }
}
