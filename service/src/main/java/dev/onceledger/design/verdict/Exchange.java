package dev.onceledger.design.verdict;

import dev.onceledger.order.Answer;
import dev.onceledger.timeline.NamedRequest;

/**
 * One request of a run and its answer.
 *
 * @param request as sent
 * @param answer what came back
 * @param others whether another request was under way at any moment in between
 */
record Exchange(NamedRequest request, Answer answer, boolean others) {}
