package dev.onceledger.explore;

import dev.onceledger.timeline.Bilingual;

/**
 * A schedule that broke a rule.
 *
 * @param rule which
 * @param detail what was seen, in both languages
 * @param moves how many moves it took
 * @param schedules how many schedules broke this rule
 * @param script a timeline that replays it
 */
public record Violation(Rule rule, Bilingual detail, int moves, long schedules, String script) {
    /** The shorter one, counting both. */
    Violation or(Violation other) {
        Violation shorter = other.moves < moves ? other : this;
        return new Violation(shorter.rule, shorter.detail, shorter.moves, schedules + other.schedules, shorter.script);
    }
}
