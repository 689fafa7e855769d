package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Timeline;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The clients and requests that a file has named so far. */
final class Cast {
    static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]{0,11}");

    private static final Pattern SEVERAL = Pattern.compile("([A-Z][A-Za-z]{0,7})([0-9]{1,2})\\.\\.\\1([0-9]{1,2})");
    private static final int MOST = 64;
    private static final Bilingual CLIENT =
            new Bilingual("a client's name such as A, or several such as A1..A10", "A 같은 클라이언트 이름, 또는 A1..A10처럼 여러 이름");

    private final Map<String, NamedRequest> requests = new LinkedHashMap<>();
    private final List<String> clients = new ArrayList<>();

    static Cast of(Timeline timeline) {
        Cast cast = new Cast();
        timeline.requests().forEach(cast::add);
        cast.clients.addAll(timeline.clients());
        return cast;
    }

    void add(NamedRequest request) {
        requests.put(request.name(), request);
    }

    /** Names a client, or several of one letter with numbers. */
    void addClient(Line line) throws InvalidTimeline {
        String word = line.word(CLIENT);
        for (String client : several(line, word).orElse(List.of(word))) {
            if (!NAME.matcher(client).matches()) {
                throw line.expected(CLIENT);
            } else if (clients.contains(client)) {
                throw line.wrong(
                        new Bilingual("client " + client + " is named twice", "클라이언트 " + client + " 이름이 두 번 나옵니다"));
            }
            clients.add(client);
        }
    }

    private static Optional<List<String>> several(Line line, String word) throws InvalidTimeline {
        Matcher matcher = SEVERAL.matcher(word);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(matcher.group(2));
        int last = Integer.parseInt(matcher.group(3));
        if (last < first || last - first >= MOST) {
            throw line.wrong(new Bilingual(
                    "several clients are counted upwards, and are at most " + MOST,
                    "여러 클라이언트의 번호는 작은 것에서 큰 것으로, 많아야 " + MOST + "개입니다"));
        }
        return Optional.of(IntStream.rangeClosed(first, last)
                .mapToObj(number -> matcher.group(1) + number)
                .toList());
    }

    List<String> clients() {
        return clients;
    }

    /** All that a client can wait for: the clients, and the other program. */
    Set<String> everybody() {
        Set<String> everybody = new HashSet<>(clients);
        everybody.add(Rival.NAME);
        return everybody;
    }

    List<NamedRequest> requests() {
        return List.copyOf(requests.values());
    }

    String client(Line line) throws InvalidTimeline {
        Bilingual expected = oneClient();
        String client = line.word(expected);
        if (!clients.contains(client)) {
            throw line.expected(expected);
        }
        return client;
    }

    /** One client, or several in one word. */
    List<String> clients(Line line) throws InvalidTimeline {
        Bilingual expected = oneClient();
        String word = line.word(expected);
        List<String> meant = several(line, word).orElse(List.of(word));
        if (!clients.containsAll(meant)) {
            throw line.expected(expected);
        }
        return meant;
    }

    NamedRequest request(Line line) throws InvalidTimeline {
        Bilingual expected = known(new Bilingual("a request", "요청"), List.copyOf(requests.keySet()), "request R0");
        NamedRequest request = requests.get(line.word(expected));
        if (request == null) {
            throw line.expected(expected);
        }
        return request;
    }

    private Bilingual oneClient() {
        return known(new Bilingual("a client", "클라이언트"), clients, "clients A B");
    }

    private static Bilingual known(Bilingual kind, List<String> names, String example) {
        if (names.isEmpty()) {
            return new Bilingual(
                    kind.en() + ": none is named yet; name one above, as in '" + example + "'",
                    kind.ko() + "(아직 이름이 없음. '" + example + "'처럼 먼저 위에 적으세요)");
        }
        String all = String.join(", ", names);
        return new Bilingual(kind.en() + ": one of " + all, kind.ko() + "(" + all + " 중 하나)");
    }
}
