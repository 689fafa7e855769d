package dev.onceledger.timeline.file;

import dev.onceledger.ledger.Status;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** Reads a line that expects something. */
final class ExpectationReader {
    private static final String SUBJECTS =
            "a client, or one of: records, orders, stock, record, order, same bytes, charges, keys,"
                    + " stuck keys, endless keys, or a number and 'of' several clients";
    private static final String RECORD_WORDS = "none, or a status: SUCCEEDED, FAILED_FINAL, EXPIRED or PROCESSING";
    private static final String ORDER_WORDS = "none, or a status: CREATED, CANCELLED or SHIPPED";
    private static final Pattern RECORD_STATUS = Pattern.compile("none|SUCCEEDED|FAILED_FINAL|EXPIRED|PROCESSING");
    private static final Pattern ORDER_STATUS = Pattern.compile("none|CREATED|CANCELLED|SHIPPED");

    private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

    private final Cast cast;
    private final StandingReader standings;

    ExpectationReader(Cast cast) {
        this.cast = cast;
        this.standings = new StandingReader(cast);
    }

    /** Reads the line, whose word {@code expect} is taken already. */
    Expectation read(Line line) throws InvalidTimeline {
        String subject = line.word(SUBJECTS);
        Expectation expectation =
                switch (subject) {
                    case "records" ->
                        count(line, subject, scene -> scene.sight().records().size());
                    case "orders" ->
                        count(line, subject, scene -> scene.sight().orders().size());
                    case "charges", "keys" -> elsewhere(line, subject);
                    case "stuck", "endless" -> {
                        line.must("keys");
                        yield elsewhere(line, subject + " keys");
                    }
                    case "stock" -> stock(line);
                    case "record" -> record(line);
                    case "order" -> order(line);
                    case "same" -> {
                        line.must("bytes");
                        yield standings.sameBytes(line);
                    }
                    default -> {
                        if (COUNT.matcher(subject).matches()) {
                            line.must("of");
                            yield standings.among(line, Integer.parseInt(subject));
                        }
                        if (!cast.clients().contains(subject)) {
                            throw line.expected(SUBJECTS + ". Clients: " + String.join(", ", cast.clients()));
                        }
                        yield standings.read(line, subject);
                    }
                };
        line.end();
        return expectation;
    }

    private static Expectation count(Line line, String subject, ToIntFunction<Scene> counted) throws InvalidTimeline {
        String expected = String.valueOf(line.count("a number"));
        return Expectation.exactly(
                line.source(), subject, expected, scene -> String.valueOf(counted.applyAsInt(scene)));
    }

    /** Counted only where a design is deployed. */
    private static Expectation elsewhere(Line line, String what) throws InvalidTimeline {
        String expected = String.valueOf(line.count("a number"));
        return Expectation.exactly(line.source(), what, expected, scene -> {
            Integer counted = scene.sight().counts().get(what);
            return counted == null ? "not counted: no design is deployed, or its store is away" : counted.toString();
        });
    }

    private static Expectation stock(Line line) throws InvalidTimeline {
        String sku = line.matching(SetupReader.SKU, SetupReader.SKU_WORDS).group();
        String expected = String.valueOf(line.count("how many are available"));
        return Expectation.exactly(line.source(), "stock " + sku, expected, scene -> {
            Integer available = scene.sight().stock().get(sku);
            return available == null ? "no such row" : available.toString();
        });
    }

    /** A record is named by a request of its scope; its fingerprint must be that request's. */
    private Expectation record(Line line) throws InvalidTimeline {
        NamedRequest request = cast.request(line);
        String status = line.matching(RECORD_STATUS, RECORD_WORDS).group();
        String resource = line.hasMore() ? " " + line.word("an order id such as o-901") : "";
        String shown = Status.of(status) == Status.UNKNOWN ? status : status + resource;
        return Expectation.exactly(line.source(), "record " + request.name(), shown, scene -> scene.sight()
                .record(request.request().scope())
                .map(seen -> seen.status()
                        + (resource.isEmpty() ? "" : " " + seen.resourceId())
                        + (seen.fingerprint()
                                        .equals(request.request().fingerprint().shortForm())
                                ? ""
                                : " of another request, fingerprint " + seen.fingerprint()))
                .orElse("none"));
    }

    private static Expectation order(Line line) throws InvalidTimeline {
        String orderId = line.word("an order id such as o-901");
        String status = line.matching(ORDER_STATUS, ORDER_WORDS).group();
        return Expectation.exactly(line.source(), "order " + orderId, status, scene -> scene.sight()
                .order(orderId)
                .map(seen -> seen.status())
                .orElse("none"));
    }
}
