package dev.onceledger.order;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** An order of random values (amount in hundredths) that can be spelled as JSON in many ways of one meaning. */
record RandomOrder(String currency, List<Item> items, long hundredths, boolean giftWrap, String note) {
    private static final String[] NOTES = {null, "", "빠른 배송", "caf\u00e9", "cafe\u0301", "a\"\\\n\u0001/🎁"};

    static RandomOrder any(Random random) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(4); i++) {
            items.add(new Item("S-" + random.nextInt(5), 1 + random.nextInt(9999)));
        }
        return new RandomOrder(
                random.nextBoolean() ? "USD" : "EUR",
                items,
                2 + (long) (random.nextDouble() * 99_999_999_999_990L),
                random.nextBoolean(),
                NOTES[random.nextInt(NOTES.length)]);
    }

    List<RandomOrder> eachWithOneValueChanged() {
        Item first = items.get(0);
        List<RandomOrder> changed = new ArrayList<>(List.of(
                new RandomOrder(currency.equals("USD") ? "EUR" : "USD", items, hundredths, giftWrap, note),
                new RandomOrder(currency, items, hundredths - 1, giftWrap, note),
                new RandomOrder(currency, items, hundredths, !giftWrap, note),
                new RandomOrder(currency, items, hundredths, giftWrap, note == null ? "" : note + " "),
                withFirst(new Item(first.sku(), first.qty() + 1)),
                withFirst(new Item(first.sku() + "0", first.qty())),
                new RandomOrder(currency, plusOne(), hundredths, giftWrap, note)));
        List<Item> turned = new ArrayList<>(items);
        Collections.rotate(turned, 1);
        if (!turned.equals(items)) {
            changed.add(new RandomOrder(currency, turned, hundredths, giftWrap, note));
        }
        return changed;
    }

    String spelled(Random random) {
        Spelling spelling = new Spelling(random);
        List<String> lines = new ArrayList<>();
        for (Item item : items) {
            lines.add(spelling.object(List.of(
                    spelling.member("sku", spelling.string(item.sku())),
                    spelling.member("qty", spelling.number(item.qty(), 0)))));
        }
        List<String> members = new ArrayList<>(List.of(
                spelling.member("currency", spelling.string(currency)),
                spelling.member("items", spelling.array(lines)),
                spelling.member("amount", spelling.number(hundredths, 2))));
        if (giftWrap || random.nextBoolean()) {
            members.add(spelling.member("giftWrap", giftWrap ? "true" : random.nextBoolean() ? "false" : "null"));
        }
        if (note != null || random.nextBoolean()) {
            members.add(spelling.member("note", note == null ? "null" : spelling.string(note)));
        }
        return spelling.object(members);
    }

    private RandomOrder withFirst(Item item) {
        List<Item> other = new ArrayList<>(items);
        other.set(0, item);
        return new RandomOrder(currency, other, hundredths, giftWrap, note);
    }

    private List<Item> plusOne() {
        List<Item> more = new ArrayList<>(items);
        more.add(new Item("Z", 1));
        return more;
    }
}
