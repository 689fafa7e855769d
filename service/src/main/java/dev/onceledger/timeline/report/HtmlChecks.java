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
import java.util.regex.Pattern;

/** The observer's cell: what happened from outside, and each expectation of the tick beside what was seen. */
final class HtmlChecks {
    private static final Pattern WRITTEN = Pattern.compile("^((on|except) \\S+ )?expect ");

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
                .leaf("b", "", HtmlWords.counted(what).in(locale))
                .text(" " + count)
                .close());
        List<Expectation> expectations = expectations(result);
        if (!expectations.isEmpty()) {
            out.open("ul", "class", "checks");
            expectations.forEach(expectation -> check(out, result, expectation));
            out.close();
        }
        stopped(result)
                .ifPresent(stopped -> out.leaf("p", "stopped", stopped.reason().in(locale)));
        out.close();
    }

    private void check(Markup out, TickResult result, Expectation expectation) {
        Optional<Unmet> unmet = result.unmet().stream()
                .filter(one -> one.expectation() == expectation)
                .findFirst();
        String words = WRITTEN.matcher(expectation.source().text()).replaceFirst("");
        if (unmet.isPresent()) {
            out.open("li", "class", "unmet").leaf("b", "", HtmlWords.NOT_MET.in(locale));
            out.text(" " + words + ": "
                    + HtmlWords.SEEN
                            .in(locale)
                            .formatted(
                                    expectation.expected().in(locale),
                                    unmet.get().seen().in(locale)));
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

    private List<Expectation> expectations(TickResult result) {
        return result.tick().statements().stream()
                .flatMap(statement -> expectation(statement).stream())
                .toList();
    }

    /** Lines that speak of other designs alone were not for this run. */
    private Optional<Expectation> expectation(Statement statement) {
        if (statement instanceof Statement.Check check) {
            return Optional.of(check.expectation());
        } else if (statement instanceof Statement.Only only && isPlayed(only)) {
            return expectation(only.statement());
        }
        return Optional.empty();
    }

    private boolean isPlayed(Statement.Only only) {
        return outcome.design()
                .filter(design -> only.designs().contains(design.name()))
                .isPresent();
    }
}
