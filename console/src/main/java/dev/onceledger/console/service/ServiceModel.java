package dev.onceledger.console.service;

import dev.onceledger.console.shell.Preferences;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.http.OrderServer;
import dev.onceledger.http.Traffic;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** The embedded order service as the window knows it: switched on and off, and counted. */
public final class ServiceModel implements AutoCloseable {
    private static final String PORT = "service.port";
    private static final String SWITCH = "service.on";
    /** A window that has just opened first reads and draws its rows. */
    private static final Duration ROWS_FIRST = Duration.ofSeconds(1);

    private final Background background;
    private final Preferences preferences;
    private final EmbeddedService service;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Pulse> pulse = new ReadOnlyObjectWrapper<>(Pulse.NONE);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final BooleanProperty sending = new SimpleBooleanProperty();
    private OrderServer server;
    private int taken;

    /** Where the service stands. */
    public enum State {
        /** Not to be started: nothing may be written here. */
        READ_ONLY,
        /** Switched off. */
        OFF,
        STARTING,
        RUNNING,
        STOPPING,
        /** It did not start; {@link #problemProperty} says why. */
        FAILED
    }

    /**
     * How the service fares.
     *
     * @param perSecond requests in each of the last ten seconds, on average
     * @param inProgress requests at work on the database
     * @param errors the last errors answered, the newest first
     */
    public record Pulse(double perSecond, int inProgress, List<Traffic.Failed> errors) {
        static final Pulse NONE = new Pulse(0, 0, List.of());
    }

    /** The service of this bench's ledger; started soon where it was left on and may run. */
    public ServiceModel(Workbench bench) {
        this.background = bench.background();
        this.preferences = bench.preferences();
        this.service = new EmbeddedService(bench.database().target());
        state.set(bench.start().readOnly() ? State.READ_ONLY : State.OFF);
        if (state.get() == State.OFF
                && bench.start().startService()
                && preferences.get(SWITCH, "true").equals("true")) {
            state.set(State.STARTING);
            background.after(ROWS_FIRST, this::start);
        }
    }

    /** Switches it on, or off if it runs; nothing while it is changing or may not run. */
    public void toggle() {
        boolean starts = state.get() == State.OFF || state.get() == State.FAILED;
        if (starts) {
            start();
        } else if (state.get() == State.RUNNING) {
            stop();
        }
    }

    private void start() {
        if (state.get() == State.READ_ONLY) {
            return;
        }
        state.set(State.STARTING);
        problem.set("");
        int wanted = rememberedPort();
        background.run(
                () -> {
                    OrderServer started = service.start(wanted);
                    preferences.set(PORT, String.valueOf(started.port()));
                    preferences.set(SWITCH, "true");
                    return started;
                },
                started -> {
                    server = started;
                    taken = wanted == 0 || wanted == started.port() ? 0 : wanted;
                    state.set(State.RUNNING);
                    count();
                },
                this::failed);
    }

    private void stop() {
        state.set(State.STOPPING);
        server = null;
        background.run(
                () -> {
                    preferences.set(SWITCH, "false");
                    service.stop();
                    return State.OFF;
                },
                stopped -> {
                    state.set(stopped);
                    pulse.set(Pulse.NONE);
                },
                this::failed);
    }

    private void failed(Exception why) {
        problem.set(Problems.inPlainWords(why));
        state.set(State.FAILED);
    }

    private int rememberedPort() {
        String port = preferences.get(PORT, "");
        return port.matches("[1-9]\\d{0,4}") ? Math.min(65_535, Integer.parseInt(port)) : 0;
    }

    /** Looks at the counters, which is done in memory and at once. */
    public void count() {
        server().ifPresent(running -> pulse.set(new Pulse(
                running.traffic().requestsPerSecond(),
                running.register().list().size(),
                running.traffic().lastErrors())));
    }

    /** The running service, if it runs. */
    public Optional<OrderServer> server() {
        return Optional.ofNullable(server);
    }

    /** The port of last time, if another program listens there now and the service had to take another one. */
    Optional<Integer> taken() {
        return taken == 0 ? Optional.empty() : Optional.of(taken);
    }

    /** Whether it is neither starting nor stopping. */
    boolean isSettled() {
        return state.get() != State.STARTING && state.get() != State.STOPPING;
    }

    /** Where the service stands. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** How it fared when it was last looked at. */
    public ReadOnlyObjectProperty<Pulse> pulseProperty() {
        return pulse.getReadOnlyProperty();
    }

    /** Why it did not start or stop, else empty. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Whether the panel that sends requests is open. */
    public BooleanProperty sendingProperty() {
        return sending;
    }

    /** Lets the requests in progress end and stops; not called on the screen's thread. */
    @Override
    public void close() {
        service.close();
    }
}
