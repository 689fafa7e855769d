package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
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
    /** By design. */
    private final Map<String, Moment> moments = new HashMap<>();

    private final Cast cast;

    private Bilingual note = Bilingual.NONE;

    TickReader(String name, int line, Cast cast, Course course, SetupReader setup) {
        this.name = name;
        this.line = line;
        this.cast = cast;
        this.actions = new ActionReader(cast, course, setup::hasOwnRedis);
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
            Said said = expectations.read(text);
            refuseContradiction(text, said, designs);
            return new Statement.Check(said.expectation());
        }
        moments.keySet().removeAll(designs);
        return actions.read(word, text, designs.equals(EVERYWHERE));
    }

    /** Whatever it contradicts was no contradiction before it. */
    private void refuseContradiction(Line text, Said said, Set<String> designs) throws InvalidTimeline {
        designs.forEach(design ->
                moments.put(design, moments.getOrDefault(design, Moment.NEW).and(said)));
        List<Moment> different = designs.stream().map(moments::get).distinct().toList();
        for (Moment moment : different) {
            List<Said> before = new ArrayList<>(moment.contradiction(cast.everybody()));
            if (before.remove(said)) {
                throw text.wrong(said.column(), contradicts(before));
            }
        }
    }

    private static Bilingual contradicts(List<Said> others) {
        if (others.isEmpty()) {
            return new Bilingual("this contradicts itself: it can never be so", "스스로 모순됩니다: 결코 그럴 수 없습니다");
        }
        Bilingual all = Bilingual.joined(others.stream().map(Said::where).toList(), new Bilingual(" and ", ", "));
        return new Bilingual(
                "this contradicts " + all.en() + " at the same moment", "같은 순간에 대한 다음 내용과 모순됩니다: " + all.ko());
    }

    Tick tick() {
        return new Tick(name, line, note, statements);
    }
}
