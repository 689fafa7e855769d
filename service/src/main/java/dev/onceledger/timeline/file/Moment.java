package dev.onceledger.timeline.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What is expected of one moment in one design: all of it since something happened last.
 *
 * @param said in the order of the file
 */
record Moment(List<Said> said) {
    /** Nothing is expected yet. */
    static final Moment NEW = new Moment(List.of());

    /** The same with one expectation more, unless it says nothing new. */
    Moment and(Said next) {
        if (said.stream().anyMatch(before -> before.claim().equals(next.claim()))) {
            return this;
        }
        List<Said> more = new ArrayList<>(said);
        more.add(next);
        return new Moment(more);
    }

    /** As few of its expectations as cannot all be true together; none if all can. */
    List<Said> contradiction(Set<String> everybody) {
        if (arePossible(said, everybody)) {
            return List.of();
        }
        List<Said> few = new ArrayList<>(said);
        for (Said one : said) {
            List<Said> fewer = new ArrayList<>(few);
            fewer.remove(one);
            if (!arePossible(fewer, everybody)) {
                few = fewer;
            }
        }
        return few;
    }

    private static boolean arePossible(List<Said> said, Set<String> everybody) {
        List<Claim> claims = said.stream().map(Said::claim).toList();
        return RowClaims.arePossible(claims) && Whereabouts.arePossible(claims, everybody);
    }
}
