package dev.onceledger.timeline.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.TimelineText;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptTest {
    private static final String SCENARIO = TimelineText.BEGINNING + """
            clients A
            at schedule
              send A R0
            end\s\s
              expect records 1
              expect orders 1
            """;

    @Test
    void aScheduleIsWrittenBeforeTheEndUnderANameThatIsFreeWhateverTheScenarioLooksLike() throws InvalidTimeline {
        Timeline written = written(List.of());
        assertThat(written.ticks()).extracting(Tick::name).containsExactly("schedule", "schedule2");
        assertThat(written.ticks().get(1).note().en()).isEqualTo("broken: first line second line");
        assertThat(written.end().statements()).hasSize(2);
    }

    @Test
    void whatIsOwedStandsInTheEndInsteadOfWhatTheScenarioExpects() throws InvalidTimeline {
        assertThat(written(List.of("expect stuck keys 0")).end().statements()).hasSize(1);
    }

    private static Timeline written(List<String> owed) throws InvalidTimeline {
        Script script = new Script();
        script.die("A");
        return Timelines.parse("written", script.timeline(SCENARIO, "broken: first line\n  second line", owed));
    }
}
