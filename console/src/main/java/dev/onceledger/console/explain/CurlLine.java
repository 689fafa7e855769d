package dev.onceledger.console.explain;

import dev.onceledger.console.explain.NotCurl.Why;
import java.net.URI;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A request as a cURL line tells it; nothing is sent and no file is read.
 *
 * @param method GET, or POST where there is data, unless the line says otherwise
 * @param url where it would go
 * @param headers name and value, in the order given
 * @param body the data, joined by {@code &} as cURL does; empty without
 */
record CurlLine(String method, URI url, List<Header> headers, String body) {
    private static final Set<String> DATA =
            Set.of("-d", "--data", "--data-raw", "--data-ascii", "--data-binary", "--json");
    private static final Set<String> HARMLESS =
            Set.of("-i", "--include", "-s", "--silent", "-v", "--verbose", "-S", "--show-error", "--compressed", "-k");

    /** One header line. */
    record Header(String name, String value) {}

    /** Whether a pasted text is such a line at all. */
    static boolean isOne(String text) {
        return text.strip().matches("(?s)curl(\\.exe)?\\s.*");
    }

    static CurlLine parse(String line) throws NotCurl {
        Iterator<String> words = ShellWords.of(line.strip()).iterator();
        words.next();
        Reading reading = new Reading();
        while (words.hasNext()) {
            reading.take(words.next(), words);
        }
        return reading.line();
    }

    /** The value of the only header of this name, or null. */
    String header(String name) {
        return headers.stream()
                .filter(header -> header.name().equalsIgnoreCase(name))
                .map(Header::value)
                .findFirst()
                .orElse(null);
    }

    private static final class Reading {
        private final List<Header> headers = new ArrayList<>();
        private final List<String> data = new ArrayList<>();
        private String method;
        private String url;

        void take(String word, Iterator<String> rest) throws NotCurl {
            boolean isLong = word.startsWith("--");
            int equals = isLong ? word.indexOf('=') : -1;
            boolean joined = !isLong && word.matches("-[HdX].+");
            String option = joined ? word.substring(0, 2) : word;
            if (equals > 0) {
                throw new NotCurl(Why.UNKNOWN_OPTION, word);
            } else if (!word.startsWith("-")) {
                url(word);
            } else if (DATA.contains(option)) {
                data(option, joined ? word.substring(2) : value(option, rest));
            } else if (option.equals("-H") || option.equals("--header")) {
                header(joined ? word.substring(2) : value(option, rest));
            } else if (option.equals("-X") || option.equals("--request")) {
                method = (joined ? word.substring(2) : value(option, rest)).toUpperCase(Locale.ROOT);
            } else if (option.equals("--url")) {
                url(value(option, rest));
            } else if (!HARMLESS.contains(option)) {
                throw new NotCurl(Why.UNKNOWN_OPTION, word);
            }
        }

        private static String value(String option, Iterator<String> rest) throws NotCurl {
            if (!rest.hasNext()) {
                throw new NotCurl(Why.NO_VALUE, option);
            }
            return rest.next();
        }

        private void data(String option, String value) throws NotCurl {
            if (value.startsWith("@") && !option.equals("--data-raw")) {
                throw new NotCurl(Why.FILE, value);
            }
            data.add(value);
        }

        private void header(String line) throws NotCurl {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new NotCurl(Why.HEADER, line);
            }
            headers.add(new Header(
                    line.substring(0, colon).strip(), line.substring(colon + 1).strip()));
        }

        private void url(String word) throws NotCurl {
            if (url != null) {
                throw new NotCurl(Why.URL, word);
            }
            url = word;
        }

        CurlLine line() throws NotCurl {
            if (url == null) {
                throw new NotCurl(Why.URL, "");
            }
            String used = method != null ? method : data.isEmpty() ? "GET" : "POST";
            try {
                URI parsed = URI.create(url.contains("://") ? url : "http://" + url);
                return new CurlLine(used, parsed, List.copyOf(headers), String.join("&", data));
            } catch (IllegalArgumentException none) {
                throw new NotCurl(Why.URL, url);
            }
        }
    }
}
