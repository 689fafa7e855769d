package dev.onceledger.http;

import dev.onceledger.order.Problem;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

/** The problem document of what the container refuses before any filter sees it; such refusals have no code of the API's. */
final class ProblemValve extends ErrorReportValve {
    @Override
    protected void report(Request request, Response response, Throwable thrown) {
        int status = response.getStatus();
        if (status < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            byte[] body = new Json()
                    .put("type", "about:blank")
                    .put("title", status < 500 ? "The request is not valid HTTP" : "Internal error")
                    .put("status", status)
                    .put("detail", "The request was refused before it reached the API. Nothing was done.")
                    .bytes();
            response.setContentType(Problem.MEDIA_TYPE);
            response.setContentLength(body.length);
            response.getOutputStream().write(body);
            response.finishResponse();
        } catch (IOException | IllegalStateException gone) {
            container.getLogger().debug("the client left before its answer", gone);
        }
    }
}
