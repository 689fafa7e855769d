package dev.onceledger.timeline.report;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.TickResult;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The cells of the clients: what each did in a tick, and where it rests at its end. */
final class HtmlClients {
    private static final Map<String, Step> STEPS =
            Arrays.stream(Step.values()).collect(Collectors.toMap(Step::text, Function.identity()));

    private final Story story;
    private final String id;
    private final Locale locale;

    HtmlClients(Story story, String id, Locale locale) {
        this.story = story;
        this.id = id;
        this.locale = locale;
    }

    void did(Markup out, TickResult result) {
        for (ClientResult client : result.clients()) {
            out.open("td", "class", "lane");
            if (isOver(client)) {
                out.leaf("span", "none", TableRows.IDLE);
            } else if (!client.did().isEmpty()) {
                out.open("ol", "class", "did");
                client.did().forEach(did -> out.leaf("li", kind(did), did.in(locale)));
                out.close();
            }
            out.close();
        }
    }

    /** It did nothing in this tick, and nothing of it is under way. */
    private static boolean isOver(ClientResult client) {
        boolean rests = client.standing() instanceof Standing.At || client.standing() instanceof Standing.Waiting;
        return client.did().isEmpty() && !rests;
    }

    private String kind(Bilingual did) {
        Step step = STEPS.get(did.en());
        if (step == null) {
            return did.en().startsWith("sends ") ? "sends" : "event";
        } else if (step == Step.COMMITTED) {
            return "step committed";
        }
        return story.outcome().inside(step) == Inside.NOTHING ? "step" : "step inside";
    }

    void rest(Markup out, int tick, TickResult result) {
        List<String> wires = Wires.of(result.clients());
        for (int i = 0; i < result.clients().size(); i++) {
            ClientResult client = result.clients().get(i);
            out.open("td", "class", "lane");
            if (!wires.isEmpty()) {
                out.open("div", "class", ("wire " + wires.get(i)).strip()).close();
            }
            standing(out, tick, i, client);
            out.close();
        }
    }

    private void standing(Markup out, int tick, int lane, ClientResult client) {
        Standing standing = client.standing();
        if (isOver(client)) {
            return;
        }
        String words = StandingWords.of(standing).in(locale);
        if (standing instanceof Standing.Waiting waiting) {
            if (waiting.rival().equals(Rival.NAME)) {
                out.open("span", "class", "rest waiting");
            } else {
                out.open("a", "class", "rest waiting", "href", "#" + anchor(tick, waiting.rival()));
            }
            out.text(words).close();
            out.open("p", "class", "evidence").leaf("b", "", HtmlWords.EVIDENCE.in(locale));
            out.text(" " + story.perDatabase(run -> evidence(run.ticks().get(tick), lane)))
                    .close();
            return;
        }
        out.open("span", "class", "rest " + kind(standing), "id", anchor(tick, client.client()));
        out.text(words).close();
    }

    private static String kind(Standing standing) {
        return StandingWords.isOpen(standing) ? "held open" : standing.match(new Kind());
    }

    private String evidence(TickResult result, int lane) {
        Standing standing = result.clients().get(lane).standing();
        return standing instanceof Standing.Waiting waiting ? waiting.evidence().in(locale) : "";
    }

    private String anchor(int tick, String client) {
        return id + "-" + story.outcome().ticks().get(tick).tick().name() + "-" + client;
    }

    /** How a standing looks. */
    private static final class Kind implements Standing.Cases<String> {
        @Override
        public String idle() {
            return "idle";
        }

        @Override
        public String at(Step step) {
            return "held";
        }

        @Override
        public String waiting(String rival) {
            return "waiting";
        }

        @Override
        public String answered(Answer answer) {
            return answer.status() < 400 ? "answered good" : "answered refused";
        }

        @Override
        public String unknown() {
            return "unknown";
        }

        @Override
        public String died(Step step) {
            return "died";
        }

        @Override
        public String failed(Bilingual reason) {
            return "died";
        }
    }
}
