package dev.onceledger.cli;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.AttemptWitness;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Operation;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Waiter;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "order",
        description = "Sends one order, or one cancellation, through the service's own code and prints the answer.",
        footer = "Exit code 0 for 2xx, 5 for a refusal or another 4xx, 6 for 5xx.")
final class OrderCommand implements Callable<Integer> {
    private static final int REFUSED = 5;
    private static final int FAILED = 6;
    private static final int WAITING_ATTEMPTS = 100;

    @ParentCommand
    private Onceledger root;

    @Mixin
    private OutputOptions output;

    @Mixin
    private BodyFile body;

    @Parameters(index = "0", paramLabel = "PRINCIPAL", description = "Who orders.")
    private String principal;

    @Parameters(index = "1", paramLabel = "KEY", description = "The Idempotency-Key, as the header would carry it.")
    private String key;

    @Option(names = "--cancel", paramLabel = "ORDER", description = "Cancels this order instead, such as o-901.")
    private String cancelled;

    @Override
    public Integer call() {
        Answer answer = answer();
        output.print(() -> AnswerView.of(answer).text(), () -> AnswerView.of(answer));
        return answer.status() < 300 ? ExitCodes.OK : answer.status() < 500 ? REFUSED : FAILED;
    }

    private Answer answer() {
        Request request;
        try {
            request = Request.of(principal, IdempotencyKey.parse(List.of(key)), operation(), null);
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        }
        LedgerClock clock = LedgerClock.database();
        try (OpenedLedger opened = root.database().open();
                AttemptLog attempts = new AttemptLog(opened.database(), clock, WAITING_ATTEMPTS)) {
            OrderService service = new OrderService(
                    opened.database(),
                    clock,
                    OrderSettings.defaults(),
                    new Register(Clock.systemUTC()),
                    new AttemptWitness(attempts),
                    Waiter.sleeping(),
                    () -> ThreadLocalRandom.current().nextDouble());
            return service.handle(request, Steps.NONE);
        }
    }

    private Operation operation() throws InvalidRequest {
        return cancelled == null
                ? new CreateOrder(
                        OrderRequest.parse(body.read(true)),
                        OrderSettings.defaults().retryWhenOutOfStock())
                : new CancelOrder(CancelRequest.parse(cancelled, body.read(false)));
    }
}
