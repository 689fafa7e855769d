package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.NamedRequest;
import java.util.regex.Pattern;

/** Reads what is expected of one row. */
final class RowReader {
    private static final String RECORD_WORDS = "none, or a status: SUCCEEDED, FAILED_FINAL, EXPIRED or PROCESSING";
    private static final String ORDER_WORDS = "none, or a status: CREATED, CANCELLED or SHIPPED";
    private static final Pattern RECORD_STATUS = Pattern.compile("none|SUCCEEDED|FAILED_FINAL|EXPIRED|PROCESSING");
    private static final Pattern ORDER_STATUS = Pattern.compile("none|CREATED|CANCELLED|SHIPPED");

    /** Where nothing was made, so that the record can name nothing. */
    private static final Pattern WITHOUT_ORDER = Pattern.compile("none|FAILED_FINAL|PROCESSING");

    private static final String ORDER_ID = "an order id such as o-901";

    private final Cast cast;

    RowReader(Cast cast) {
        this.cast = cast;
    }

    /** A record is named by a request of its scope; its fingerprint must be that request's. */
    Said record(Line line, int column) throws InvalidTimeline {
        NamedRequest request = cast.request(line);
        String status = line.matching(RECORD_STATUS, RECORD_WORDS).group();
        int statusColumn = line.column();
        String order = line.hasMore() ? line.word(ORDER_ID) : "";
        if (!order.isEmpty() && WITHOUT_ORDER.matcher(status).matches()) {
            throw line.wrong("'" + order + "' contradicts '" + status + "' in column " + statusColumn
                    + ": only a record that is SUCCEEDED or EXPIRED names an order");
        }
        String fingerprint = request.request().fingerprint().shortForm();
        String resource = order.isEmpty() ? "" : " " + order;
        Expectation expectation =
                Expectation.exactly(line.source(), "record " + request.name(), status + resource, scene -> scene.sight()
                        .record(request.request().scope())
                        .map(seen -> seen.status()
                                + (resource.isEmpty() ? "" : " " + seen.resourceId())
                                + (seen.fingerprint().equals(fingerprint)
                                        ? ""
                                        : " of another request, fingerprint " + seen.fingerprint()))
                        .orElse(RowClaims.NONE));
        return new Said(
                expectation, column, new Claim.Recorded(request.request().scope(), fingerprint, status, order));
    }

    static Said order(Line line, int column) throws InvalidTimeline {
        String orderId = line.word(ORDER_ID);
        String status = line.matching(ORDER_STATUS, ORDER_WORDS).group();
        Expectation expectation = Expectation.exactly(line.source(), "order " + orderId, status, scene -> scene.sight()
                .order(orderId)
                .map(seen -> seen.status())
                .orElse(RowClaims.NONE));
        return new Said(expectation, column, new Claim.Ordered(orderId, status));
    }
}
