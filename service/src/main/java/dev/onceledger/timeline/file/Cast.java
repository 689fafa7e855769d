package dev.onceledger.timeline.file;

import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Timeline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The clients and requests that a file has named so far. */
final class Cast {
    static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]{0,11}");

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

    void addClient(Line line) throws InvalidTimeline {
        String client = line.matching(NAME, "a client's name such as A").group();
        if (clients.contains(client)) {
            throw line.wrong("client " + client + " is named twice");
        }
        clients.add(client);
    }

    List<String> clients() {
        return clients;
    }

    List<NamedRequest> requests() {
        return List.copyOf(requests.values());
    }

    String client(Line line) throws InvalidTimeline {
        String client = line.word("a client: " + known(clients, "clients A B"));
        if (!clients.contains(client)) {
            throw line.expected("a client: " + known(clients, "clients A B"));
        }
        return client;
    }

    NamedRequest request(Line line) throws InvalidTimeline {
        List<String> names = List.copyOf(requests.keySet());
        NamedRequest request = requests.get(line.word("a request: " + known(names, "request R0")));
        if (request == null) {
            throw line.expected("a request: " + known(names, "request R0"));
        }
        return request;
    }

    private static String known(List<String> names, String example) {
        return names.isEmpty()
                ? "none is named yet; name one above, as in '" + example + "'"
                : "one of " + String.join(", ", names);
    }
}
