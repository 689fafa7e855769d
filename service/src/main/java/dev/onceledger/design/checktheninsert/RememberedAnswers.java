package dev.onceledger.design.checktheninsert;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.design.Answers;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.order.Answer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The design's own table: which key was answered how. It has no unique constraint; that is the point. */
final class RememberedAnswers {
    private static final String CREATE = """
            create table if not exists remembered_answers (
                principal        varchar(128) not null,
                idem_key         varchar(255) not null,
                response_status  integer not null,
                response_body    varchar(100000) not null)
            """;

    private static final Sql FIND = Sql.of("""
            select response_status, response_body from remembered_answers
            where principal = :principal and idem_key = :key
            """);

    private static final Sql INSERT = Sql.of("""
            insert into remembered_answers (principal, idem_key, response_status, response_body)
            values (:principal, :key, :status, :body)
            """);

    private static final String COUNT = "select count(*) from remembered_answers";

    private static final String CLEAR = "delete from remembered_answers";

    private RememberedAnswers() {}

    static void create(LedgerDatabase run) {
        run.client().sql(CREATE).update();
    }

    static Optional<Answer> find(LedgerDatabase database, Scope scope, Duration within) {
        try (UnitOfWork work = database.begin(Budget.of(within), true)) {
            return work.query(
                            FIND,
                            key(scope),
                            rows -> rows.next()
                                    ? Optional.of(Answers.again(rows.getInt(1), rows.getString(2)))
                                    : Optional.<Answer>empty())
                    .get();
        }
    }

    static void insert(UnitOfWork work, Scope scope, StoredAnswer answer) {
        Map<String, Object> parameters = key(scope);
        parameters.put("status", answer.status());
        parameters.put("body", new String(answer.body(), StandardCharsets.UTF_8));
        work.update(INSERT, parameters);
    }

    static long count(LedgerDatabase run) {
        return run.client().sql(COUNT).query(Long.class).single();
    }

    static void clear(LedgerDatabase run) {
        run.client().sql(CLEAR).update();
    }

    private static Map<String, Object> key(Scope scope) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("principal", scope.principal());
        parameters.put("key", scope.key());
        return parameters;
    }
}
