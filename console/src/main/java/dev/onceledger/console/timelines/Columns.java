package dev.onceledger.console.timelines;

import java.util.stream.IntStream;

/** Where the lanes stand: a gutter for what the file says, then a column for each lane; in pixels. */
final class Columns {
    private static final double[] SIDE_WEIGHTS = {1.3, 1.05, 0.85, 1.15};
    private static final double CLIENT_WEIGHT = 1.55;
    private static final double GUTTER_EMS = 8;
    private static final double NARROWEST_UNIT_EMS = 7.2;

    private final double em;
    private final double gutter;
    private final double[] starts;

    /** For so many clients, in this width or the least that the lanes can do with, letters being so large. */
    Columns(int clients, double width, double em) {
        this.em = em;
        this.gutter = GUTTER_EMS * em;
        double[] weights = new double[clients + SIDE_WEIGHTS.length];
        for (int lane = 0; lane < weights.length; lane++) {
            weights[lane] = lane < clients ? CLIENT_WEIGHT : SIDE_WEIGHTS[lane - clients];
        }
        double sum =
                IntStream.range(0, weights.length).mapToDouble(i -> weights[i]).sum();
        double unit = Math.max(NARROWEST_UNIT_EMS * em, (width - gutter) / sum);
        this.starts = new double[weights.length + 1];
        starts[0] = gutter;
        for (int lane = 0; lane < weights.length; lane++) {
            starts[lane + 1] = Math.round(starts[lane] + weights[lane] * unit);
        }
    }

    /** The least width for so many clients. */
    static double least(int clients, double em) {
        return new Columns(clients, 0, em).width();
    }

    double em() {
        return em;
    }

    double gutter() {
        return gutter;
    }

    double width() {
        return starts[starts.length - 1];
    }

    /** Where a lane begins. */
    double start(int lane) {
        return starts[lane];
    }

    /** The middle of a lane's line. */
    double line(int lane) {
        return Math.round(starts[lane] + 0.9 * em);
    }

    /** Where a lane's marks begin. */
    double marks(int lane) {
        return Math.round(starts[lane] + 2 * em);
    }

    /** How wide a lane's marks may be. */
    double room(int lane) {
        return starts[lane + 1] - marks(lane) - 0.5 * em;
    }
}
