package dev.onceledger.design.filterclaim;

import dev.onceledger.design.Answers;
import dev.onceledger.design.Visit;
import dev.onceledger.order.Answer;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.Step;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The filter itself: claims before the controller is reached, and lets only the claimer through. */
final class ClaimFilter extends HttpFilter {
    /** What it guards; its group is the screening. */
    static final Pattern TICKETS = Pattern.compile("/api/v1/screenings/([^/]+)/tickets/?");

    /** Who asks. */
    static final String TOKEN = "X-Queue-Token";

    private static final long serialVersionUID = 1L;

    private final transient Claims claims;

    ClaimFilter(Claims claims) {
        this.claims = claims;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Matcher path = TICKETS.matcher(request.getRequestURI());
        if (!request.getMethod().equals("POST") || !path.matches()) {
            chain.doFilter(request, response);
            return;
        }
        String key = request.getHeader(IdempotencyKey.HEADER);
        String token = request.getHeader(TOKEN);
        if (key == null || key.isBlank()) {
            JsonAnswers.write(response, Answers.keyMissing());
        } else if (token == null || token.isBlank()) {
            JsonAnswers.write(response, Answers.error(401, "QUEUE_TOKEN_MISSING", "The request has no " + TOKEN + "."));
        } else {
            claim(Claims.key(path.group(1), key.trim()), token, new BufferedRequest(request), response, chain);
        }
    }

    private void claim(
            String key, String token, BufferedRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String fingerprint;
        try {
            fingerprint = TicketFingerprint.of(request.getMethod(), request.getRequestURI(), token, request.body());
        } catch (IllegalArgumentException noJson) {
            // As the article has it: whatever is wrong with the body is called a wrong quantity.
            JsonAnswers.write(response, TicketServlet.invalidQuantity());
            return;
        }
        ClaimOutcome outcome = claims.claim(key, fingerprint);
        if (outcome == ClaimOutcome.CLAIMED) {
            Visit.at(GuestBook.of(request).steps(), Step.CLAIMED);
            chain.doFilter(request, response);
        } else {
            JsonAnswers.write(response, refusal(outcome));
        }
    }

    private static Answer refusal(ClaimOutcome outcome) {
        return switch (outcome) {
            case DUPLICATE_IN_PROGRESS ->
                Answers.error(409, outcome.name(), "The same request is in progress. Ask for the ticket instead.");
            case FINGERPRINT_CONFLICT ->
                Answers.error(409, outcome.name(), "This Idempotency-Key came with another request.");
            case STORE_UNAVAILABLE ->
                Answers.error(503, outcome.name(), "Whether this was sent before can't be told now; try later.");
            case CLAIMED -> throw new IllegalArgumentException("a claimed request is no refusal");
        };
    }
}
