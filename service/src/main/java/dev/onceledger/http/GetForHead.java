package dev.onceledger.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

/** A HEAD request that runs as the GET it stands for; the container leaves the body out of the answer. */
final class GetForHead extends HttpServletRequestWrapper {
    private GetForHead(HttpServletRequest request) {
        super(request);
    }

    static HttpServletRequest of(HttpServletRequest request) {
        return request.getMethod().equals("HEAD") ? new GetForHead(request) : request;
    }

    @Override
    public String getMethod() {
        return "GET";
    }
}
