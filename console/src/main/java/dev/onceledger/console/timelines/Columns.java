package dev.onceledger.console.timelines;

import java.util.stream.IntStream;

/**
 * Where the lanes stand: a gutter for what the file says, then a column for each lane; in pixels. Where there is less room the
 * gutter and the lanes are narrower; where there is too little even so, what the file says stands above its row instead,
 * and the lanes are scrolled to. Nothing is left out.
 */
final class Columns {
    private static final double[] SIDES = {1.75, 1.15, 0.85, 1.15};
    private static final double[] SIDES_NARROW = {2, 1.3, 0.85, 1.1};
    private static final double CLIENT = 1.55;
    private static final double CLIENT_NARROW = 1.6;
    private static final double GUTTER_EMS = 8;
    private static final double GUTTER_EMS_NARROW = 5.2;
    private static final double GUTTER_EMS_NONE = 0.6;
    private static final double UNIT_EMS = 7.2;
    private static final double UNIT_EMS_NARROW = 6.2;

    private final double em;
    private final double width;
    private final boolean narrow;
    private final boolean beside;
    private final double gutter;
    private final double[] starts;

    /** For so many clients, in this width or the least that the lanes can do with, letters being so large. */
    Columns(int clients, double width, double em) {
        this.em = em;
        this.width = width;
        this.narrow = width < least(weights(clients, false), GUTTER_EMS, UNIT_EMS) * em;
        double[] weights = weights(clients, narrow);
        this.beside = !narrow || width >= least(weights, GUTTER_EMS_NARROW, UNIT_EMS_NARROW) * em;
        double narrowGutter = beside ? GUTTER_EMS_NARROW : GUTTER_EMS_NONE;
        this.gutter = (narrow ? narrowGutter : GUTTER_EMS) * em;
        double sum =
                IntStream.range(0, weights.length).mapToDouble(i -> weights[i]).sum();
        double unit = Math.max((narrow ? UNIT_EMS_NARROW : UNIT_EMS) * em, (width - gutter) / sum);
        this.starts = new double[weights.length + 1];
        starts[0] = gutter;
        for (int lane = 0; lane < weights.length; lane++) {
            starts[lane + 1] = Math.floor(starts[lane] + weights[lane] * unit);
        }
    }

    private static double[] weights(int clients, boolean narrow) {
        double[] sides = narrow ? SIDES_NARROW : SIDES;
        double client = narrow ? CLIENT_NARROW : CLIENT;
        return IntStream.range(0, clients + sides.length)
                .mapToDouble(lane -> lane < clients ? client : sides[lane - clients])
                .toArray();
    }

    private static double least(double[] weights, double gutter, double unit) {
        return gutter
                + unit
                        * IntStream.range(0, weights.length)
                                .mapToDouble(i -> weights[i])
                                .sum();
    }

    /** The least width for so many clients. */
    static double least(int clients, double em) {
        return Math.ceil(least(weights(clients, true), GUTTER_EMS_NONE, UNIT_EMS_NARROW) * em);
    }

    double em() {
        return em;
    }

    /** Whether the words need the room of the shapes. */
    boolean isNarrow() {
        return narrow;
    }

    /** Whether what the file says has a gutter of its own; else it stands above its row. */
    boolean isBeside() {
        return beside;
    }

    double gutter() {
        return gutter;
    }

    double width() {
        return Math.max(width, starts[starts.length - 1]);
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
        return Math.round(starts[lane] + 1.8 * em);
    }

    /** How wide a lane's marks may be. */
    double room(int lane) {
        return starts[lane + 1] - marks(lane) - 0.4 * em;
    }
}
