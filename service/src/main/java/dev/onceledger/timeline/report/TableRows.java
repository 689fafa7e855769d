package dev.onceledger.timeline.report;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Makes the rows of the teaching table, one tick after the other, in one language. */
public final class TableRows {
    static final Bilingual NONE = new Bilingual("none", "없음");
    static final Bilingual UNCOMMITTED = new Bilingual("only inside the transaction of %s", "%s의 트랜잭션 안에만 있음");
    private static final Bilingual NOTHING = new Bilingual("nothing committed yet", "아직 확정된 것이 없음");
    private static final Bilingual UNCHANGED = new Bilingual("unchanged", "그대로");
    private static final Bilingual STOCK = new Bilingual("stock of %s: %d, was %d", "%s 재고 %d (이전 %d)");
    static final String IDLE = "–";

    /** Later steps are passed by a stored refusal as well, which has no order. */
    private static final Set<Step> ORDER_OPEN =
            EnumSet.of(Step.ORDER_INSERTED, Step.STOCK_DECREASED, Step.WORKED, Step.CHARGED);

    /** Told by where a client is in the end; that it has committed is not. */
    private static final Set<String> STEPS = Arrays.stream(Step.values())
            .filter(step -> step != Step.COMMITTED)
            .map(Step::text)
            .collect(Collectors.toSet());

    private final SightWords words;
    private final Locale locale;
    private Sight before;

    /** Rows of a run of this timeline, in this language. */
    public TableRows(Timeline timeline, Locale locale) {
        this.words = new SightWords(timeline);
        this.locale = locale;
    }

    /** The heads of the columns of a timeline. */
    public static List<String> heads(Timeline timeline, Locale locale) {
        List<String> heads = new ArrayList<>();
        heads.add(new Bilingual("time", "시점").in(locale));
        timeline.clients().forEach(client -> heads.add(new Bilingual("request ", "요청 ").in(locale) + client));
        heads.add(new Bilingual("ledger, seen from outside", "바깥에서 본 원장").in(locale));
        heads.add(new Bilingual("orders", "주문").in(locale));
        heads.add(new Bilingual("observed", "관찰되는 결과").in(locale));
        return heads;
    }

    /** The next tick's row; must be given every tick of the run in turn, for it tells changes from the tick before. */
    public TableRow next(TickResult result) {
        TableRow row = soFar(result);
        before = result.sight();
        return row;
    }

    /** The row of a tick that is under way, as far as it has come. */
    public TableRow soFar(TickResult result) {
        List<String> clients = result.clients().stream().map(this::client).toList();
        return new TableRow(
                result.tick().name(),
                clients,
                cell(words.shortRecords(result.sight()), words.keys(result.sight(), locale), recordHolders(result)),
                cell(words.orders(result.sight()), words.charges(result.sight(), locale), orderHolders(result)),
                observed(result));
    }

    /** What befell it, and where it is; the steps in between are in the trace. */
    private String client(ClientResult client) {
        boolean rests = client.standing() instanceof Standing.At || client.standing() instanceof Standing.Waiting;
        if (client.did().isEmpty() && !rests) {
            return IDLE;
        }
        List<String> parts = client.did().stream()
                .filter(did -> !STEPS.contains(did.en()))
                .map(did -> did.in(locale))
                .collect(Collectors.toCollection(ArrayList::new));
        parts.add(StandingWords.of(client.standing()).in(locale));
        return String.join("; ", parts);
    }

    private String cell(List<String> committed, List<String> counted, String holders) {
        List<String> parts = new ArrayList<>(committed);
        if (!holders.isEmpty()) {
            parts.add(UNCOMMITTED.in(locale).formatted(holders));
        } else if (committed.isEmpty() && counted.isEmpty()) {
            parts.add(NONE.in(locale));
        }
        parts.addAll(counted);
        return String.join("; ", parts);
    }

    static String recordHolders(TickResult result) {
        return holders(result, at -> at.inside() == Inside.CLAIM);
    }

    static String orderHolders(TickResult result) {
        return holders(result, at -> at.inside() != Inside.NOTHING && ORDER_OPEN.contains(at.step()));
    }

    /** Whose transaction alone sees a row of theirs. */
    private static String holders(TickResult result, Predicate<Standing.At> hold) {
        return result.clients().stream()
                .filter(client -> client.standing() instanceof Standing.At at && hold.test(at))
                .map(ClientResult::client)
                .collect(Collectors.joining(", "));
    }

    private String observed(TickResult result) {
        List<String> seen = new ArrayList<>();
        result.outside().forEach(event -> seen.add(event.in(locale)));
        for (ClientResult client : result.clients()) {
            boolean over = !(client.standing() instanceof Standing.At || client.standing() instanceof Standing.Waiting);
            if (over && !client.did().isEmpty()) {
                seen.add(client.client() + ": "
                        + StandingWords.of(client.standing()).in(locale));
            }
        }
        if (before != null) {
            result.sight().stock().forEach((sku, now) -> {
                int then = before.stock().getOrDefault(sku, now);
                if (then != now) {
                    seen.add(STOCK.in(locale).formatted(sku, now, then));
                }
            });
        }
        if (seen.isEmpty()) {
            boolean nothing = result.sight().records().isEmpty()
                    && result.sight().orders().isEmpty();
            return (nothing ? NOTHING : UNCHANGED).in(locale);
        }
        return String.join("; ", seen);
    }
}
