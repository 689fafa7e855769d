package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads one tick: its notes, what happens, what is expected. */
final class TickReader {
    private final String name;
    private final int line;
    private final ActionReader actions;
    private final ExpectationReader expectations;
    private final List<Statement> statements = new ArrayList<>();
    /** What is expected since the last action, by subject. */
    private final Map<String, Expectation> standing = new HashMap<>();

    private Bilingual note = Bilingual.NONE;

    TickReader(String name, int line, Cast cast) {
        this.name = name;
        this.line = line;
        this.actions = new ActionReader(cast);
        this.expectations = new ExpectationReader(cast);
    }

    void read(Line text) throws InvalidTimeline {
        String word = text.word(ActionReader.WORDS);
        switch (word) {
            case "note" -> note = BilingualReader.read(text, note);
            case "on" -> {
                String design = text.word("a design such as redis-store");
                statements.add(new Statement.Only(design, statement(text.word(ActionReader.WORDS), text, design)));
            }
            default -> statements.add(statement(word, text, ""));
        }
    }

    private Statement statement(String word, Line text, String design) throws InvalidTimeline {
        if (word.equals("expect")) {
            Expectation expectation = expectations.read(text);
            refuseContradiction(text, expectation, design);
            return new Statement.Check(expectation);
        }
        standing.clear();
        return actions.read(word, text);
    }

    private void refuseContradiction(Line text, Expectation expectation, String design) throws InvalidTimeline {
        Expectation before = standing.putIfAbsent(design + " " + expectation.subject(), expectation);
        if (before != null && !before.expected().equals(expectation.expected())) {
            throw text.wrong("this contradicts line " + before.source().line() + ", which expects " + before.expected()
                    + " of " + before.subject() + " at the same moment");
        }
    }

    Tick tick() {
        return new Tick(name, line, note, statements);
    }
}
