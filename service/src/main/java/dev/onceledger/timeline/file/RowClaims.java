package dev.onceledger.timeline.file;

import dev.onceledger.ledger.Scope;
import dev.onceledger.timeline.file.Claim.Counted;
import dev.onceledger.timeline.file.Claim.Ordered;
import dev.onceledger.timeline.file.Claim.Recorded;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Whether what is claimed of rows and counts can be true of one moment. */
final class RowClaims {
    static final String NONE = "none";
    private static final String KEYS = "keys";

    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, String> orders = new HashMap<>();
    private final Map<Scope, Recorded> records = new HashMap<>();

    private RowClaims() {}

    static boolean arePossible(Collection<Claim> claims) {
        RowClaims rows = new RowClaims();
        return claims.stream().allMatch(rows::agrees) && rows.areEnough();
    }

    private boolean agrees(Claim claim) {
        if (claim instanceof Counted counted) {
            return isSame(counts.putIfAbsent(counted.what(), counted.number()), counted.number());
        } else if (claim instanceof Ordered ordered) {
            return isSame(orders.putIfAbsent(ordered.order(), ordered.status()), ordered.status());
        }
        return !(claim instanceof Recorded recorded) || agrees(recorded);
    }

    private static boolean isSame(Object before, Object now) {
        return before == null || before.equals(now);
    }

    /** One that names its order says more than one that does not. */
    private boolean agrees(Recorded now) {
        Recorded before = records.get(now.scope());
        if (before == null || before.order().isEmpty()) {
            records.put(now.scope(), now);
        }
        if (before == null) {
            return true;
        }
        boolean sameRequest = now.status().equals(NONE) || before.fingerprint().equals(now.fingerprint());
        boolean sameOrder = before.order().isEmpty()
                || now.order().isEmpty()
                || before.order().equals(now.order());
        return before.status().equals(now.status()) && sameRequest && sameOrder;
    }

    /** All rows that must be there are counted too. */
    private boolean areEnough() {
        long there = records.values().stream()
                .filter(one -> !one.status().equals(NONE))
                .count();
        long made =
                orders.values().stream().filter(status -> !status.equals(NONE)).count();
        return mayBe("records", there)
                && mayBe("orders", made)
                && mayBe(KEYS, counts.getOrDefault("stuck keys", 0))
                && mayBe(KEYS, counts.getOrDefault("endless keys", 0));
    }

    private boolean mayBe(String what, long least) {
        return !counts.containsKey(what) || counts.get(what) >= least;
    }
}
