package dev.onceledger.design.verdict;

import dev.onceledger.design.DesignRequest;
import dev.onceledger.order.Answer;
import java.util.Optional;

/**
 * One request of a story and what came back.
 *
 * @param request as sent
 * @param answer empty if the process ended or the answer was lost
 * @param others whether another request was under way when it was answered
 */
record Exchange(DesignRequest request, Optional<Answer> answer, boolean others) {}
