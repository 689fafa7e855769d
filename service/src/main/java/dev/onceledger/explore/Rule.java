package dev.onceledger.explore;

import dev.onceledger.timeline.Bilingual;

/** What must be true of the committed rows, the charges and the answers, whatever the order of steps was. */
public enum Rule {
    /** Two orders of one scope. */
    ONE_ORDER_PER_SCOPE("a scope has at most one order", "한 범위의 주문은 많아야 하나다"),
    /** An order without a record, or a record without its order. */
    ORDER_AND_RECORD_TOGETHER("an order exists if and only if its record names it", "주문은 그것을 가리키는 레코드가 있을 때, 그때만 있다"),
    /** A record that says PROCESSING although nobody is at work. */
    NO_COMMITTED_PROCESSING("no record stays PROCESSING", "PROCESSING으로 남는 레코드는 없다"),
    /** Stock that was taken without an order, or not taken. */
    STOCK_AS_SOLD("stock is what was there less what is sold", "재고는 처음 수량에서 팔린 만큼 뺀 것이다"),
    /** Two answers to one request. */
    SAME_BYTES("equal requests get equal bytes", "같은 요청은 바이트까지 같은 응답을 받는다"),
    /** A success that is not there. */
    NO_EMPTY_PROMISE("no answer claims what is not committed", "어떤 응답도 커밋되지 않은 것을 말하지 않는다"),
    /** An order of another body. */
    NO_FOREIGN_ANSWER("another body never gets the first answer", "본문이 다르면 첫 응답을 받지 않는다"),
    /** A terminal record that changed otherwise than into a tombstone. */
    TERMINAL_STAYS("a terminal record only becomes a tombstone", "끝난 레코드는 툼스톤으로만 바뀐다"),
    /** Money twice for one key. */
    CHARGED_ONCE("a key is charged once", "키 하나에 결제는 한 번이다"),
    /** Money for nothing. */
    CHARGED_FOR_AN_ORDER("what is charged is ordered", "결제한 것은 주문되어 있다"),
    /** A key that says in progress although nobody is at work. */
    NO_STUCK_KEY("no key stays in progress when nobody is at work", "아무도 일하지 않으면 진행 중으로 남는 키가 없다"),
    /** A defect of the service. */
    NO_FAILURE("every request is answered", "모든 요청이 응답을 받는다"),
    /** Everybody waits for each other. */
    NO_DEADLOCK("somebody can always go on", "누군가는 늘 나아갈 수 있다"),
    /** The end of the scenario itself. */
    AS_EXPECTED("what the scenario expects in the end is so", "끝에서 시나리오가 기대한 그대로다");

    private final Bilingual words;

    Rule(String en, String ko) {
        this.words = new Bilingual(en, ko);
    }

    /** The rule as a sentence, in both languages. */
    public Bilingual words() {
        return words;
    }
}
