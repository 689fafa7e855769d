package dev.onceledger.design.filterclaim;

import dev.onceledger.design.Answers;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.Site;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.Answer;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.OrderRequest;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;

/** The controller behind the filter: books tickets, one booking per token for a time. */
final class TicketServlet extends HttpServlet {
    /** What both the filter and the controller say of a body that they can't use. */
    static final String INVALID_QUANTITY = "INVALID_TICKET_QUANTITY";

    private static final long serialVersionUID = 1L;

    private final transient Site site;
    private final transient TokenLimit limit;

    TicketServlet(Site site, TokenLimit limit) {
        this.site = site;
        this.limit = limit;
    }

    static Answer invalidQuantity() {
        return Answers.error(400, INVALID_QUANTITY, "The number of tickets is not valid.");
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Matcher path = ClaimFilter.TICKETS.matcher(request.getRequestURI());
        if (!path.matches()) {
            JsonAnswers.write(response, Answers.error(404, "NOT_FOUND", "There is nothing here."));
            return;
        }
        byte[] body = request.getInputStream().readAllBytes();
        Optional<OrderRequest> order = TicketRequest.read(path.group(1), body);
        JsonAnswers.write(response, order.isEmpty() ? invalidQuantity() : limited(request, path.group(1), order.get()));
    }

    private Answer limited(HttpServletRequest request, String screening, OrderRequest order) {
        String token = request.getHeader(ClaimFilter.TOKEN);
        try {
            if (!limit.take(screening, token)) {
                return Answers.error(409, "TICKET_LIMIT_REACHED", "This token has had its ticket of this screening.");
            }
            Answer answer = book(request, token.trim(), order);
            if (answer.status() >= 400) {
                limit.giveBack(screening, token);
            }
            return answer;
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }

    private Answer book(HttpServletRequest request, String token, OrderRequest order) {
        Guest guest = GuestBook.of(request);
        Scope scope = new Scope(
                token,
                OrderRequest.OPERATION,
                request.getHeader(IdempotencyKey.HEADER).trim());
        try {
            return new OrderAndCharge(guest.database(), site)
                    .run(scope, order, guest.steps(), OrderAndCharge.NOTHING_MORE);
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }
}
