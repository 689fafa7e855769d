package dev.onceledger.design.filterclaim;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Answers;
import dev.onceledger.design.Visit;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Outside of the design: tells which client a request in the container comes from, and lets that client die there. */
final class GuestBook extends HttpFilter {
    /** Names the guest; no part of what is claimed or hashed. */
    static final String HEADER = "X-Timeline-Guest";

    private static final long serialVersionUID = 1L;

    private final transient Guest everybodyElse;
    private final transient Map<String, Guest> guests = new ConcurrentHashMap<>();
    private final transient AtomicLong lastId = new AtomicLong();

    GuestBook(LedgerDatabase database) {
        this.everybodyElse = new Guest(database, Steps.NONE);
    }

    String enter(Guest guest) {
        String id = String.valueOf(lastId.incrementAndGet());
        guests.put(id, guest);
        return id;
    }

    void leave(String id) {
        guests.remove(id);
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String id = ((HttpServletRequest) request).getHeader(HEADER);
        Guest guest = id == null ? everybodyElse : guests.getOrDefault(id, everybodyElse);
        request.setAttribute(Guest.ATTRIBUTE, guest);
        try {
            Visit.at(guest.steps(), Step.RECEIVED);
            through(request, response, chain);
            Visit.at(guest.steps(), Step.ANSWERED);
        } catch (RuntimeException exception) {
            refuse(response, exception);
        } catch (ServletException | Error failed) {
            if (!guest.hasEnded()) {
                throw failed;
            }
        }
    }

    private static void through(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try {
            chain.doFilter(request, response);
        } catch (RuntimeException exception) {
            refuse(response, exception);
        }
    }

    private static void refuse(ServletResponse response, RuntimeException exception) throws IOException {
        response.resetBuffer();
        JsonAnswers.write((HttpServletResponse) response, Answers.exception(exception));
    }

    static Guest of(ServletRequest request) {
        return (Guest) request.getAttribute(Guest.ATTRIBUTE);
    }
}
