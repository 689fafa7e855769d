package dev.onceledger.timeline.report;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.report.SvgItem.Look;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What stands in each lane of a drawing at each tick: clients, then ledger, orders, stock, observer. */
final class SvgCells {
    private static final Set<String> STEPS =
            Arrays.stream(Step.values()).map(Step::text).collect(Collectors.toSet());

    private final SightWords words;
    private final Locale locale;
    private Sight before = new Sight(List.of(), List.of(), new TreeMap<>());

    SvgCells(Timeline timeline, Locale locale) {
        this.words = new SightWords(timeline);
        this.locale = locale;
    }

    /** The next tick; ticks must be given in turn. */
    List<List<SvgItem>> next(TickResult result) {
        List<List<SvgItem>> lanes = new ArrayList<>();
        result.clients().forEach(client -> lanes.add(client(client)));
        Sight sight = result.sight();
        lanes.add(ledger(result, sight));
        lanes.add(orders(result, sight));
        lanes.add(stock(sight));
        lanes.add(observer(result));
        before = sight;
        return lanes;
    }

    private List<SvgItem> client(ClientResult client) {
        List<SvgItem> items = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        for (Bilingual did : client.did()) {
            if (STEPS.contains(did.en())) {
                steps.add(did.in(locale));
            } else {
                flush(steps, items);
                items.add(new SvgItem(Look.TEXT, did.in(locale)));
            }
        }
        flush(steps, items);
        boolean rests = client.standing() instanceof Standing.At || client.standing() instanceof Standing.Waiting;
        if (rests || !client.did().isEmpty()) {
            Look look = StandingWords.isOpen(client.standing())
                    ? Look.OPEN
                    : client.standing().match(new LookOf());
            items.add(new SvgItem(look, StandingWords.of(client.standing()).in(locale)));
        }
        return items;
    }

    private static void flush(List<String> steps, List<SvgItem> items) {
        if (!steps.isEmpty()) {
            items.add(new SvgItem(Look.SMALL, String.join(" · ", steps)));
            steps.clear();
        }
    }

    private List<SvgItem> ledger(TickResult result, Sight sight) {
        List<SvgItem> items = new ArrayList<>();
        sight.records().stream()
                .filter(seen -> !before.records().contains(seen))
                .forEach(seen -> items.add(new SvgItem(Look.GOOD, String.join(" ", words.parts(seen)))));
        open(TableRows.recordHolders(result), items);
        if (!sight.counts().equals(before.counts())) {
            words.keys(sight, locale).forEach(keys -> items.add(new SvgItem(Look.HELD, keys)));
        }
        return items;
    }

    private List<SvgItem> orders(TickResult result, Sight sight) {
        List<SvgItem> items = new ArrayList<>();
        sight.orders().stream()
                .filter(seen -> !before.orders().contains(seen))
                .forEach(seen -> items.add(new SvgItem(Look.GOOD, String.join(" ", words.parts(seen)))));
        open(TableRows.orderHolders(result), items);
        if (!sight.counts().equals(before.counts())) {
            words.charges(sight, locale).forEach(charges -> items.add(new SvgItem(Look.HELD, charges)));
        }
        return items;
    }

    private void open(String holders, List<SvgItem> items) {
        if (!holders.isEmpty()) {
            items.add(new SvgItem(Look.GHOST, TableRows.UNCOMMITTED.in(locale).formatted(holders)));
        }
    }

    private List<SvgItem> stock(Sight sight) {
        List<SvgItem> items = new ArrayList<>();
        sight.stock().forEach((sku, now) -> {
            if (!now.equals(before.stock().get(sku))) {
                items.add(new SvgItem(Look.TEXT, sku + " " + now));
            }
        });
        return items;
    }

    private List<SvgItem> observer(TickResult result) {
        List<SvgItem> items = new ArrayList<>();
        result.outside().forEach(event -> items.add(new SvgItem(Look.WAITS, event.in(locale))));
        result.unmet()
                .forEach(unmet -> items.add(new SvgItem(
                        Look.BAD,
                        unmet.expectation().source().text() + " ≠ "
                                + unmet.seen().in(locale))));
        boolean expects = result.tick().statements().stream().anyMatch(one -> !(one instanceof Statement.Action));
        if (expects && result.unmet().isEmpty()) {
            items.add(new SvgItem(Look.SMALL, HtmlWords.MET.in(locale)));
        }
        return items;
    }

    /** How a standing looks. */
    private static final class LookOf implements Standing.Cases<Look> {
        @Override
        public Look idle() {
            return Look.SMALL;
        }

        @Override
        public Look at(Step step) {
            return Look.HELD;
        }

        @Override
        public Look waiting(String rival) {
            return Look.WAITS;
        }

        @Override
        public Look answered(Answer answer) {
            return answer.status() < 400 ? Look.GOOD : Look.BAD;
        }

        @Override
        public Look unknown() {
            return Look.UNKNOWN;
        }

        @Override
        public Look died(Step step) {
            return Look.BAD;
        }

        @Override
        public Look failed(Bilingual reason) {
            return Look.BAD;
        }
    }
}
