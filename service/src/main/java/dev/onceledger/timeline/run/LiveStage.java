package dev.onceledger.timeline.run;

import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Stage;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.StepWords;
import dev.onceledger.timeline.Surroundings;
import dev.onceledger.timeline.Unreachable;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The stage of a run: lets real requests do on a real database what the timeline says, and writes down what they did. */
final class LiveStage implements Stage {
    private final Company company;
    private final Observer observer;
    private final Outside outside;
    private final Happenings happenings;
    private final Deployed deployed;
    private final Diary diary;
    private final RunListener listener;
    private final Goals goals = new Goals();
    /** What is being done, and to whom. */
    private Statement.Action action;

    private String actor = "";
    private boolean byHand;

    LiveStage(
            Company company,
            Observer observer,
            Outside outside,
            LedgerClock clock,
            Deployed deployed,
            Diary diary,
            RunListener listener) {
        this.company = company;
        this.observer = observer;
        this.outside = outside;
        this.happenings = new Happenings(outside, clock, deployed.deployment(), diary);
        this.deployed = deployed;
        this.diary = diary;
        this.listener = listener;
    }

    Scene scene() {
        return new Scene(
                company.standings(deployed.deployment()::inside),
                observer.look().counting(deployed.deployment().counts()));
    }

    @Override
    public void begin(Statement.Action next) {
        action = next;
        actor = "";
        listener.acted(next);
    }

    /** Goes on without the action that could not be carried out: a design need not come to what another one comes to. */
    void passOver(Unreachable reason) throws Unreachable {
        missed(actor, action.source().text(), reason);
        listener.cameToRest(() -> diary.result(scene()));
    }

    private void missed(String client, String text, Unreachable reason) throws Unreachable {
        if (!byHand && deployed.name().isEmpty()) {
            throw reason;
        }
        diary.passedOver(client, text, !deployed.name().isEmpty());
        listener.passedOver(client);
    }

    /** What is done from here on is done by hand. */
    void takeOver() {
        byHand = true;
    }

    @Override
    public void settle() throws Unreachable {
        company.settle(this::reached);
        for (Map.Entry<Client, Step> goal : goals.missed().entrySet()) {
            Client client = goal.getKey();
            missed(
                    client.name(),
                    "run " + client.name() + " to " + goal.getValue().text(),
                    Reasons.neverReached(client, goal.getValue()));
        }
        listener.cameToRest(() -> diary.result(scene()));
    }

    private void reached(Client client, Step step) {
        goals.reached(client, step);
        diary.did(client.name(), step.text(), StepWords.of(step).ko());
        listener.reached(client.name(), step);
    }

    @Override
    public void check(Expectation expectation) {
        listener.checked(expectation, diary.check(expectation, scene()));
    }

    @Override
    public void send(String name, NamedRequest request) throws Unreachable {
        actor = name;
        Client client = company.client(name);
        Optional<Bilingual> refusal = deployed.deployment().refusal(request);
        if (client.isBusy()) {
            throw Reasons.stillUnderWay(client);
        } else if (refusal.isPresent()) {
            throw new Stuck(refusal.get());
        }
        diary.did(name, "sends " + request.name(), request.name() + " 전송");
        client.send(request, Step.RECEIVED::equals);
    }

    @Override
    public void run(String name, Step goal) throws Unreachable {
        Client client = busy(name);
        goals.set(client, goal);
        client.goOn(goal::equals, Fate.NONE);
    }

    @Override
    public void step(String name) throws Unreachable {
        Client client = busy(name);
        goals.forget(client);
        // Of a step that was not chosen it is not known whether it gives a claim free.
        company.reopenWaits();
        client.goOn(Hold.NEXT, Fate.NONE);
    }

    @Override
    public void release(String name) throws Unreachable {
        Client client = busy(name);
        goals.forget(client);
        client.goOn(Hold.TO_THE_END, Fate.NONE);
    }

    @Override
    public void await(String name) throws Unreachable {
        actor = name;
        Client client = company.waited(company.client(name)) ? company.client(name) : busy(name);
        if (client.held().isPresent() && !company.waited(client)) {
            throw Reasons.waitsForNobody(client);
        }
        company.await(client, this::reached);
    }

    @Override
    public void die(String name) throws Unreachable {
        Client client = busy(name);
        goals.forget(client);
        diary.did(name, "dies", "중단");
        boolean waiting = client.isMoving();
        client.die();
        if (waiting) {
            outside.endSession(client);
        }
    }

    @Override
    public void failFinal(String name, Code code) throws Unreachable {
        Client client = heldWithin(name, Moments.BEFORE_THE_ANSWER);
        diary.did(name, "final error " + code, "최종 오류 " + code);
        company.reopenWaits();
        client.goOn(Hold.NEXT, Fates.finalRefusal(code));
    }

    @Override
    public void failTransient(String name) throws Unreachable {
        Client client = heldWithin(name, Moments.BEFORE_THE_COMMIT);
        diary.did(name, "transient error", "일시 오류");
        client.goOn(Hold.NEXT, outside.transientFailure());
    }

    @Override
    public void failException(String name) throws Unreachable {
        Client client = busy(name);
        if (client.held().isEmpty()) {
            throw Reasons.waitsAndIsNotHeld(client);
        }
        diary.did(name, "exception", "예외 발생");
        company.reopenWaits();
        client.goOn(Hold.NEXT, Fates.exception());
    }

    @Override
    public void loseCommit(String name) {
        company.client(name).loseCommit();
        diary.did(name, "commit acknowledgement will be lost", "커밋 응답을 잃을 예정");
    }

    @Override
    public void loseAnswer(String name) throws Unreachable {
        Client client = busy(name);
        goals.forget(client);
        client.loseAnswer();
    }

    @Override
    public void endSession(String name) throws Unreachable {
        Client client = busy(name);
        diary.did(name, "session ended by the database", "DB가 세션을 끊음");
        outside.endSession(client);
    }

    @Override
    public boolean plays(Set<String> designs) {
        return designs.contains(deployed.name());
    }

    @Override
    public Rival rival() {
        return outside.rival();
    }

    @Override
    public Surroundings surroundings() {
        return happenings;
    }

    private Client busy(String name) throws Unreachable {
        actor = name;
        Client client = company.client(name);
        if (!client.isBusy()) {
            throw Reasons.nothingUnderWay(client);
        }
        return client;
    }

    private Client heldWithin(String name, Set<Step> places) throws Unreachable {
        Client client = busy(name);
        if (client.held().filter(step -> Moments.within(places, step)).isEmpty()) {
            throw Reasons.notNow(client, places);
        }
        return client;
    }
}
