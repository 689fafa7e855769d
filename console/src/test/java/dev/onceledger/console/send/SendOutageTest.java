package dev.onceledger.console.send;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.Environment;
import dev.onceledger.console.StoppableDatabase;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.service.ServiceModel.State;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class SendOutageTest {
    private static final String BODY =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"TEA-GREEN-100\",\"qty\":1}],\"amount\":12000}";

    @Parameter
    StoppableDatabase.Kind kind;

    @TempDir
    Path folder;

    @Test
    void whatIsSentWhileTheDatabaseIsAwaySaysSoAndTheSameKeyMakesOneOrderAfterwards() throws Exception {
        try (StoppableDatabase server = StoppableDatabase.start(kind, folder);
                LedgerDatabase ledger = server.ledger(3);
                TestScreen screen = new TestScreen()) {
            Workbench bench = TestBench.over(ledger, folder, Environment.LOCAL, false, screen.background());
            ServiceModel service = screen.ask(() -> bench.model(ServiceModel.class, ServiceModel::new));
            screen.act(service::toggle);
            screen.until("the service", () -> service.stateProperty().get() == State.RUNNING);
            SendModel model = screen.ask(() -> bench.model(SendModel.class, SendModel::new));
            screen.act(() -> model.draft().bodyProperty().set(BODY));

            Connection holder = holdStock(ledger.target());
            try {
                screen.act(() -> model.sendAtOnce(1));
                screen.until(
                        "a request at work",
                        () -> service.server().orElseThrow().register().list().size() == 1);
                server.stop();
                screen.act(model::sendTwice);
                screen.act(() -> model.sendAtOnce(10));
                screen.act(model::sendAndDrop);
                assertThat(screen.ask(() -> model.rows().size()))
                        .as("each press is seen at once")
                        .isEqualTo(13);
            } finally {
                quietly(holder);
            }
            screen.until(
                    "an end for each, and the second of two",
                    () -> model.rows().size() == 14 && model.rows().stream().allMatch(row -> row.reply() != null));
            assertThat(screen.ask(() -> model.problemProperty().get())).startsWith("The database did not answer");
            List<Sent> rows = screen.ask(() -> List.copyOf(model.rows()));
            assertThat(rows).filteredOn(Sent::isUnknown).hasSize(1);
            assertThat(rows).filteredOn(row -> !row.isUnknown()).allSatisfy(row -> {
                assertThat(row.reply().status()).isEqualTo(503);
                assertThat(row.reply().code()).isNotBlank();
                assertThat(row.after()).isNull();
            });
            Sent dropped = rows.stream().filter(Sent::isUnknown).findFirst().orElseThrow();
            screen.act(() -> model.lookUp(dropped));
            screen.until("a look-up that found nothing out", () -> found(model, dropped) != null);
            assertThat(screen.ask(() -> found(model, dropped)).status()).isEqualTo(503);

            server.start();
            screen.until("an answer", () -> {
                bench.contact().askNow();
                return !bench.contact().isLost();
            });
            screen.act(() -> model.sendAtOnce(1));
            screen.until("the order", () -> model.rows().get(0).after() != null);
            Sent again = screen.ask(() -> model.rows().get(0));
            assertThat(again.reply().status()).isEqualTo(201);
            assertThat(again.after()).isEqualTo(new Committed(1, 1));
            assertThat(screen.ask(() -> model.problemProperty().get())).isEmpty();
            screen.act(() -> model.lookUp(dropped));
            screen.until("what became of it", () -> found(model, dropped).status() == 200);
            service.close();
        }
    }

    /** Keeps an order waiting inside its transaction until this connection ends. */
    private static Connection holdStock(Target target) throws SQLException {
        Connection holder = DriverManager.getConnection(target.url(), target.user(), target.password());
        if (target.schema() != null) {
            holder.setSchema(target.schema());
        }
        holder.setAutoCommit(false);
        holder.createStatement()
                .executeQuery("select sku from stock for update")
                .close();
        return holder;
    }

    /** Its server may have gone before it. */
    private static void quietly(Connection holder) {
        try {
            holder.close();
        } catch (SQLException gone) {
            assertThat(gone.getMessage()).contains("closed");
        }
    }

    private static Sent.Reply found(SendModel model, Sent row) {
        return model.rows().stream()
                .filter(one -> one.number() == row.number())
                .findFirst()
                .orElseThrow()
                .found();
    }
}
