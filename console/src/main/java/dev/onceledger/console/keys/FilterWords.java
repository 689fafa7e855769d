package dev.onceledger.console.keys;

import dev.onceledger.browse.FilterSyntaxError;
import dev.onceledger.console.text.Texts;

/** What is wrong with a filter, or how many keys pass it; empty where there is nothing to say. */
final class FilterWords {
    private FilterWords() {}

    static String error(FilterSyntaxError wrong, Texts texts) {
        return wrong == null ? "" : texts.get("keys.filter.error", wrong.column(), wrong.found(), wrong.expected());
    }

    static String count(Long found, Texts texts) {
        if (found == null) {
            return "";
        }
        return found > KeyListModel.COUNTED
                ? texts.get("keys.count.more", KeyListModel.COUNTED)
                : texts.get("keys.count", found);
    }
}
