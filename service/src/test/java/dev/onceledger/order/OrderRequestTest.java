package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderRequestTest {
    private static final String B0 = "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}";

    @Test
    void theBaseRequestIsReadWithItsDefaults() throws InvalidRequest {
        OrderRequest order = parse(B0);
        assertThat(order)
                .isEqualTo(new OrderRequest(
                        CurrencyCode.KRW, List.of(new Item("A-10", 2)), new BigDecimal("12000"), false, null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\"giftWrap\":false", "\"giftWrap\":null", "\"note\":null", "\"note\":null,\"giftWrap\":false"})
    void absentNullAndTheExplicitDefaultAreOneRequest(String member) throws InvalidRequest {
        assertThat(parse(with(member)).canonical()).isEqualTo(parse(B0).canonical());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"giftWrap\":true", "\"note\":\"\"", "\"note\":\" \"", "\"note\":\"null\""})
    void anotherValueThanTheDefaultIsAnotherRequest(String member) throws InvalidRequest {
        assertThat(parse(with(member)).canonical()).isNotEqualTo(parse(B0).canonical());
    }

    @ParameterizedTest
    @ValueSource(strings = {"12000", "12000.0", "12000.00", "1.2e4", "12E+3"})
    void amountsOfOneValueAreOneRequest(String amount) throws InvalidRequest {
        assertThat(parse(amount("KRW", amount))).isEqualTo(parse(B0));
    }

    @Test
    void theOrderOfItemsCounts() throws InvalidRequest {
        String there = items("{\"sku\":\"A-10\",\"qty\":1},{\"sku\":\"B-20\",\"qty\":1}");
        String back = items("{\"sku\":\"B-20\",\"qty\":1},{\"sku\":\"A-10\",\"qty\":1}");
        assertThat(parse(there).canonical()).isNotEqualTo(parse(back).canonical());
        assertThat(parse(there).quantities()).isEqualTo(parse(back).quantities());
    }

    @Test
    void quantitiesOfOneSkuAreMergedAndSorted() throws InvalidRequest {
        OrderRequest order = parse(items("{\"sku\":\"B-20\",\"qty\":1},{\"sku\":\"A-10\",\"qty\":2},"
                + "{\"sku\":\"B-20\",\"qty\":10000},{\"sku\":\"A-1\",\"qty\":3}"));
        assertThat(order.quantities().toString()).isEqualTo("{A-1=3, A-10=2, B-20=10001}");
        assertThat(order.items()).hasSize(4);
    }

    @Test
    void quantitiesNeverOverflowSilently() {
        List<Item> items = List.of(new Item("A", Integer.MAX_VALUE), new Item("A", 1));
        OrderRequest order = new OrderRequest(CurrencyCode.KRW, items, BigDecimal.ONE, false, null);
        assertThatThrownBy(order::quantities).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "KRW, 1, 1", "KRW, 1e12, 1000000000000", "KRW, 1000000000000.000, 1000000000000", "JPY, 10, 10",
        "USD, 8.03, 8.03", "USD, 8.030, 8.03", "USD, 0.01, 0.01", "EUR, 1000000000000, 1000000000000"
    })
    void amountsWithinTheRulesAreAccepted(String currency, String amount, BigDecimal value) throws InvalidRequest {
        assertThat(parse(amount(currency, amount)).amount()).isEqualTo(value);
    }

    @Test
    void eightDollarsAndThreeCentsAreExactly803Cents() throws InvalidRequest {
        assertThat(parse(amount("USD", "8.03")).amount().movePointRight(2).intValueExact())
                .isEqualTo(803);
    }

    @ParameterizedTest
    @CsvSource({
        "KRW, 0",
        "KRW, -1",
        "KRW, -0.0",
        "KRW, 0.5",
        "KRW, 1000000000001",
        "KRW, 1.0001e12",
        "JPY, 10.5",
        "USD, 8.031",
        "USD, 0.1000000000000000055",
        "USD, 1000000000000.01",
        "EUR, 1e-3",
        "KRW, 1e400",
        "KRW, 2e400",
        "KRW, 1e999999999",
        "KRW, '\"12000\"'",
        "KRW, null",
        "KRW, true",
        "KRW, [1]",
        "KRW, {}"
    })
    void amountsOutsideTheRulesAreRefused(String currency, String amount) {
        assertInvalidField(amount(currency, amount), "/amount");
    }

    @Test
    void integersBeyondDoublePrecisionAreNeverTakenForOneAnother() {
        assertInvalidField(amount("KRW", "9007199254740992"), "/amount");
        assertInvalidField(amount("KRW", "9007199254740993"), "/amount");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"GBP\"", "\"krw\"", "\"\"", "\" KRW\"", "null", "1", "[\"KRW\"]"})
    void currenciesOutsideTheListAreRefused(String currency) {
        assertInvalidField(B0.replace("\"KRW\"", currency), "/currency");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "0", "A-10", "A-", "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"})
    void skusOfTheRightFormAreAccepted(String sku) throws InvalidRequest {
        assertThat(parse(B0.replace("A-10", sku)).items().get(0).sku()).isEqualTo(sku);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-A",
                "a-10",
                "A 10",
                "A-10 ",
                "A_10",
                "Ä",
                "A\\n",
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456",
                "\uff21"
            })
    void skusOfAnyOtherFormAreRefused(String sku) {
        assertInvalidField(B0.replace("A-10", sku), "/items/0/sku");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "10000, 10000", "2.0, 2", "1e4, 10000"})
    void quantitiesAreIntegersByValue(String qty, int value) throws InvalidRequest {
        assertThat(parse(B0.replace(":2}", ":" + qty + "}")).items().get(0).qty())
                .isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0", "-1", "10001", "1.5", "0.5", "4294967298", "18446744073709551618", "\"2\"", "null", "1e101"
            })
    void quantitiesOutsideTheRulesAreRefused(String qty) {
        assertInvalidField(B0.replace(":2}", ":" + qty + "}"), "/items/0/qty");
    }

    @Test
    void anOrderHasOneToAHundredItems() throws InvalidRequest {
        assertInvalidField(items(""), "/items");
        assertThat(parse(items(copies(100))).items()).hasSize(100);
        assertInvalidField(items(copies(101)), "/items");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"null | /items/0", "1 | /items/0", "{\"qty\":1} | /items/0/sku", "{\"sku\":\"A\"} | /items/0/qty"})
    void anItemIsASkuWithAQuantity(String item, String pointer) {
        assertInvalidField(items(item), pointer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"currency", "items", "amount"})
    void aRequiredFieldIsAskedFor(String name) {
        String body =
                B0.replace("\"" + name + "\"", "\"note\"").replaceAll("\"note\":(\\[.*?]|[^,}]*)", "\"note\":null");
        Problem problem = assertInvalidField(body, "/" + name);
        assertThat(problem.detail()).isEqualTo("The field /" + name + " is required, but missing.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"false\"", "0", "1", "[]", "\"\""})
    void giftWrapIsTrueOrFalse(String value) {
        assertInvalidField(with("\"giftWrap\":" + value), "/giftWrap");
    }

    @Test
    void aNoteIsBoundedInCodePoints() throws InvalidRequest {
        String gifts = "🎁".repeat(500);
        assertThat(parse(with("\"note\":\"" + gifts + "\"")).note()).isEqualTo(gifts);
        Problem problem = assertInvalidField(with("\"note\":\"" + gifts + "x\""), "/note");
        assertThat(problem.detail()).contains("501");
        assertThat(problem.remedy()).contains("code points");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "true", "[]", "{}", "\"a\\u0000b\""})
    void aNoteIsAStringThatEveryDatabaseCanHold(String note) {
        assertInvalidField(with("\"note\":" + note), "/note");
    }

    @Test
    void twoFormsOfOneAccentAreTwoRequests() throws InvalidRequest {
        assertThat(parse(with("\"note\":\"caf\\u00e9\"")).canonical())
                .isNotEqualTo(parse(with("\"note\":\"cafe\\u0301\"")).canonical());
    }

    private static Problem assertInvalidField(String body, String pointer) {
        Problem problem = problem(body);
        assertThat(problem.code()).isEqualTo(Code.INVALID_FIELD);
        assertThat(problem.members()).containsEntry("pointer", pointer).containsKey("rule");
        assertThat(problem.remedy()).isNotBlank();
        return problem;
    }

    private static Problem problem(String body) {
        return catchThrowableOfType(InvalidRequest.class, () -> parse(body)).problem();
    }

    private static OrderRequest parse(String body) throws InvalidRequest {
        return OrderRequest.parse(body.getBytes(UTF_8));
    }

    private static String with(String member) {
        return B0.substring(0, B0.length() - 1) + "," + member + "}";
    }

    private static String amount(String currency, String amount) {
        return B0.replace("KRW", currency).replace("12000", amount);
    }

    private static String items(String items) {
        return B0.replace("{\"sku\":\"A-10\",\"qty\":2}", items);
    }

    private static String copies(int count) {
        return String.join(",", Collections.nCopies(count, "{\"sku\":\"A-10\",\"qty\":1}"));
    }
}
