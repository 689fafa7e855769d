package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.ledger.LedgerRecord;
import java.time.Instant;

/** The fields of one record. */
final class RecordFields {
    private final Texts texts;
    private final Times times;

    RecordFields(Texts texts, Times times) {
        this.texts = texts;
        this.times = times;
    }

    void fill(FieldGrid fields, RecordDetail detail) {
        LedgerRecord record = detail.record();
        fields.clear();
        fields.add(texts.get("detail.http"), record.responseStatus());
        fields.add(texts.get("detail.resource"), record.resourceId());
        fields.add(texts.get("detail.created"), time(record.createdAt()));
        fields.add(
                texts.get(record.status().isTerminal() ? "detail.expires" : "detail.expired.due"),
                time(record.expiresAt()));
        if (detail.row().isDue(times.now())) {
            fields.add(texts.get("detail.due"), texts.get("keys.due.means"));
        }
        fields.add(texts.get("detail.swept"), time(record.expiredAt()));
        fields.add(texts.get("detail.replays"), detail.row().replays());
        fields.add(texts.get("detail.conflicts"), detail.row().conflicts());
        fields.add(texts.get("detail.seen"), time(detail.row().lastSeenAt()));
    }

    private String time(Instant time) {
        return time == null ? null : times.absolute(time) + "  (" + times.relative(time) + ")";
    }
}
