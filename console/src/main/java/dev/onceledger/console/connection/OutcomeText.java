package dev.onceledger.console.connection;

import dev.onceledger.console.text.Texts;

/**
 * What is said of an attempt.
 *
 * @param filled the share of a new ledger's sample that has been written, from 0 to 1; 0 where none is
 */
record OutcomeText(AttemptModel.State state, Texts texts, double filled) {
    /** As a style class. */
    String tone() {
        return switch (state.stage()) {
            case IDLE, TESTING, LOOKING, CONNECTING -> "calm";
            case ASKING -> "asking";
            case FAILED -> "bad";
            case TESTED -> InspectionText.isGood(state.seen(), state.profile()) ? "good" : "asking";
        };
    }

    String icon() {
        return switch (tone()) {
            case "good" -> "fth-check-circle";
            case "bad" -> "fth-alert-octagon";
            default -> "fth-alert-triangle";
        };
    }

    String words() {
        return switch (state.stage()) {
            case IDLE -> "";
            case TESTING, LOOKING ->
                texts.get("connection.looking", state.profile().name());
            case CONNECTING -> connecting(state.profile().name());
            case TESTED -> InspectionText.of(state.seen(), state.profile(), texts);
            case ASKING ->
                texts.get(
                        "connection.ask." + state.seen().ledger(),
                        state.seen().place(),
                        texts.of("environment", state.profile().environment()));
            case FAILED -> state.problem();
        };
    }

    private String connecting(String name) {
        return filled > 0
                ? texts.get("opening.filling", Math.round(filled * 100))
                : texts.get("connection.connecting", name);
    }
}
