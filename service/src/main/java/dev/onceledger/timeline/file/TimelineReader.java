package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads one timeline file, section by section. */
final class TimelineReader {
    private static final Bilingual SECTIONS = new Bilingual(
            "a section at the margin: timeline, title, setup, request, clients, meanwhile, at or end"
                    + " (what belongs to a section is indented)",
            "들여쓰지 않은 구역(timeline, title, setup, request, clients, meanwhile, at, end 중 하나." + " 구역에 속한 줄은 들여씁니다)");
    private static final Bilingual FIRST_LINE =
            new Bilingual("'timeline NAME' at the top of the file", "파일 맨 위에 'timeline NAME'");
    private static final Bilingual NAME_WORDS = new Bilingual("a name of a-z, 0-9 and -", "a-z, 0-9, -로 된 이름");
    private static final Bilingual REQUEST_WORDS = new Bilingual("a request's name such as R0", "R0 같은 요청 이름");
    private static final Bilingual TICK_WORDS = new Bilingual("a point in time such as t0", "t0 같은 시점");
    private static final Set<String> ONLY_ONCE = Set.of("timeline", "setup", "end");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");
    private static final Pattern TICK = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.-]{0,15}");
    private static final Set<String> HEADS =
            Set.of("timeline", "title", "setup", "request", "clients", "meanwhile", "at", "end");
    private static final Section NOWHERE = line -> {
        String word = line.word(SECTIONS);
        throw HEADS.contains(word)
                ? line.wrong(new Bilingual(
                        "'" + word + "' must stand at the margin, and here it is indented",
                        "'" + word + "' 줄은 들여쓰지 말아야 하는데 들여썼습니다"))
                : line.expected(SECTIONS);
    };

    private final String file;
    private final Cast cast = new Cast();
    private final SetupReader setup = new SetupReader();
    private final Map<String, RequestReader> requests = new HashMap<>();
    private final List<String> comments = new ArrayList<>();
    private final List<Statement.Action> meanwhile = new ArrayList<>();
    private final List<Tick> ticks = new ArrayList<>();
    private final Course course = Course.fromTheStart();
    private final Once once = new Once();
    private Section section = NOWHERE;
    private Closing closing = () -> {};
    private String name;
    private Bilingual title = Bilingual.NONE;
    private Tick end;

    TimelineReader(String file) {
        this.file = file;
    }

    @FunctionalInterface
    private interface Section {
        void read(Line line) throws InvalidTimeline;
    }

    @FunctionalInterface
    private interface Closing {
        void close() throws InvalidTimeline;
    }

    Timeline read(String text) throws InvalidTimeline {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Line line = new Line(file, i + 1, lines.get(i));
            if (line.isComment()) {
                keep(line);
            } else if (!line.isBlank()) {
                read(line);
            }
        }
        closing.close();
        Line last = Line.behind(file, lines.size());
        if (name == null) {
            throw last.wrong(new Bilingual(
                    "the file holds no timeline: its first line, comments aside, must be 'timeline NAME', such as"
                            + " 'timeline my-story'",
                    "파일에 타임라인이 없습니다: 주석을 뺀 첫 줄은 'timeline NAME'이어야 합니다. 예: 'timeline my-story'"));
        } else if (end == null) {
            throw last.expected(new Bilingual(
                    "an 'end' section that says what must be there when all is over",
                    "모두 끝난 뒤 남아 있어야 하는 것을 적는 'end' 구역"));
        }
        return new Timeline(
                name, title, comments, setup.setup(), cast.requests(), cast.clients(), meanwhile, ticks, end);
    }

    /** The comments above the first section speak of the whole; later ones are for whoever reads the file. */
    private void keep(Line line) {
        if (name == null) {
            comments.add(line.comment());
        }
    }

    private void read(Line line) throws InvalidTimeline {
        if (line.isIndented()) {
            section.read(line);
            return;
        }
        closing.close();
        closing = () -> {};
        section = NOWHERE;
        String head = line.word(SECTIONS);
        if (name == null && !head.equals("timeline")) {
            throw line.expected(FIRST_LINE);
        }
        if (ONLY_ONCE.contains(head)) {
            once.say(head, line);
        }
        open(head, line);
        line.end();
    }

    private void open(String head, Line line) throws InvalidTimeline {
        switch (head) {
            case "timeline" -> name = line.matching(NAME, NAME_WORDS).group();
            case "title" -> title = BilingualReader.read(line, title);
            case "setup" -> openSetup(line);
            case "request" -> openRequest(line);
            case "clients" -> {
                do {
                    cast.addClient(line);
                } while (line.hasMore());
            }
            case "meanwhile" -> {
                ActionReader actions = new ActionReader(cast, Course.anywhere(), setup::hasOwnRedis);
                section = action -> meanwhile.add(actions.read(action.word(ActionReader.WORDS), action, true));
            }
            case "at" -> openTick(line);
            case "end" -> {
                TickReader reader = new TickReader("end", line.source().line(), cast, course, setup);
                section = reader::read;
                closing = () -> end = reader.tick();
            }
            default -> throw line.expected(SECTIONS);
        }
    }

    /** Requests and ticks are read in the light of the setup. */
    private void openSetup(Line line) throws InvalidTimeline {
        if (!requests.isEmpty() || !ticks.isEmpty()) {
            throw line.wrong(
                    new Bilingual("the setup must stand above the requests and ticks", "setup은 요청과 시점보다 위에 있어야 합니다"));
        }
        section = setup::read;
    }

    private void openRequest(Line line) throws InvalidTimeline {
        String request = line.matching(Cast.NAME, REQUEST_WORDS).group();
        once.say("request " + request, line);
        RequestReader like = line.take("like") ? requests.get(cast.request(line).name()) : null;
        RequestReader reader = new RequestReader(request, line, like);
        requests.put(request, reader);
        section = reader::read;
        closing = () -> cast.add(reader.request(setup.setup().settings()));
    }

    private void openTick(Line line) throws InvalidTimeline {
        if (end != null) {
            throw line.wrong(new Bilingual("nothing happens after 'end'", "'end' 뒤에는 아무 일도 일어나지 않습니다"));
        }
        String tick = line.matching(TICK, TICK_WORDS).group();
        once.say("at " + tick, line);
        TickReader reader = new TickReader(tick, line.source().line(), cast, course, setup);
        section = reader::read;
        closing = () -> ticks.add(reader.tick());
    }
}
