package dev.onceledger.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import org.springframework.boot.web.server.servlet.ServletWebServerFactory;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletRegistrationBean;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.function.RequestPredicates;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import org.springframework.web.servlet.function.support.HandlerFunctionAdapter;
import org.springframework.web.servlet.function.support.RouterFunctionMapping;

/** The Spring context of one server, its few beans registered by hand: nothing is scanned and nothing is guessed. */
final class WebContext {
    private WebContext() {}

    /** Starts the server, its container in this folder; the filter sees every request first. */
    static ServletWebServerApplicationContext start(
            ServerSettings settings, Executor workers, Path folder, Wiring parts) {
        ServletWebServerApplicationContext context = new ServletWebServerApplicationContext();
        context.registerBean(ServletWebServerFactory.class, () -> Tomcats.factory(settings, workers, folder));
        context.registerBean(DispatcherServlet.class, () -> new DispatcherServlet(context));
        context.registerBean(
                DispatcherServletRegistrationBean.class, () -> registration(context.getBean(DispatcherServlet.class)));
        context.registerBean(FilterRegistrationBean.class, () -> new FilterRegistrationBean<>(parts.filter));
        Duration retryAfter = settings.orders().retryAfter();
        context.registerBean(RouterFunctionMapping.class, () -> mapping(parts, retryAfter));
        context.registerBean(HandlerFunctionAdapter.class, HandlerFunctionAdapter::new);
        // None of Spring's resolvers: an exception must reach the filter, which alone answers for it.
        context.registerBean(HandlerExceptionResolver.class, () -> (request, response, handler, thrown) -> null);
        context.refresh();
        return context;
    }

    private static DispatcherServletRegistrationBean registration(DispatcherServlet servlet) {
        DispatcherServletRegistrationBean registration = new DispatcherServletRegistrationBean(servlet, "/");
        registration.setLoadOnStartup(1);
        return registration;
    }

    private static RouterFunctionMapping mapping(Wiring parts, Duration retryAfter) {
        RouterFunctions.Builder functions = RouterFunctions.route();
        for (Route route : parts.routes.all()) {
            functions.route(
                    RequestPredicates.method(route.method())
                            .and(RequestPredicates.path(route.path().getPatternString())),
                    new EndpointFunction(route.endpoint(), parts.writer, retryAfter));
        }
        RouterFunction<ServerResponse> all = functions.build();
        RouterFunctionMapping mapping = new RouterFunctionMapping(all);
        mapping.setMessageConverters(List.of(new ByteArrayHttpMessageConverter()));
        return mapping;
    }
}
