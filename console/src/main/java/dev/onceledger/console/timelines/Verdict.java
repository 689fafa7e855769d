package dev.onceledger.console.timelines;

/**
 * A guess beside what the run showed.
 *
 * @param question that was asked
 * @param guessed by the audience
 * @param happened on the database
 */
record Verdict(Question question, Guess guessed, Guess happened) {
    boolean isRight() {
        return guessed == happened;
    }
}
