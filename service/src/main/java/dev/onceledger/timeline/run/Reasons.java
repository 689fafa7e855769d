package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.StepWords;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Why something cannot be done with a client, in both languages. */
final class Reasons {
    private Reasons() {}

    static Unreachable neverReached(Client client, Step goal) {
        Bilingual step = StepWords.quoted(goal);
        return butIs(
                client,
                client.name() + " never reached " + step.en() + ": ",
                client.name() + " 클라이언트가 " + step.ko() + "에 도달하지 못했습니다: ");
    }

    static Unreachable nothingUnderWay(Client client) {
        return butIs(
                client, client.name() + " has no request under way: ", client.name() + " 클라이언트에는 진행 중인 요청이 없습니다: ");
    }

    static Unreachable notNow(Client client, Set<Step> places) {
        Bilingual when = Moments.words(places);
        return butIs(
                client,
                "this can happen only " + when.en() + ", and " + client.name() + " is ",
                when.ko() + "만 일어날 수 있습니다. " + client.name() + " 클라이언트: ");
    }

    /** What it met instead stands at the end. */
    private static Unreachable butIs(Client client, String en, String ko) {
        Bilingual stands = StandingWords.of(client.standing());
        return new Unreachable(new Bilingual(en + stands.en(), ko + stands.ko()));
    }

    static Unreachable waitsForNobody(Client client) {
        Bilingual stands = StandingWords.of(client.standing());
        return new Unreachable(new Bilingual(
                client.name() + " waits for nobody: it is " + stands.en() + "; 'run' or 'release' lets it go on",
                client.name() + " 클라이언트는 아무도 기다리지 않습니다: " + stands.ko() + ". 'run' 또는 'release'로 나아가게 하세요"));
    }

    static Unreachable waitsAndIsNotHeld(Client client) {
        return new Unreachable(new Bilingual(
                "an exception is raised where a client is held, and " + client.name() + " waits",
                "예외는 클라이언트가 멈춘 자리에서 나는데 " + client.name() + " 클라이언트는 기다리고 있습니다"));
    }

    static Unreachable stillUnderWay(Client client) {
        String request = client.request().name();
        return new Unreachable(new Bilingual(
                client.name() + " still has " + request + " under way",
                client.name() + " 클라이언트에서 " + request + " 요청이 아직 진행 중입니다"));
    }

    static Unreachable unfinished(Client client) {
        String request = client.request().name();
        return new Unreachable(new Bilingual(
                "the timeline ends while " + client.name() + " still has " + request
                        + " under way; release it, or let it die",
                client.name() + " 클라이언트에서 " + request + " 요청이 진행 중인데 타임라인이 끝납니다. 끝까지 보내거나 중단시키세요"));
    }

    static Unreachable madeNoCommit(Client client) {
        String line = "'lose commit " + client.name() + "'";
        return new Unreachable(new Bilingual(
                client.name() + " was to lose the acknowledgement of a commit, and has made none since; " + line
                        + " stands before the commit",
                client.name() + " 클라이언트는 커밋 응답을 잃을 예정이었으나 그 뒤로 커밋하지 않았습니다. " + line + " 줄은 커밋보다 앞에 둡니다"));
    }

    /** Who has not come to rest within this time, after some words. */
    static Bilingual late(String en, String ko, Duration bound, Collection<Client> clients) {
        List<Bilingual> moving =
                clients.stream().filter(Client::isMoving).map(Reasons::onItsWay).toList();
        Bilingual who = Bilingual.joined(moving, Bilingual.same("; "));
        long millis = bound.toMillis();
        return new Bilingual(en + millis + " ms: " + who.en(), millis + ko + ": " + who.ko());
    }

    private static Bilingual onItsWay(Client client) {
        Bilingual since = StepWords.quoted(client.lastStep());
        Thread.State state = client.thread().getState();
        return new Bilingual(
                client.name() + " is on its way since " + since.en() + ", its thread " + state,
                client.name() + " 클라이언트는 " + since.ko() + " 뒤로 아직 움직이는 중, 스레드 " + state);
    }
}
