package dev.onceledger.http;

import dev.onceledger.order.Code;
import dev.onceledger.order.Problem;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.http.server.PathContainer;

/** Everything that can be asked for; whatever is not in this table ends before any work. */
final class Routes {
    private final List<Route> all;

    Routes(List<Route> all) {
        this.all = List.copyOf(all);
    }

    List<Route> all() {
        return all;
    }

    /** The route of a request: 404 for a path that is none, 405 for another method on one that is. */
    Route find(HttpServletRequest request) throws Rejected {
        String path = request.getRequestURI();
        PathContainer requested = PathContainer.parsePath(path);
        List<Route> there = all.stream()
                .filter(route -> path.indexOf(';') < 0 && route.isAt(requested))
                .toList();
        if (there.isEmpty()) {
            throw Rejected.with(Code.NOT_FOUND, "There is nothing at this path.", "GET /api tells what there is.");
        }
        return there.stream()
                .filter(route -> route.takes(request.getMethod()))
                .findFirst()
                .orElseThrow(() -> otherMethod(request.getMethod(), there));
    }

    private static Rejected otherMethod(String method, List<Route> there) {
        String allowed = there.stream()
                .map(route -> route.method().name().equals("GET")
                        ? "GET, HEAD"
                        : route.method().name())
                .distinct()
                .collect(Collectors.joining(", "));
        return new Rejected(
                Problem.of(Code.METHOD_NOT_ALLOWED, method + " is not possible at this path.", "Use " + allowed + "."),
                Map.of("Allow", allowed));
    }
}
