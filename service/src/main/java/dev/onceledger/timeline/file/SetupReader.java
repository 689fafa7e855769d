package dev.onceledger.timeline.file;

import dev.onceledger.order.OrderSettings;
import dev.onceledger.timeline.Bilingual;
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
    static final Bilingual SKU_WORDS = new Bilingual("a SKU such as A-10", "A-10 같은 SKU");
    static final Bilingual AVAILABLE = new Bilingual("how many are available", "재고 수량");

    private static final Bilingual WORDS = Line.oneOf(
            "stock, next order, attempts, deadline, retention, out of stock, read first, needs, differs, bound,"
                    + " designs, asks for, own redis");
    private static final Pattern PRODUCT = Pattern.compile("h2|postgresql");
    private static final Bilingual PRODUCTS = new Bilingual("h2 or postgresql", "h2 또는 postgresql");
    private static final Bilingual FROM_ONE = new Bilingual("a number from 1", "1 이상의 수");
    private static final Bilingual ABOVE_ZERO = new Bilingual("a time above zero", "영보다 긴 시간");
    private static final Bilingual ORDERS = new Bilingual("how many orders", "주문 수");
    private static final Bilingual ORDERS_AT_MOST = new Bilingual("how many orders at most", "최대 주문 수");
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
        int fewest = line.count(ORDERS);
        int most = line.take("to") ? line.count(ORDERS_AT_MOST) : fewest;
        if (most < fewest) {
            throw line.wrong(new Bilingual(
                    "it cannot ask for " + fewest + " orders at least and " + most + " at most",
                    "주문을 최소 " + fewest + "개, 최대 " + most + "개로 요구할 수는 없습니다"));
        }
        if (!line.take("orders")) {
            line.must("order");
        }
        trial = trial.asking(fewest, most);
    }

    private void stock(Line line) throws InvalidTimeline {
        String sku = line.matching(SKU, SKU_WORDS).group();
        once.say("stock " + sku, line);
        int available = line.count(AVAILABLE);
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
            throw line.wrong(new Bilingual(
                    "it cannot need both " + databases.needed() + " and " + product,
                    databases.needed() + "도 " + product + "도 필요하다고 할 수는 없습니다"));
        }
        databases = new Databases(product, BilingualReader.read(line, databases.why()), databases.differs());
    }

    private static int positive(Line line) throws InvalidTimeline {
        int count = line.count(FROM_ONE);
        if (count == 0) {
            throw line.expected(FROM_ONE);
        }
        return count;
    }

    private static Duration time(Line line) throws InvalidTimeline {
        Duration time = line.duration();
        if (time.isZero()) {
            throw line.expected(ABOVE_ZERO);
        }
        return time;
    }
}
