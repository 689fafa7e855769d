package dev.onceledger.cli;

import dev.onceledger.browse.AttemptRow;
import dev.onceledger.browse.OrderRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.ledger.StoredAnswer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;

/** A record whole, as {@code --format json} names its members; what a sweep has cleared is null. */
record RecordView(KeyView record, String canonical, StoredView answer, OrderRow orderNow, List<AttemptRow> attempts) {
    /** The answer as it is replayed; the body as the text that it is. */
    record StoredView(int status, String contentType, String location, String body) {
        static StoredView of(StoredAnswer answer, UnaryOperator<String> shown) {
            return new StoredView(
                    answer.status(),
                    answer.contentType(),
                    answer.location(),
                    shown.apply(new String(answer.body(), StandardCharsets.UTF_8)));
        }
    }

    /** The view; {@code shown} says how a stored text may be shown. */
    static RecordView of(RecordDetail detail, UnaryOperator<String> shown) {
        StoredAnswer answer = detail.record().answer();
        return new RecordView(
                KeyView.of(detail.row()),
                shown.apply(detail.record().canonical()),
                answer == null ? null : StoredView.of(answer, shown),
                detail.order().orElse(null),
                detail.attempts());
    }

    String text() {
        StringBuilder text = new StringBuilder(fields().toString());
        if (!attempts.isEmpty()) {
            TextTable table = new TextTable("ATTEMPTED", "OUTCOME", "HTTP", "FINGERPRINT", "TRACE");
            attempts.forEach(attempt -> table.row(
                    attempt.occurredAt(),
                    attempt.outcome(),
                    attempt.httpStatus(),
                    attempt.fingerprint(),
                    attempt.traceId()));
            text.append("\n\n").append(table);
        }
        return text.toString();
    }

    private TextTable fields() {
        TextTable fields = new TextTable("KEY", record.key())
                .row("principal", record.principal())
                .row("operation", record.operation())
                .row("status", record.status())
                .row("fingerprint", record.fingerprint())
                .row("canonical text", canonical)
                .row("resource", record.resourceId())
                .row("created", record.createdAt())
                .row("expires", record.expiresAt())
                .row("expired", record.expiredAt())
                .row("replays", record.replays())
                .row("conflicts", record.conflicts())
                .row("last seen", record.lastSeenAt())
                .row("HTTP status", record.responseStatus());
        if (answer != null) {
            fields.row("content type", answer.contentType())
                    .row("location", answer.location())
                    .row("body", answer.body());
        }
        return fields.row("order now", orderNow == null ? null : orderNow.id() + " " + orderNow.status());
    }
}
