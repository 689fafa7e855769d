package dev.onceledger.timeline.file;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Stage;
import dev.onceledger.timeline.Statement.Action;
import dev.onceledger.timeline.Statement.Deed;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** Reads a line that makes something happen. */
final class ActionReader {
    static final Bilingual WORDS =
            Line.oneOf("note, expect, send, run, release, wait, die, fail final, fail transient, fail exception,"
                    + " lose commit, lose answer, end session, advance clock, sweep, keys expire, retention passes,"
                    + " redis down, redis up, ship, restock, rival, on, except");

    private static final Bilingual RIVAL_WORDS = new Bilingual(
            "what the other program does: locks SKU, claims REQUEST, or lets go",
            "다른 프로그램이 하는 일(locks SKU, claims REQUEST, lets go 중 하나)");

    private static final String REFUSALS = Arrays.stream(Code.values())
            .filter(ActionReader::isRefusal)
            .map(Code::name)
            .collect(Collectors.joining(", "));
    private static final Bilingual CODES =
            new Bilingual("a code of a final refusal: one of " + REFUSALS, "최종 거절 코드(" + REFUSALS + " 중 하나)");

    private final Cast cast;
    private final Course course;
    private final BooleanSupplier ownRedis;
    private boolean everywhere;

    ActionReader(Cast cast, Course course, BooleanSupplier ownRedis) {
        this.cast = cast;
        this.course = course;
        this.ownRedis = ownRedis;
    }

    /** Reads the line, whose first word is taken already; it may speak of some designs alone. */
    Action read(String verb, Line line, boolean ofAllDesigns) throws InvalidTimeline {
        everywhere = ofAllDesigns;
        Deed deed = deed(verb, line);
        line.end();
        return new Action(line.source(), deed);
    }

    private Deed deed(String verb, Line line) throws InvalidTimeline {
        return switch (verb) {
            case "send" -> send(line);
            case "run" -> run(line);
            case "release" -> toClient(line, (stage, client) -> stage.release(client));
            case "wait" -> await(line);
            case "die" -> toClient(line, (stage, client) -> stage.die(client));
            case "fail" -> fail(line);
            case "lose" -> lose(line);
            case "end" -> {
                if (!line.hasMore()) {
                    throw line.wrong(new Bilingual(
                            "expected 'session', found the end of the line; the section 'end' stands at the margin",
                            "여기에 와야 할 것: 'session', 실제: 줄 끝. 구역 'end'라면 들여쓰지 않습니다"));
                }
                line.must("session");
                yield toClient(line, (stage, client) -> stage.endSession(client));
            }
            case "advance" -> {
                line.must("clock");
                Duration by = line.duration();
                yield stage -> stage.surroundings().advanceClock(by);
            }
            case "sweep" -> stage -> stage.surroundings().sweep();
            case "keys" -> {
                line.must("expire");
                yield stage -> stage.surroundings().keysExpire();
            }
            case "redis" -> redis(line);
            case "retention" -> {
                line.must("passes");
                yield stage -> stage.surroundings().retentionPasses();
            }
            case "ship" -> {
                String order = line.word(RowReader.ORDER_ID);
                yield stage -> stage.surroundings().ship(order);
            }
            case "restock" -> restock(line);
            case "rival" -> rival(line);
            default -> throw line.expected(WORDS);
        };
    }

    private Deed send(Line line) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        NamedRequest request = cast.request(line);
        course.sends(clients, line, everywhere);
        return toAll(clients, (stage, client) -> stage.send(client, request));
    }

    private Deed await(Line line) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        course.refuseWait(clients, line);
        return toAll(clients, (stage, client) -> stage.await(client));
    }

    private Deed run(Line line) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        course.moves(clients);
        line.must("to");
        if (line.take("end")) {
            return toAll(clients, Stage::release);
        }
        Step goal = StepReader.read(line);
        return toAll(clients, (stage, client) -> stage.run(client, goal));
    }

    private Deed fail(Line line) throws InvalidTimeline {
        if (line.take("transient")) {
            return toClient(line, (stage, client) -> stage.failTransient(client));
        }
        if (line.take("exception")) {
            return toClient(line, (stage, client) -> stage.failException(client));
        }
        line.must("final");
        String client = cast.client(line);
        course.moves(List.of(client));
        Code code = code(line);
        return stage -> stage.failFinal(client, code);
    }

    private Deed lose(Line line) throws InvalidTimeline {
        if (line.take("commit")) {
            return toClient(line, (stage, client) -> stage.loseCommit(client));
        }
        line.must("answer");
        return toClient(line, (stage, client) -> stage.loseAnswer(client));
    }

    private Deed redis(Line line) throws InvalidTimeline {
        boolean up = line.take("up");
        if (!up) {
            line.must("down");
        }
        if (!ownRedis.getAsBoolean()) {
            throw line.wrong(new Bilingual(
                    "only a Redis that was started for the run may go away; say 'own redis' in the setup",
                    "이 실행을 위해 시작한 Redis만 멈출 수 있습니다. setup에 'own redis'를 적으세요"));
        }
        return stage -> stage.surroundings().redis(up);
    }

    private static Deed restock(Line line) throws InvalidTimeline {
        String sku = line.matching(SetupReader.SKU, SetupReader.SKU_WORDS).group();
        int available = line.count(SetupReader.AVAILABLE);
        return stage -> stage.surroundings().restock(sku, available);
    }

    private Deed rival(Line line) throws InvalidTimeline {
        switch (line.word(RIVAL_WORDS)) {
            case "locks" -> {
                String sku =
                        line.matching(SetupReader.SKU, SetupReader.SKU_WORDS).group();
                return stage -> stage.rival().locks(sku);
            }
            case "claims" -> {
                NamedRequest request = cast.request(line);
                return stage -> stage.rival().claims(request);
            }
            case "lets" -> {
                line.must("go");
                return stage -> stage.rival().letsGo();
            }
            default -> throw line.expected(RIVAL_WORDS);
        }
    }

    private Deed toClient(Line line, ClientDeed deed) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        course.moves(clients);
        return toAll(clients, deed);
    }

    private static Deed toAll(List<String> clients, ClientDeed deed) {
        return stage -> {
            for (String client : clients) {
                deed.on(stage, client);
            }
        };
    }

    private static Code code(Line line) throws InvalidTimeline {
        String name = line.word(CODES);
        return Arrays.stream(Code.values())
                .filter(ActionReader::isRefusal)
                .filter(code -> code.name().equals(name))
                .findFirst()
                .orElseThrow(() -> line.expected(CODES));
    }

    private static boolean isRefusal(Code code) {
        return switch (code) {
            case UNKNOWN_SKU, SKU_NOT_FOR_SALE, OUT_OF_STOCK, ORDER_ALREADY_CANCELLED, ORDER_NOT_CANCELLABLE -> true;
            default -> false;
        };
    }

    @FunctionalInterface
    private interface ClientDeed {
        void on(Stage stage, String client) throws Unreachable;
    }
}
