package dev.onceledger.cli;

import dev.onceledger.browse.AttemptRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.json.Secrets;
import dev.onceledger.ledger.StoredAnswer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A record whole, as {@code --format json} names its members; what a sweep has cleared is null. */
record RecordView(KeyView record, String canonical, StoredView answer, OrderView orderNow, List<AttemptRow> attempts) {
    /** The answer as it is replayed; the body as the text that it is. */
    record StoredView(int status, String contentType, String location, String body) {
        static StoredView of(StoredAnswer answer, Secrets secrets) {
            return new StoredView(
                    answer.status(),
                    answer.contentType(),
                    answer.location(),
                    secrets.mask(new String(answer.body(), StandardCharsets.UTF_8)));
        }
    }

    /** The view with the values of these members masked. */
    static RecordView of(RecordDetail detail, Secrets secrets) {
        StoredAnswer answer = detail.record().answer();
        return new RecordView(
                KeyView.of(detail.row()),
                secrets.mask(detail.record().canonical()),
                answer == null ? null : StoredView.of(answer, secrets),
                detail.order().map(order -> OrderView.of(order, secrets)).orElse(null),
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
