package dev.onceledger.timeline;

import java.util.Set;

/** One line of a tick: something that happens, or something that is expected. */
public sealed interface Statement {
    /** Where it stands. */
    Source source();

    /** Carries it out on a stage. */
    void playOn(Stage stage) throws Unreachable;

    /**
     * Something that happens.
     *
     * @param deed what is done
     */
    record Action(Source source, Deed deed) implements Statement {
        @Override
        public void playOn(Stage stage) throws Unreachable {
            stage.begin(this);
            deed.on(stage);
            stage.settle();
        }
    }

    /**
     * Something that is expected of the scene at this point.
     *
     * @param expectation what
     */
    record Check(Expectation expectation) implements Statement {
        @Override
        public Source source() {
            return expectation.source();
        }

        @Override
        public void playOn(Stage stage) {
            stage.check(expectation);
        }
    }

    /**
     * A line that speaks of some designs alone; the others pass it over.
     *
     * @param designs their names
     * @param statement what is said of it
     */
    record Only(Set<String> designs, Statement statement) implements Statement {
        @Override
        public Source source() {
            return statement.source();
        }

        @Override
        public void playOn(Stage stage) throws Unreachable {
            if (stage.plays(designs)) {
                statement.playOn(stage);
            }
        }
    }

    /** What an action does to a stage. */
    @FunctionalInterface
    interface Deed {
        /** Does it. */
        void on(Stage stage) throws Unreachable;
    }
}
