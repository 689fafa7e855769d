package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/** One ledger on which the same requests are run again and again, each time in another order of their steps. */
public final class Rehearsal implements AutoCloseable {
    private final Timeline scenario;
    private final Set<Step> gates;
    private final Deployment.Kind kind;
    private final Theatre theatre;

    private Rehearsal(Timeline scenario, Set<Step> gates, Deployment.Kind kind, Theatre theatre) {
        this.scenario = scenario;
        this.gates = gates;
        this.kind = kind;
        this.theatre = theatre;
    }

    /**
     * Prepares.
     *
     * @param scenario whose ticks lead up to the moment from which on the order of steps is free
     * @param gates the steps at which a client is held
     * @param kind what the requests are sent to
     * @throws SQLException if the database cannot be reached
     */
    public static Rehearsal open(Timeline scenario, Set<Step> gates, Target target, Deployment.Kind kind)
            throws SQLException {
        return new Rehearsal(scenario, gates, kind, Theatre.lasting(scenario, target, kind));
    }

    /** The order service as it is, with nothing before or after it. */
    public static Deployment.Kind orderService() {
        return OrderDeployment.KIND;
    }

    /** Starts over: the ledger as new, the scenario's ticks played. */
    public void begin() throws Unreachable {
        theatre.company().endAll();
        theatre.company().all().forEach(Client::forget);
        theatre.rival().close();
        theatre.ledger().reset(scenario.setup());
        theatre.deployment().clear();
        theatre.clock().advance(theatre.clock().offset().negated());
        for (Tick tick : scenario.ticks()) {
            theatre.diary().begin(tick);
            for (Statement statement : tick.statements()) {
                statement.playOn(theatre.stage());
            }
        }
    }

    /** Who can be moved now, in the order of the file. */
    public List<String> held() {
        return theatre.company().all().stream()
                .filter(client -> client.held().isPresent())
                .map(Client::name)
                .toList();
    }

    /** Where a client is held. */
    public Optional<Step> at(String client) {
        return theatre.company().client(client).held();
    }

    /** The last request of a client. */
    public NamedRequest request(String client) {
        return theatre.company().client(client).request();
    }

    /** Whether somebody has neither an end nor a place to be moved from: everybody waits for each other. */
    public boolean isStuck() {
        return held().isEmpty() && theatre.company().all().stream().anyMatch(Client::isBusy);
    }

    /** How many have a request under way and cannot be moved: they wait for others. */
    public int waiting() {
        return (int) theatre.company().all().stream().filter(Client::isMoving).count();
    }

    /** Where everybody is, in words. */
    public Bilingual whereabouts() {
        List<Bilingual> all =
                theatre.company().all().stream().map(Rehearsal::whereabouts).toList();
        return Bilingual.joined(all, Bilingual.same(", "));
    }

    private static Bilingual whereabouts(Client client) {
        Bilingual stands = StandingWords.of(client.standing());
        return new Bilingual(client.name() + " is " + stands.en(), client.name() + ": " + stands.ko());
    }

    /** Lets a client go on to its next gate. */
    public void move(String client) throws Unreachable {
        goOn(client, Fate.NONE);
    }

    /** Ends a client where it is held. */
    public void die(String client) throws Unreachable {
        theatre.company().client(client).die();
        settle();
    }

    /** Raises a final business error where a client is held. */
    public void failFinal(String client, Code code) throws Unreachable {
        theatre.company().reopenWaits();
        goOn(client, Fates.finalRefusal(code));
    }

    /** Lets the database fail where a client is held. */
    public void failTransient(String client) throws Unreachable {
        goOn(client, Fates.transientFailure(theatre.ledger().database()));
    }

    /** Lets something of the scenario's meanwhile happen now. */
    public void happen(Statement.Action action) throws Unreachable {
        action.playOn(theatre.stage());
    }

    private void goOn(String client, Fate fate) throws Unreachable {
        if (kind != OrderDeployment.KIND) {
            // Only of the order service it is known where it gives its claim free.
            theatre.company().reopenWaits();
        }
        theatre.company().client(client).goOn(gates::contains, fate);
        settle();
    }

    private void settle() throws Unreachable {
        theatre.company().settle((client, step) -> {});
    }

    /** Everything that can be seen now. */
    public Scene scene() {
        return theatre.stage().scene();
    }

    /** The committed records. */
    public List<Sight.SeenRecord> records() {
        return theatre.observer().records();
    }

    /** How many of each SKU stand in committed orders that are not cancelled. */
    public SortedMap<String, Integer> sold() {
        return theatre.observer().sold();
    }

    /** The product that it runs on. */
    public String database() {
        return theatre.ledger().database().dialect().productName();
    }

    @Override
    public void close() {
        // A process that is ending may have stopped its database already; what is left there is dropped at the next
        // start.
        theatre.close(true);
    }
}
