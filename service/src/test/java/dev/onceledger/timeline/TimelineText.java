package dev.onceledger.timeline;

/** What timelines that tests write themselves begin with. */
public final class TimelineText {
    /** A name, stock of A-10, and the request R0. */
    public static final String BEGINNING = """
            timeline mine
            setup
              stock A-10 10
            request R0
              principal user-42
              key k1
              body {"currency":"KRW","items":[{"sku":"A-10","qty":2}],"amount":12000}
            """;

    private TimelineText() {}
}
