package dev.onceledger.http;

import dev.onceledger.order.Answer;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends whatever is wrong with a request's caller, path, size, type or key before a database connection is taken. */
final class RequestFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(RequestFilter.class);

    private final transient Routes routes;
    private final transient Credentials credentials;
    private final transient AnswerWriter writer;
    private final transient Traffic traffic;
    private final Duration retryAfter;

    RequestFilter(Routes routes, Credentials credentials, AnswerWriter writer, Traffic traffic, Duration retryAfter) {
        this.routes = routes;
        this.credentials = credentials;
        this.writer = writer;
        this.traffic = traffic;
        this.retryAfter = retryAfter;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String traceId = TraceId.of(request);
        response.setHeader(TraceId.RESPONSE_HEADER, traceId);
        response.setHeader("Cache-Control", "no-store");
        traffic.entered();
        try {
            admitted(request, traceId).attachTo(request);
            chain.doFilter(GetForHead.of(request), response);
        } catch (Rejected rejected) {
            writer.write(request, response, Answer.of(rejected.problem()), rejected.headers());
        } catch (InvalidRequest invalid) {
            writer.write(request, response, Answer.of(invalid.problem()));
        } catch (ServletException | RuntimeException unexpected) {
            LOG.error("request {} failed", traceId, unexpected);
            if (response.isCommitted()) {
                throw unexpected;
            }
            response.resetBuffer();
            writer.write(request, response, Answer.of(HttpProblems.internal(retryAfter, traceId)));
        } finally {
            traffic.left();
        }
    }

    private Incoming admitted(HttpServletRequest request, String traceId) throws Rejected, InvalidRequest {
        Route route = routes.find(request);
        Caller caller = route.role() == null ? null : credentials.require(route.role(), request);
        Query query = Query.read(request.getQueryString(), route.query());
        if (!route.needsKey()) {
            return new Incoming(caller, null, new byte[0], query, traceId);
        }
        JsonBody.check(request, route.body() == Route.Body.OPTIONAL);
        String key = IdempotencyKey.parse(Collections.list(request.getHeaders(IdempotencyKey.HEADER)));
        return new Incoming(caller, key, JsonBody.read(request), query, traceId);
    }
}
