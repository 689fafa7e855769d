package dev.onceledger.timeline.file;

import dev.onceledger.order.OrderSettings;
import dev.onceledger.timeline.Databases;
import dev.onceledger.timeline.DesignNames;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads the setup section. */
final class SetupReader {
    static final Pattern SKU = Pattern.compile("[A-Z0-9][A-Z0-9-]{0,31}");
    static final String SKU_WORDS = "a SKU such as A-10";

    private static final String WORDS =
            "one of: stock, next order, attempts, deadline, retention, out of stock, read first, needs, differs, bound,"
                    + " designs, asks for, own redis";
    private static final Pattern PRODUCT = Pattern.compile("h2|postgresql");
    private static final String PRODUCTS = "h2 or postgresql";
    private static final Duration DEFAULT_BOUND = Duration.ofSeconds(10);

    private final Once once = new Once();
    private final List<Setup.Stock> stock = new ArrayList<>();
    /** Longer than a trainer talks between two ticks, so that only a timeline that says so meets its deadline. */
    private OrderSettings settings = OrderSettings.defaults().withBounds(3, Duration.ofHours(12));

    private long nextOrder = 1;
    private Databases databases = Databases.ANY;
    private Duration bound = DEFAULT_BOUND;
    private Trial trial = Trial.NONE;

    Setup setup() {
        return new Setup(stock, nextOrder, settings, databases, bound, trial);
    }

    void read(Line line) throws InvalidTimeline {
        String word = line.word(WORDS);
        switch (word) {
            case "stock" -> stock(line);
            case "needs" -> needs(line);
            case "differs" ->
                databases = new Databases(
                        databases.needed(), databases.why(), BilingualReader.read(line, databases.differs()));
            default -> {
                readOnce(word, line);
                once.say(word, line);
            }
        }
        line.end();
    }

    private void readOnce(String word, Line line) throws InvalidTimeline {
        switch (word) {
            case "next" -> {
                line.must("order");
                nextOrder = positive(line);
            }
            case "attempts" -> settings = settings.withBounds(positive(line), settings.requestDeadline());
            case "deadline" -> settings = settings.withBounds(settings.maxAttempts(), time(line));
            case "retention" -> settings = settings.withRetention(time(line));
            case "out" -> {
                line.must("of");
                line.must("stock");
                line.must("retryable");
                line.must("after");
                settings = settings.withRetryWhenOutOfStock(time(line));
            }
            case "read" -> {
                line.must("first");
                settings = settings.withReadFirst(true);
            }
            case "bound" -> bound = time(line);
            case "designs" -> designs(line);
            case "asks" -> asks(line);
            case "own" -> {
                line.must("redis");
                trial = trial.withOwnRedis();
            }
            default -> throw line.expected(WORDS);
        }
    }

    boolean hasOwnRedis() {
        return trial.ownRedis();
    }

    private void designs(Line line) throws InvalidTimeline {
        Set<String> named = DesignsReader.ALL;
        if (!line.take("all")) {
            named = DesignsReader.read(line);
        } else if (line.take("except")) {
            named = DesignsReader.allBut(DesignsReader.read(line));
        }
        trial = trial.on(DesignNames.ALL.stream().filter(named::contains).toList());
    }

    private void asks(Line line) throws InvalidTimeline {
        line.must("for");
        int fewest = line.count("how many orders");
        int most = line.take("to") ? line.count("how many orders at most") : fewest;
        if (most < fewest) {
            throw line.wrong("it cannot ask for " + fewest + " orders at least and " + most + " at most");
        }
        if (!line.take("orders")) {
            line.must("order");
        }
        trial = trial.asking(fewest, most);
    }

    private void stock(Line line) throws InvalidTimeline {
        String sku = line.matching(SKU, SKU_WORDS).group();
        once.say("stock " + sku, line);
        int available = line.count("how many are available");
        boolean forSale = !line.take("not");
        if (!forSale) {
            line.must("for");
            line.must("sale");
        }
        stock.add(new Setup.Stock(sku, available, forSale));
    }

    private void needs(Line line) throws InvalidTimeline {
        String product = line.matching(PRODUCT, PRODUCTS).group();
        if (!databases.allow(product)) {
            throw line.wrong("it cannot need both " + databases.needed() + " and " + product);
        }
        databases = new Databases(product, BilingualReader.read(line, databases.why()), databases.differs());
    }

    private static int positive(Line line) throws InvalidTimeline {
        int count = line.count("a number from 1");
        if (count == 0) {
            throw line.expected("a number from 1");
        }
        return count;
    }

    private static Duration time(Line line) throws InvalidTimeline {
        Duration time = line.duration();
        if (time.isZero()) {
            throw line.expected("a time above zero");
        }
        return time;
    }
}
