package dev.onceledger.cli;

import dev.onceledger.database.DataFolder;
import dev.onceledger.explore.Exploration;
import dev.onceledger.explore.Violation;
import dev.onceledger.timeline.Bilingual;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Prints what an exploration has found: each broken rule with a timeline that replays it, and last the summary. */
final class ExploreReport {
    private static final Bilingual BROKEN = new Bilingual("broken: %s", "깨짐: %s");
    private static final Bilingual DETAIL =
            new Bilingual("  %s (%d schedules, the shortest of %d moves)", "  %s (순서 %d개, 가장 짧은 것은 조작 %d번)");
    private static final Bilingual NOT_ALL =
            new Bilingual("not all orders were run; --resume goes on", "모든 순서를 실행하지는 않았습니다. --resume으로 이어집니다");

    private final PrintWriter out;
    private final DataFolder folder;
    private final String design;
    private final Locale language;

    ExploreReport(PrintWriter out, DataFolder folder, String design, Locale language) {
        this.language = language;
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
            out.println(BROKEN.in(language).formatted(violation.rule().words().in(language)));
            out.println(DETAIL.in(language)
                    .formatted(violation.detail().in(language), violation.schedules(), violation.moves()));
            out.println("  onceledger replay " + file + (design == null ? "" : " --design " + design));
        }
        if (!found.isComplete()) {
            out.println(NOT_ALL.in(language));
        }
        out.println(found.summary().in(language));
        out.flush();
    }

    /** How files about an exploration are called, without an ending. */
    static String fileName(String scenario, String design) {
        return ("explore-" + scenario + (design.isEmpty() ? "" : "-" + design)).replaceAll("[^A-Za-z0-9-]", "-");
    }
}
