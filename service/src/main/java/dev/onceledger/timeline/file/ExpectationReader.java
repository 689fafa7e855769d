package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** Reads a line that expects something. */
final class ExpectationReader {
    private static final String ROWS =
            "records, orders, stock, record, order, same bytes, charges, keys, stuck keys, endless keys";
    private static final Bilingual SUBJECTS = new Bilingual(
            "a client, or one of: " + ROWS + ", or a number and 'of' several clients",
            "클라이언트, 또는 " + ROWS + " 중 하나, 또는 수와 'of' 뒤에 여러 클라이언트");
    private static final Bilingual NUMBER = new Bilingual("a number", "수");
    private static final Bilingual NOT_COUNTED =
            new Bilingual("not counted: no design is deployed, or its store is away", "세지 못함: 배포된 설계가 없거나 설계의 저장소가 없음");
    private static final Bilingual NO_ROW = new Bilingual("no such row", "그런 행 없음");
    private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

    private final Cast cast;
    private final StandingReader standings;
    private final RowReader rows;

    ExpectationReader(Cast cast) {
        this.cast = cast;
        this.standings = new StandingReader(cast);
        this.rows = new RowReader(cast);
    }

    /** Reads the line, whose word {@code expect} is taken already. */
    Said read(Line line) throws InvalidTimeline {
        String subject = line.word(SUBJECTS);
        int column = line.column();
        Said said =
                switch (subject) {
                    case "records" ->
                        counted(line, subject, scene -> scene.sight().records().size());
                    case "orders" ->
                        counted(line, subject, scene -> scene.sight().orders().size());
                    case "charges", "keys" -> elsewhere(line, subject, column);
                    case "stuck", "endless" -> {
                        line.must("keys");
                        yield elsewhere(line, subject + " keys", column);
                    }
                    case "stock" -> stock(line, column);
                    case "record" -> rows.record(line, column);
                    case "order" -> RowReader.order(line, column);
                    case "same" -> {
                        line.must("bytes");
                        yield standings.sameBytes(line, column);
                    }
                    default -> {
                        if (COUNT.matcher(subject).matches()) {
                            line.must("of");
                            yield standings.among(line, Integer.parseInt(subject), column);
                        }
                        if (!cast.clients().contains(subject)) {
                            String clients = String.join(", ", cast.clients());
                            throw line.expected(new Bilingual(
                                    SUBJECTS.en() + ". Clients: " + clients, SUBJECTS.ko() + ". 클라이언트: " + clients));
                        }
                        yield standings.read(line, subject);
                    }
                };
        line.end();
        return said;
    }

    private static Said counted(Line line, String subject, ToIntFunction<Scene> counted) throws InvalidTimeline {
        int column = line.column();
        return said(line, column, subject, line.count(NUMBER), scene -> number(counted.applyAsInt(scene)));
    }

    /** Counted only where a design is deployed. */
    private static Said elsewhere(Line line, String what, int column) throws InvalidTimeline {
        return said(line, column, what, line.count(NUMBER), scene -> {
            Integer counted = scene.sight().counts().get(what);
            return counted == null ? NOT_COUNTED : number(counted);
        });
    }

    private static Said stock(Line line, int column) throws InvalidTimeline {
        String sku = line.matching(SetupReader.SKU, SetupReader.SKU_WORDS).group();
        return said(line, column, "stock " + sku, line.count(SetupReader.AVAILABLE), scene -> {
            Integer available = scene.sight().stock().get(sku);
            return available == null ? NO_ROW : number(available);
        });
    }

    private static Said said(Line line, int column, String what, int number, Function<Scene, Bilingual> seen) {
        Expectation expectation = Expectation.exactly(line.source(), Bilingual.same(what), number(number), seen);
        return new Said(expectation, column, new Claim.Counted(what, number));
    }

    private static Bilingual number(int number) {
        return Bilingual.same(String.valueOf(number));
    }
}
