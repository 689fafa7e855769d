package dev.onceledger.http;

import dev.onceledger.order.Problem;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.springframework.http.HttpStatus;

/** The problem document of what the container refuses before any filter sees it; such refusals have no code of the API's. */
final class ProblemValve extends ErrorReportValve {
    private static final String NOT_HTTP = "What arrived is not a complete and valid HTTP request. Nothing was done.";
    private static final String OWN_ERROR = "The server met an error of its own.";

    @Override
    protected void report(Request request, Response response, Throwable thrown) {
        int status = response.getStatus();
        if (status < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            byte[] body = new Json()
                    .put("type", "about:blank")
                    .put("title", reason(status))
                    .put("status", status)
                    .put("detail", status < 500 ? NOT_HTTP : OWN_ERROR)
                    .bytes();
            response.setContentType(Problem.MEDIA_TYPE);
            response.setContentLength(body.length);
            response.getOutputStream().write(body);
            response.finishResponse();
        } catch (IOException | IllegalStateException gone) {
            container.getLogger().debug("the client left before its answer", gone);
        }
    }

    private static String reason(int status) {
        HttpStatus known = HttpStatus.resolve(status);
        return known == null ? "Error" : known.getReasonPhrase();
    }
}
