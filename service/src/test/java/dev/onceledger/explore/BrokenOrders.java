package dev.onceledger.explore;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.design.Answers;
import dev.onceledger.design.SecondGuard;
import dev.onceledger.design.Visit;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.order.Answer;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Problem;
import dev.onceledger.order.Request;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.order.UnguardedOrder;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.run.Deployment;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;

/** The order transaction as it must not be written, once in each way, so that we know that an exploration can fail. */
enum BrokenOrders {
    /** Whether the key is free is decided by a SELECT; what the INSERT says does not matter. */
    SELECT_FIRST,
    /** The claim is committed ahead of the work. */
    LEDGER_FIRST,
    /** A refusal that is found late is stored without taking the change back. */
    NO_UNDO;

    /** Deployed without the second guard, which would strike first. */
    Deployment.Kind kind() {
        return new Deployment.Kind() {
            @Override
            public String name() {
                return "";
            }

            @Override
            public Deployment deploy(LedgerDatabase run, LedgerClock clock, Setup setup) {
                SecondGuard.drop(run);
                return new Broken(BrokenOrders.this, clock, setup);
            }
        };
    }

    private record Broken(BrokenOrders way, LedgerClock clock, Setup setup) implements Deployment {
        @Override
        public Sender sender(LedgerDatabase client) {
            return new Visitor(way, client, new Ledger(client, clock), clock, setup);
        }

        @Override
        public SortedMap<String, Integer> counts() {
            return Collections.emptySortedMap();
        }

        @Override
        public long retentionPasses() {
            return 0;
        }

        @Override
        public void clear() {}

        @Override
        public void close() {}
    }

    private record Visitor(BrokenOrders way, LedgerDatabase database, Ledger ledger, LedgerClock clock, Setup setup)
            implements Deployment.Sender {
        @Override
        public Answer send(NamedRequest named, Steps steps) {
            Visit.at(steps, Step.RECEIVED);
            Answer answer;
            try {
                answer = answer(named.request(), steps);
            } catch (DatabaseFailure failure) {
                answer = Answers.exception(failure);
            }
            Visit.at(steps, Step.ANSWERED);
            return answer;
        }

        private Answer answer(Request request, Steps steps) {
            Optional<Answer> known = way == SELECT_FIRST ? read(request, steps) : Optional.empty();
            if (known.isPresent()) {
                return known.get();
            }
            Visit.at(steps, Step.BEFORE_CLAIM);
            UnitOfWork work = database.begin(budget(), true);
            try (work) {
                boolean won =
                        ledger.claim(work, request.claim(setup.settings())).get();
                if (won || way == SELECT_FIRST) {
                    Visit.at(steps, Step.CLAIMED);
                    return way == LEDGER_FIRST ? inTwo(work, request, steps) : carryOut(work, request, won, steps);
                }
            }
            return read(request, steps).orElseGet(() -> Answers.error(409, "REQUEST_STATUS_UNCONFIRMED", "try again"));
        }

        private Answer inTwo(UnitOfWork claiming, Request request, Steps steps) {
            claiming.commit();
            Visit.at(steps, Step.SAVEPOINT_SET);
            try (UnitOfWork work = database.begin(budget(), true)) {
                return carryOut(work, request, true, steps);
            }
        }

        private Answer carryOut(UnitOfWork work, Request request, boolean won, Steps steps) {
            StoredAnswer stored;
            work.savepoint();
            try {
                CreateOrder order = (CreateOrder) request.operation();
                stored = UnguardedOrder.place(
                        work, request.scope(), order.request(), clock.now(work).get(), steps);
            } catch (FinalRefusal refusal) {
                if (way != NO_UNDO) {
                    work.undoChanges();
                }
                Problem problem = refusal.problem();
                stored = new StoredAnswer(problem.code().status(), Problem.MEDIA_TYPE, null, problem.toJson(), null);
            }
            if (won) {
                ledger.store(work, request.scope(), stored);
            }
            Visit.at(steps, Step.BEFORE_COMMIT);
            work.commit();
            Visit.at(steps, Step.COMMITTED);
            return Answers.first(stored);
        }

        private Optional<Answer> read(Request request, Steps steps) {
            Visit.at(steps, Step.BEFORE_FRESH_READ);
            return ledger.read(request.scope(), budget())
                    .map(LedgerRecord::answer)
                    .map(Visitor::again);
        }

        private static Answer again(StoredAnswer stored) {
            return Answers.again(stored.status(), new String(stored.body(), StandardCharsets.UTF_8));
        }

        private static Budget budget() {
            return Budget.of(Duration.ofSeconds(20));
        }
    }
}
