package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads one tick: its notes, what happens, what is expected. */
final class TickReader {
    /** Every design, and the order service alone. */
    private static final Set<String> EVERYWHERE = DesignsReader.everywhere();

    private final String name;
    private final int line;
    private final ActionReader actions;
    private final ExpectationReader expectations;
    private final List<Statement> statements = new ArrayList<>();
    /** What is expected since the last action, by subject. */
    private final Map<Subject, Expectation> standing = new HashMap<>();

    private Bilingual note = Bilingual.NONE;

    private record Subject(String design, String of) {}

    TickReader(String name, int line, Cast cast, SetupReader setup) {
        this.name = name;
        this.line = line;
        this.actions = new ActionReader(cast, setup::hasOwnRedis);
        this.expectations = new ExpectationReader(cast);
    }

    void read(Line text) throws InvalidTimeline {
        String word = text.word(ActionReader.WORDS);
        switch (word) {
            case "note" -> note = BilingualReader.read(text, note);
            case "on" -> only(text, DesignsReader.read(text));
            case "except" -> only(text, DesignsReader.allBut(DesignsReader.read(text)));
            default -> statements.add(statement(word, text, EVERYWHERE));
        }
    }

    private void only(Line text, Set<String> designs) throws InvalidTimeline {
        statements.add(new Statement.Only(designs, statement(text.word(ActionReader.WORDS), text, designs)));
    }

    private Statement statement(String word, Line text, Set<String> designs) throws InvalidTimeline {
        if (word.equals("expect")) {
            Expectation expectation = expectations.read(text);
            refuseContradiction(text, expectation, designs);
            return new Statement.Check(expectation);
        }
        standing.keySet().removeIf(moment -> designs.contains(moment.design()));
        return actions.read(word, text);
    }

    private void refuseContradiction(Line text, Expectation expectation, Set<String> designs) throws InvalidTimeline {
        for (String design : designs) {
            Expectation before = standing.putIfAbsent(new Subject(design, expectation.subject()), expectation);
            if (before != null && !before.expected().equals(expectation.expected())) {
                throw contradiction(text, before);
            }
        }
    }

    private static InvalidTimeline contradiction(Line text, Expectation before) {
        return text.wrong("this contradicts line " + before.source().line() + ", which expects " + before.expected()
                + " of " + before.subject() + " at the same moment");
    }

    Tick tick() {
        return new Tick(name, line, note, statements);
    }
}
