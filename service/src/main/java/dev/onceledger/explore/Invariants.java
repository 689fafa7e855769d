package dev.onceledger.explore;

import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.order.Answer;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Sight.SeenRecord;
import dev.onceledger.timeline.Standing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What must be true of the committed rows and the answers, whatever the order of steps was. */
final class Invariants {
    private final Setup setup;

    Invariants(Setup setup) {
        this.setup = setup;
    }

    /** What is broken. */
    List<Breach> broken(Scene scene, Map<String, Integer> sold, Map<String, NamedRequest> requests) {
        List<Breach> found = new ArrayList<>();
        oneOrderPerScope(scene.sight(), found);
        ordersHaveRecords(scene.sight(), found);
        recordsHaveOrders(scene.sight(), found);
        stockIsWhatIsNotSold(scene.sight(), sold, found);
        equalRequestsHaveEqualAnswers(scene, requests, found);
        noAnswerClaimsWhatIsNotThere(scene, requests, found);
        return found;
    }

    /** A terminal record may only become a tombstone. */
    static Optional<Breach> changed(List<SeenRecord> before, List<SeenRecord> now) {
        return before.stream()
                .filter(record -> now.stream().noneMatch(later -> mayFollow(record, later)))
                .map(record -> new Breach(
                        Rule.TERMINAL_STAYS,
                        new Bilingual(
                                "the committed record " + record + " is no longer there, nor what may follow it",
                                "커밋된 레코드가 없고 그 뒤에 올 수 있는 것도 없음: " + record)))
                .findFirst();
    }

    private static boolean mayFollow(SeenRecord record, SeenRecord later) {
        return later.equals(record)
                || (later.scope().equals(record.scope())
                        && later.fingerprint().equals(record.fingerprint())
                        && record.status().next().contains(later.status()));
    }

    private static void oneOrderPerScope(Sight sight, List<Breach> found) {
        Set<Scope> scopes = new HashSet<>();
        sight.orders().stream()
                .filter(order -> !scopes.add(order.scope()))
                .forEach(order -> found.add(new Breach(
                        Rule.ONE_ORDER_PER_SCOPE,
                        new Bilingual("two orders of " + order.scope(), "주문이 둘인 범위: " + order.scope()))));
    }

    private static void ordersHaveRecords(Sight sight, List<Breach> found) {
        sight.orders().stream()
                .filter(order -> sight.record(order.scope())
                        .filter(record -> order.orderId().equals(record.resourceId()))
                        .isEmpty())
                .forEach(order -> found.add(new Breach(
                        Rule.ORDER_AND_RECORD_TOGETHER,
                        new Bilingual(
                                "order " + order.orderId() + " has no record that names it",
                                "주문 " + order.orderId() + "을 가리키는 레코드가 없음"))));
    }

    private static void recordsHaveOrders(Sight sight, List<Breach> found) {
        for (SeenRecord record : sight.records()) {
            if (record.status() == Status.PROCESSING) {
                found.add(new Breach(
                        Rule.NO_COMMITTED_PROCESSING,
                        new Bilingual(
                                "a committed PROCESSING record of " + record.scope(),
                                "커밋된 PROCESSING 레코드: " + record.scope())));
            }
            if (record.resourceId() != null && sight.order(record.resourceId()).isEmpty()) {
                found.add(new Breach(
                        Rule.ORDER_AND_RECORD_TOGETHER,
                        new Bilingual(
                                "the record of " + record.scope() + " names " + record.resourceId()
                                        + ", which does not exist",
                                record.scope() + " 레코드가 가리키는 주문이 없음: " + record.resourceId())));
            }
        }
    }

    private void stockIsWhatIsNotSold(Sight sight, Map<String, Integer> sold, List<Breach> found) {
        for (Setup.Stock row : setup.stock()) {
            int expected = row.available() - sold.getOrDefault(row.sku(), 0);
            Integer available = sight.stock().get(row.sku());
            if (available == null || available != expected) {
                found.add(Breach.of(
                        Rule.STOCK_AS_SOLD,
                        new Bilingual(
                                "stock of " + row.sku() + " is " + available + ", and by its orders it should be "
                                        + expected,
                                row.sku() + " 재고 " + available + ", 주문대로라면 " + expected),
                        "stock " + row.sku() + " " + expected));
            }
        }
    }

    private static void equalRequestsHaveEqualAnswers(
            Scene scene, Map<String, NamedRequest> requests, List<Breach> found) {
        Map<Object, byte[]> bodies = new HashMap<>();
        scene.clients().forEach((client, standing) -> {
            if (standing instanceof Standing.Answered answered
                    && isStored(answered.answer(), client, scene, requests)) {
                NamedRequest request = requests.get(client);
                Object identity =
                        List.of(request.request().scope(), request.request().fingerprint());
                byte[] first = bodies.putIfAbsent(identity, answered.answer().body());
                if (first != null && !Arrays.equals(first, answered.answer().body())) {
                    found.add(new Breach(
                            Rule.SAME_BYTES,
                            new Bilingual(
                                    client + " has another answer than an equal request before it",
                                    client + " 클라이언트의 응답이 앞선 같은 요청의 응답과 다름")));
                }
            }
        });
    }

    /** Answers that come from the record; retry hints and conflicts do not. */
    private static boolean isStored(Answer answer, String client, Scene scene, Map<String, NamedRequest> requests) {
        return scene.sight()
                .record(requests.get(client).request().scope())
                .filter(record -> record.status().isTerminal())
                .filter(record -> record.responseStatus() == answer.status())
                .filter(record -> answer.replayed() || answer.status() < 300)
                .isPresent();
    }

    private static void noAnswerClaimsWhatIsNotThere(
            Scene scene, Map<String, NamedRequest> requests, List<Breach> found) {
        scene.clients().forEach((client, standing) -> {
            if (standing instanceof Standing.Answered answered
                    && answered.answer().status() < 300) {
                Scope scope = requests.get(client).request().scope();
                boolean kept = scene.sight()
                        .record(scope)
                        .filter(record -> record.resourceId() != null)
                        .isPresent();
                if (!kept) {
                    found.add(new Breach(
                            Rule.NO_EMPTY_PROMISE,
                            new Bilingual(
                                    client + " was told of a success that is not committed",
                                    client + " 클라이언트가 응답받은 성공이 커밋되어 있지 않음")));
                }
            }
        });
    }
}
