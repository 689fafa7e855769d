package dev.onceledger.cli;

import dev.onceledger.sweep.SweepPlan;
import dev.onceledger.sweep.SweepResult;

/** What a sweep would do or did, in words. */
final class SweepTexts {
    private SweepTexts() {}

    static String of(SweepPlan plan) {
        StringBuilder text = new StringBuilder(plan.due() + " records had expired by " + TextTable.text(plan.cutoff())
                + "; sweeping them frees " + plan.bytes() + " bytes of stored answers. Nothing has been changed.");
        if (plan.skippedProcessing() > 0) {
            text.append("\n")
                    .append(plan.skippedProcessing())
                    .append(" records still in PROCESSING are past their expiry; no sweep touches them.");
        }
        if (plan.due() > 0) {
            TextTable table = new TextTable("PRINCIPAL", "DUE", "BYTES", "OLDEST EXPIRY");
            plan.principals().forEach(one -> table.row(one.principal(), one.due(), one.bytes(), one.oldest()));
            text.append("\n\n").append(table);
        }
        return text.toString();
    }

    static String of(SweepResult result) {
        String remaining = result.remaining() < 0 ? "an unknown number" : Long.toString(result.remaining());
        String what = result.swept() + " records swept, " + remaining + " still due by "
                + TextTable.text(result.cutoff()) + ".";
        return switch (result.ending()) {
            case COMPLETED -> what;
            case CANCELLED -> "Cancelled. " + what;
            case FAILED ->
                "The database failed ("
                        + result.failure().map(failure -> failure.kind().name()).orElse("unknown cause") + "). " + what
                        + " What was swept stays swept; run it again.";
        };
    }
}
