package dev.onceledger.testing;

import dev.onceledger.database.Target;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;

/** A process that plays two ticks of a timeline, beside a run in processes that holds its clients as well, and then holds still until it is killed. */
public final class HeldRun {
    private HeldRun() {}

    /** Arguments: URL, user, password. */
    public static void main(String[] arguments) throws Exception {
        Target target = new Target(arguments[0], arguments[1], arguments[2], null, 4);
        TimelineRunner.openInProcesses(Timelines.load("t0-t4"), target, RunListener.NONE)
                .next();
        TimelineSession session = TimelineRunner.open(Timelines.load("t0-t4"), target, RunListener.NONE);
        session.next();
        session.next();
        System.out.println("held");
        System.in.read();
    }
}
