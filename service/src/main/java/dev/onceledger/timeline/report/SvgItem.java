package dev.onceledger.timeline.report;

/**
 * Something that stands in a lane of a drawing.
 *
 * @param look its shape and colours
 * @param text what it says
 */
record SvgItem(Look look, String text) {
    /** What looks there are; each pair of colours is at least 4.5:1, also when it is printed. */
    enum Look {
        TEXT("none", "none", "#1f2328", ""),
        SMALL("none", "none", "#57606a", ""),
        HELD("#ddf0ff", "#0969da", "#0a3069", ""),
        OPEN("#ddf0ff", "#0550ae", "#0a3069", ""),
        WAITS("#fff8c5", "#7d4e00", "#5c3a00", "7 4"),
        GOOD("#dafbe1", "#1a7f37", "#0f5323", ""),
        BAD("#ffebe9", "#cf222e", "#82071e", ""),
        UNKNOWN("#f3e8ff", "#6639ba", "#3e1f79", "5 3"),
        GHOST("none", "#57606a", "#57606a", "4 3");

        private final String fill;
        private final String edge;
        private final String ink;
        private final String dashes;

        Look(String fill, String edge, String ink, String dashes) {
            this.fill = fill;
            this.edge = edge;
            this.ink = ink;
            this.dashes = dashes;
        }

        String fill() {
            return fill;
        }

        String edge() {
            return edge;
        }

        String ink() {
            return ink;
        }

        String dashes() {
            return dashes;
        }

        boolean isBox() {
            return !edge.equals("none");
        }
    }
}
