package dev.onceledger.timeline.run;

import dev.onceledger.database.H2Loopback;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.Databases;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Trial;
import dev.onceledger.timeline.run.Post.Assignment;
import dev.onceledger.timeline.run.Post.Order;
import dev.onceledger.timeline.run.Post.Word;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The process of one client: the same order service, held at each step until the run lets it go; ends with its input. */
final class ClientProcess implements Steps {
    private final Carrier carrier;
    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final OrderSettings settings;
    private final PrintStream out;
    /** What is wanted of a request that is held. */
    private final BlockingQueue<Order> orders = new LinkedBlockingQueue<>();

    private ClientProcess(Assignment given, PrintStream out) throws SQLException {
        this.database = LedgerDatabase.open(given.target().withPoolSize(1));
        this.clock = LedgerClock.database();
        this.settings = given.settings();
        this.out = out;
        ClientConnection connection = new ClientConnection(Wire.to(database), database.dialect(), false);
        Setup setup = new Setup(List.of(), 1, settings, Databases.ANY, Duration.ZERO, Trial.NONE);
        this.carrier = new ThreadCarrier(
                OrderDeployment.KIND.deploy(database, clock, setup).sender(database.over(connection)), connection);
    }

    /** Reads what is wanted from the standard input and tells what happens on the standard output, line by line. */
    public static void main(String[] arguments) throws IOException {
        H2Loopback.prefer();
        PrintStream out = System.out;
        // Whatever else prints must not come between the lines.
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            ClientProcess process = new ClientProcess(Post.read(in.readLine(), Assignment.class), out);
            process.tell(Word.READY);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                process.take(Post.read(line, Order.class));
            }
        } catch (SQLException unreachable) {
            out.println(Post.write(Word.failed(unreachable)));
        }
        // Whoever started it has gone or wants it gone; the database rolls back what is open.
        Runtime.getRuntime().halt(0);
    }

    private void take(Order order) {
        clock.advance(order.clock().minus(clock.offset()));
        switch (order.want()) {
            case SEND -> {
                Thread thread = new Thread(() -> send(order.errand()), "timeline-client");
                thread.setDaemon(true);
                thread.start();
            }
            case LOSE_COMMIT -> carrier.loseNextCommit();
            case TELL -> tell(Word.where(carrier.isInsideClaim(), carrier.session()));
            case GO_ON, REFUSE, FAIL -> orders.add(order);
        }
    }

    private void send(Errand errand) {
        try {
            tell(Word.answered(carrier.send(errand.request(settings), this)));
        } catch (RuntimeException failed) {
            tell(Word.failed(failed));
        }
    }

    @Override
    public void at(Step step) throws FinalRefusal {
        tell(Word.at(step));
        befalling(next()).befall();
    }

    private Fate befalling(Order order) {
        return switch (order.want()) {
            case REFUSE -> Fates.finalRefusal(order.code());
            case FAIL -> Fates.transientFailure(database);
            case GO_ON, SEND, LOSE_COMMIT, TELL -> Fate.NONE;
        };
    }

    private Order next() {
        try {
            return orders.take();
        } catch (InterruptedException nobodyInterrupts) {
            throw new IllegalStateException(nobodyInterrupts);
        }
    }

    /** Each step must really lie between two statements. */
    @Override
    public boolean watched() {
        return true;
    }

    private void tell(Word word) {
        synchronized (out) {
            out.println(Post.write(word));
            out.flush();
        }
    }
}
