package dev.onceledger.explore;

import dev.onceledger.ledger.Scope;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Rehearsal;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What every design owes the one who sends a key: done once, charged once, and no answer that is not so. */
final class DesignRules implements Rules {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Timeline scenario;

    DesignRules(Timeline scenario) {
        this.scenario = scenario;
    }

    @Override
    public List<Breach> broken(Rehearsal rehearsal, Map<String, NamedRequest> requests, boolean failed) {
        if (rehearsal.isStuck()) {
            return List.of(Endings.DEADLOCK);
        }
        Scene scene = rehearsal.scene();
        List<Breach> found = new ArrayList<>();
        doneOnce(scene.sight(), found);
        chargedOnce(scene.sight(), requests, found);
        if (scene.sight().counts().getOrDefault("stuck keys", 0) > 0) {
            found.add(Breach.of(
                    Rule.NO_STUCK_KEY,
                    new Bilingual(
                            "a key says that its request is in progress, and nobody is", "진행 중이라는 키가 있는데 아무도 일하지 않음"),
                    "stuck keys 0"));
        }
        requests.forEach((client, request) -> answer(scene, client, request, found));
        Endings.failure(scene).ifPresent(found::add);
        return found;
    }

    private static void doneOnce(Sight sight, List<Breach> found) {
        Set<Scope> scopes = new HashSet<>();
        List<Scope> again = sight.orders().stream()
                .map(Sight.SeenOrder::scope)
                .filter(scope -> !scopes.add(scope))
                .toList();
        if (!again.isEmpty()) {
            found.add(Breach.of(
                    Rule.ONE_ORDER_PER_SCOPE,
                    new Bilingual("two orders of " + again.get(0), "주문이 둘인 범위: " + again.get(0)),
                    "orders " + scopes.size()));
        }
    }

    private void chargedOnce(Sight sight, Map<String, NamedRequest> requests, List<Breach> found) {
        int charges = sight.counts().getOrDefault("charges", 0);
        Set<Scope> keys = scenario.requests().stream()
                .map(request -> request.request().scope())
                .collect(Collectors.toSet());
        int used = (int) requests.values().stream()
                .map(request -> request.request().scope())
                .filter(keys::contains)
                .distinct()
                .count();
        if (charges > used) {
            found.add(Breach.of(
                    Rule.CHARGED_ONCE,
                    new Bilingual(charges + " charges for " + used + " keys", "키 " + used + "개에 결제 " + charges + "건"),
                    "charges " + used));
        }
        if (charges > sight.orders().size()) {
            int orders = sight.orders().size();
            found.add(Breach.of(
                    Rule.CHARGED_FOR_AN_ORDER,
                    new Bilingual(
                            charges + " charges for " + orders + " orders", "주문 " + orders + "건에 결제 " + charges + "건"),
                    "charges " + orders));
        }
    }

    private static Bilingual foreign(String client, BigDecimal asked, String order, BigDecimal amount) {
        return new Bilingual(
                client + " asked for " + asked + " and got " + order + " of " + amount,
                client + " 클라이언트가 " + asked + " 주문을 요청하고 받은 것은 " + amount + "의 " + order);
    }

    private static void answer(Scene scene, String client, NamedRequest request, List<Breach> found) {
        if (!(scene.clients().get(client) instanceof Standing.Answered answered)
                || answered.answer().status() >= 300
                || !(request.request().operation() instanceof CreateOrder asked)) {
            return;
        }
        JsonNode body = JSON.readTree(answered.answer().body());
        String id = body.path("orderId").asString("");
        scene.sight()
                .order(id)
                .ifPresentOrElse(
                        order -> {
                            if (order.amount().compareTo(asked.request().amount()) != 0) {
                                found.add(Breach.of(
                                        Rule.NO_FOREIGN_ANSWER,
                                        foreign(client, asked.request().amount(), id, order.amount()),
                                        "0 of " + client + " answered " + id));
                            }
                        },
                        () -> found.add(Breach.of(
                                Rule.NO_EMPTY_PROMISE,
                                new Bilingual(
                                        client + " was told of " + id + ", which is not committed",
                                        client + " 클라이언트가 응답받은 " + id + " 주문이 커밋되어 있지 않음"),
                                "0 of " + client + " answered " + id)));
    }
}
