package dev.onceledger.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.tomcat.util.threads.TaskQueue;
import org.apache.tomcat.util.threads.TaskThreadFactory;
import org.apache.tomcat.util.threads.ThreadPoolExecutor;

/** The threads that requests run on. The container would interrupt its own, and an interrupt in JDBC closes an embedded H2. */
final class Workers {
    private static final int IDLE = 4;
    private static final int MOST = 200;

    private Workers() {}

    /** More threads than requests may be in progress: the others read slow bodies, and refuse. */
    static ThreadPoolExecutor start(int maxInProgress) {
        TaskQueue queue = new TaskQueue();
        ThreadPoolExecutor workers = new ThreadPoolExecutor(
                IDLE,
                Math.max(MOST, 2 * maxInProgress),
                60,
                TimeUnit.SECONDS,
                queue,
                new TaskThreadFactory("onceledger-http-", true, Thread.NORM_PRIORITY));
        queue.setParent(workers);
        return workers;
    }

    /** Lets running requests end; interrupts none. */
    static void end(ThreadPoolExecutor workers, Duration atMost) {
        workers.shutdown();
        try {
            workers.awaitTermination(atMost.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}
