package dev.onceledger.timeline.file;

import dev.onceledger.timeline.file.Claim.Among;
import dev.onceledger.timeline.file.Claim.SameBytes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether what is claimed of clients can be true of one moment. */
final class Whereabouts {
    private final Set<String> everybody;
    private final Map<String, Place> places = new HashMap<>();
    private final List<Among> some = new ArrayList<>();

    private Whereabouts(Set<String> everybody) {
        this.everybody = everybody;
    }

    /** The clients, and the rival. */
    static boolean arePossible(Collection<Claim> claims, Set<String> everybody) {
        Whereabouts whereabouts = new Whereabouts(everybody);
        for (Claim claim : claims) {
            if (claim instanceof Among among) {
                whereabouts.add(among);
            } else if (claim instanceof SameBytes same) {
                whereabouts.narrow(same.one(), Place.answered(AnswerSaid.NOTHING));
                whereabouts.narrow(same.other(), Place.answered(AnswerSaid.NOTHING));
            }
        }
        return whereabouts.arePossible(claims);
    }

    private void add(Among among) {
        if (among.number() == among.clients().size()) {
            among.clients().forEach(client -> narrow(client, among.place()));
        } else {
            some.add(among);
        }
    }

    private void narrow(String client, Place place) {
        places.put(client, place(client).and(place));
    }

    /** Nobody waits for itself. */
    private Place place(String client) {
        Place known = places.get(client);
        return known == null ? Place.anywhere(allBut(client)) : known;
    }

    private Set<String> allBut(String client) {
        Set<String> others = new HashSet<>(everybody);
        others.remove(client);
        return others;
    }

    private boolean arePossible(Collection<Claim> claims) {
        for (String client : List.copyOf(places.keySet())) {
            Optional<String> awaited = place(client).awaited().filter(places.keySet()::contains);
            awaited.ifPresent(rival -> narrow(rival, Place.inTransaction(allBut(rival))));
        }
        spreadBodies(claims);
        return places.values().stream().noneMatch(Place::isNowhere)
                && places.keySet().stream().noneMatch(this::waitsInACircle)
                && new Tally(some, this::place).isPossible();
    }

    /** What is said of one of two equal answers is said of the other; of a chain of them in as many turns as it has links. */
    private void spreadBodies(Collection<Claim> claims) {
        boolean spreads = true;
        while (spreads) {
            Map<String, Place> before = Map.copyOf(places);
            for (Claim claim : claims) {
                if (claim instanceof SameBytes same) {
                    spread(same.one(), same.other());
                    spread(same.other(), same.one());
                }
            }
            spreads = !places.equals(before);
        }
    }

    private void spread(String from, String to) {
        place(from).answer().ifPresent(said -> narrow(to, Place.answered(said.ofBody())));
    }

    private boolean waitsInACircle(String client) {
        Set<String> passed = new HashSet<>();
        Optional<String> next = Optional.of(client);
        while (next.isPresent() && passed.add(next.get())) {
            next = next.filter(places::containsKey).flatMap(one -> place(one).awaited());
        }
        return next.isPresent();
    }
}
