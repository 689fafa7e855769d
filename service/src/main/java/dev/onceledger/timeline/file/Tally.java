package dev.onceledger.timeline.file;

import dev.onceledger.timeline.file.Claim.Among;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Whether clients can be spread over places so that every claim of how many are where is true: one client after the other is put
 * wherever it can be, and of what that leaves each number of clients still wanted is kept once.
 */
final class Tally {
    /** Beyond these it is not decided here but by the run; no file that a person reads comes near. */
    private static final int MOST_CLAIMS = 8;

    private static final int MOST_STATES = 2_000;

    private final List<Among> claims;
    private final Function<String, Place> places;

    Tally(List<Among> claims, Function<String, Place> places) {
        this.claims = claims;
        this.places = places;
    }

    boolean isPossible() {
        if (claims.size() > MOST_CLAIMS) {
            return true;
        }
        Set<String> clients = new LinkedHashSet<>();
        claims.forEach(claim -> clients.addAll(claim.clients()));
        Set<List<Integer>> wanted = Set.of(claims.stream().map(Among::number).toList());
        for (String client : clients) {
            List<Set<Integer>> choices = choices(client);
            Set<List<Integer>> left = new HashSet<>();
            wanted.forEach(before -> choices.forEach(counted -> left.add(less(before, counted))));
            left.removeIf(numbers -> numbers.stream().anyMatch(number -> number < 0));
            if (left.size() > MOST_STATES) {
                return true;
            }
            wanted = left;
        }
        return wanted.stream().anyMatch(numbers -> numbers.stream().allMatch(number -> number == 0));
    }

    private static List<Integer> less(List<Integer> numbers, Set<Integer> counted) {
        List<Integer> left = new ArrayList<>(numbers);
        counted.forEach(claim -> left.set(claim, left.get(claim) - 1));
        return left;
    }

    /** Of which claims a client can be counted at once, wherever it can be. */
    private List<Set<Integer>> choices(String client) {
        List<Set<Integer>> choices = new ArrayList<>();
        choose(client, 0, places.apply(client), new HashSet<>(), choices);
        return choices;
    }

    private void choose(String client, int claim, Place place, Set<Integer> counted, List<Set<Integer>> choices) {
        if (place.isNowhere()) {
            return;
        } else if (claim == claims.size()) {
            if (!isCountedElsewhere(client, place, counted)) {
                choices.add(Set.copyOf(counted));
            }
            return;
        }
        if (claims.get(claim).clients().contains(client)) {
            counted.add(claim);
            choose(client, claim + 1, place.and(claims.get(claim).place()), counted, choices);
            counted.remove(claim);
        }
        choose(client, claim + 1, place, counted, choices);
    }

    /** Whoever is in this place is in that of a claim that should not count it. */
    private boolean isCountedElsewhere(String client, Place place, Set<Integer> counted) {
        for (int claim = 0; claim < claims.size(); claim++) {
            Among other = claims.get(claim);
            if (!counted.contains(claim) && other.clients().contains(client) && place.isWithin(other.place())) {
                return true;
            }
        }
        return false;
    }
}
