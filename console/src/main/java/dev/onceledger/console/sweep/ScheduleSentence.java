package dev.onceledger.console.sweep;

import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;

/** When the next sweep comes by itself, or why none does, in words. */
final class ScheduleSentence {
    private ScheduleSentence() {}

    static String of(ScheduleModel model, Texts texts, Times times) {
        ScheduleModel.State state = model.state();
        return state == ScheduleModel.State.ON
                ? texts.get(
                        "schedule.next",
                        times.absolute(model.nextProperty().get()),
                        times.relative(model.nextProperty().get()))
                : texts.of("schedule.state", state);
    }
}
