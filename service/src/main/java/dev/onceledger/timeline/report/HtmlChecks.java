package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Stopped;
import dev.onceledger.timeline.run.TickResult;
import dev.onceledger.timeline.run.Unmet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The observer's cell: what happened from outside, and each expectation of the tick beside what was seen. */
final class HtmlChecks {
    private final Outcome outcome;
    private final Locale locale;

    HtmlChecks(Outcome outcome, Locale locale) {
        this.outcome = outcome;
        this.locale = locale;
    }

    void cell(Markup out, TickResult result) {
        out.open("td", "rowspan", "2", "class", "observer");
        if (!result.outside().isEmpty()) {
            out.open("ol", "class", "did");
            result.outside().forEach(event -> out.leaf("li", "event", event.in(locale)));
            out.close();
        }
        result.sight().counts().forEach((what, count) -> out.open("p", "class", "row")
                .leaf("b", "", what)
                .text(" " + count)
                .close());
        List<Expectation> expectations = expectations(result);
        if (!expectations.isEmpty()) {
            out.open("ul", "class", "checks");
            expectations.forEach(expectation -> check(out, result, expectation));
            out.close();
        }
        stopped(result).ifPresent(stopped -> out.leaf("p", "stopped", stopped.reason()));
        out.close();
    }

    private void check(Markup out, TickResult result, Expectation expectation) {
        Optional<Unmet> unmet = result.unmet().stream()
                .filter(one -> one.expectation() == expectation)
                .findFirst();
        String words = expectation.source().text().replaceFirst("^expect ", "");
        if (unmet.isPresent()) {
            out.open("li", "class", "unmet").leaf("b", "", HtmlWords.NOT_MET.in(locale));
            out.text(" " + words + ": "
                    + HtmlWords.SEEN
                            .in(locale)
                            .formatted(expectation.expected(), unmet.get().seen()));
        } else if (wasReached(result, expectation)) {
            out.open("li", "class", "met").text(words + " ");
            out.leaf("span", "spoken", HtmlWords.MET.in(locale));
        } else {
            out.open("li", "class", "unchecked").text(words + " ");
            out.leaf("em", "", HtmlWords.NOT_CHECKED.in(locale));
        }
        out.close();
    }

    private boolean wasReached(TickResult result, Expectation expectation) {
        return stopped(result)
                .map(stopped -> expectation.source().line() < stopped.source().line())
                .orElse(true);
    }

    private Optional<Stopped> stopped(TickResult result) {
        return outcome.stopped()
                .filter(stopped -> stopped.tick().equals(result.tick().name()));
    }

    private static List<Expectation> expectations(TickResult result) {
        return result.tick().statements().stream()
                .flatMap(statement -> expectation(result, statement).stream())
                .toList();
    }

    /** Whether a line that speaks of one design alone was checked, a run tells only when it did not hold. */
    private static Optional<Expectation> expectation(TickResult result, Statement statement) {
        if (statement instanceof Statement.Check check) {
            return Optional.of(check.expectation());
        } else if (statement instanceof Statement.Only only) {
            return expectation(result, only.statement())
                    .filter(one -> result.unmet().stream().anyMatch(unmet -> unmet.expectation() == one));
        }
        return Optional.empty();
    }
}
