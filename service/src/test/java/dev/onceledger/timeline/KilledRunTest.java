package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Leftovers;
import dev.onceledger.database.Target;
import dev.onceledger.testing.HeldRun;
import dev.onceledger.testing.JavaProcess;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** In memory nothing can be left: the database ends with the process. */
@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_FILE", "POSTGRESQL"})
class KilledRunTest {
    private static final String SCHEMAS =
            "select schema_name from information_schema.schemata where schema_name like 'onceledger_run_%' order by schema_name";

    @Parameter
    TestDatabase kind;

    @Test
    void aKilledRunTakesItsProcessesWithItAndItsLedgerIsDroppedOnDemandOrByTheNextRunAnHourLater() throws Exception {
        Target target = shared(kind.target().inSchema(null));
        List<ProcessHandle> clients = killTwoRunsIn(target);
        assertThat(clients).hasSize(2);
        for (ProcessHandle client : clients) {
            client.onExit().get(30, TimeUnit.SECONDS);
        }
        try (LedgerDatabase outside = LedgerDatabase.open(target)) {
            List<String> left = schemas(outside);
            assertThat(left).hasSize(2);
            run(target);
            assertThat(schemas(outside)).as("not an hour old").isEqualTo(left);
            outside.client()
                    .sql("alter schema " + left.get(0) + " rename to onceledger_run_1000000000_0123abcd")
                    .update();
            run(target);
            assertThat(schemas(outside)).containsExactly(left.get(1));

            assertThat(Leftovers.drop(target, Duration.ZERO)).singleElement().satisfies(one -> assertThat(one.kept())
                    .isEmpty());
            assertThat(schemas(outside)).isEmpty();
        }
    }

    @Test
    void aRunThatIsUnderWayIsNeverTakenForALeftover() throws Exception {
        Target target = kind.target().inSchema(null);
        try (TimelineSession session = TimelineRunner.open(Timelines.load("t0-t4"), target, RunListener.NONE)) {
            session.next();
            assertThat(Leftovers.drop(target, Duration.ZERO)).singleElement().satisfies(one -> {
                assertThat(one.inUse()).isTrue();
                assertThat(one.kept()).hasValue("a run is using it");
            });
            while (!session.isDone()) {
                session.next();
            }
            assertThat(session.outcome().holds()).isTrue();
        }
        assertThat(Leftovers.drop(target, Duration.ZERO)).isEmpty();
    }

    private static Target shared(Target target) {
        return target.url().startsWith("jdbc:h2:")
                ? new Target(target.url() + ";AUTO_SERVER=TRUE", target.user(), target.password(), null, 4)
                : target;
    }

    /** The processes of the clients that were left alone. */
    private static List<ProcessHandle> killTwoRunsIn(Target target) {
        List<String> loopback = List.of("-Dh2.bindAddress=127.0.0.1");
        try (JavaProcess run =
                JavaProcess.start(loopback, HeldRun.class, target.url(), target.user(), target.password())) {
            assertThat(run.line()).isEqualTo("held");
            List<ProcessHandle> clients = run.children();
            run.kill();
            return clients;
        }
    }

    private static void run(Target target) throws Exception {
        assertThat(TimelineRunner.run(Timelines.load("check-1-one-request"), target, RunListener.NONE)
                        .holds())
                .isTrue();
    }

    private static List<String> schemas(LedgerDatabase database) {
        return database.client().sql(SCHEMAS).query(String.class).list();
    }
}
