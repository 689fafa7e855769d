package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.StepWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is sure of clients before anything runs: who has sent nothing, and who is held where a request begins. */
final class Course {
    private static final int SOMEWHERE = 0;

    /** By client: the line of the request that it has sent, and with which nothing has been done since. */
    private final Map<String, Integer> sent = new HashMap<>();

    private final boolean fromTheStart;

    private Course(boolean fromTheStart) {
        this.fromTheStart = fromTheStart;
    }

    /** Of a file that is read from its first line. */
    static Course fromTheStart() {
        return new Course(true);
    }

    /** Of lines that may happen at any moment. */
    static Course anywhere() {
        return new Course(false);
    }

    /** They have sent a request; some designs alone see only part of the lines. */
    void sends(List<String> clients, Line line, boolean everywhere) {
        clients.forEach(client ->
                sent.put(client, everywhere && fromTheStart ? line.source().line() : SOMEWHERE));
    }

    /** Something is done with them, after which they may be anywhere. */
    void moves(List<String> clients) {
        clients.forEach(client -> sent.put(client, SOMEWHERE));
    }

    /** Time passes for whoever waits, and for nobody else. */
    void refuseWait(List<String> clients, Line line) throws InvalidTimeline {
        for (String client : clients) {
            Integer since = sent.get(client);
            if (since == null && fromTheStart) {
                throw line.wrong(new Bilingual(
                        client + " has sent nothing yet, and waits for nobody",
                        client + " 클라이언트는 아직 아무것도 보내지 않아 기다리는 상대가 없습니다"));
            } else if (since != null && since != SOMEWHERE) {
                String run = "'run " + client + " to STEP'";
                String release = "'release " + client + "'";
                Bilingual received = StepWords.quoted(Step.RECEIVED);
                throw line.wrong(new Bilingual(
                        client + " is held at " + received.en() + " since line " + since + " and waits for nobody; "
                                + run + " or " + release + " lets it go on",
                        client + " 클라이언트는 " + since + "행부터 " + received.ko() + "에 멈춰 있어 기다리는 상대가 없습니다. " + run + " 또는 "
                                + release + "로 나아가게 하세요"));
            }
        }
        moves(clients);
    }
}
