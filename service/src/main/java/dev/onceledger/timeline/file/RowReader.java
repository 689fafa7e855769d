package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Sight.SeenRecord;
import java.util.regex.Pattern;

/** Reads what is expected of one row. */
final class RowReader {
    /** How an order is named, in requests and expectations. */
    static final Bilingual ORDER_ID = new Bilingual("an order id such as o-901", "o-901 같은 주문 ID");

    private static final Bilingual RECORD_WORDS = new Bilingual(
            "none, or a status: SUCCEEDED, FAILED_FINAL, EXPIRED or PROCESSING",
            "none, 또는 상태(SUCCEEDED, FAILED_FINAL, EXPIRED, PROCESSING 중 하나)");
    private static final Bilingual ORDER_WORDS = new Bilingual(
            "none, or a status: CREATED, CANCELLED or SHIPPED", "none, 또는 상태(CREATED, CANCELLED, SHIPPED 중 하나)");
    private static final Bilingual NO_ROW = new Bilingual(RowClaims.NONE, "없음");
    private static final Pattern RECORD_STATUS = Pattern.compile("none|SUCCEEDED|FAILED_FINAL|EXPIRED|PROCESSING");
    private static final Pattern ORDER_STATUS = Pattern.compile("none|CREATED|CANCELLED|SHIPPED");

    /** Where nothing was made, so that the record can name nothing. */
    private static final Pattern WITHOUT_ORDER = Pattern.compile("none|FAILED_FINAL|PROCESSING");

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
            throw line.contradiction(
                    order,
                    status,
                    statusColumn,
                    new Bilingual(
                            "only a record that is SUCCEEDED or EXPIRED names an order",
                            "주문을 가리키는 것은 SUCCEEDED 또는 EXPIRED인 레코드뿐입니다"));
        }
        String fingerprint = request.request().fingerprint().shortForm();
        String resource = order.isEmpty() ? "" : " " + order;
        Expectation expectation = Expectation.exactly(
                line.source(),
                Bilingual.same("record " + request.name()),
                words(status + resource),
                scene -> scene.sight()
                        .record(request.request().scope())
                        .map(seen -> seen(seen, !resource.isEmpty(), fingerprint))
                        .orElse(NO_ROW));
        return new Said(
                expectation, column, new Claim.Recorded(request.request().scope(), fingerprint, status, order));
    }

    private static Bilingual seen(SeenRecord seen, boolean withOrder, String fingerprint) {
        String words = seen.status() + (withOrder ? " " + seen.resourceId() : "");
        return seen.fingerprint().equals(fingerprint)
                ? Bilingual.same(words)
                : new Bilingual(
                        words + " of another request, fingerprint " + seen.fingerprint(),
                        words + ", 다른 요청의 것 (지문 " + seen.fingerprint() + ")");
    }

    private static Bilingual words(String status) {
        return status.equals(RowClaims.NONE) ? NO_ROW : Bilingual.same(status);
    }

    static Said order(Line line, int column) throws InvalidTimeline {
        String orderId = line.word(ORDER_ID);
        String status = line.matching(ORDER_STATUS, ORDER_WORDS).group();
        Expectation expectation = Expectation.exactly(
                line.source(), Bilingual.same("order " + orderId), words(status), scene -> scene.sight()
                        .order(orderId)
                        .map(seen -> Bilingual.same(seen.status()))
                        .orElse(NO_ROW));
        return new Said(expectation, column, new Claim.Ordered(orderId, status));
    }
}
