package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.text.Texts;

/** What was done, as people say it; what another program wrote keeps the name that it was written under. */
final class Words {
    private final Texts texts;

    Words(Texts texts) {
        this.texts = texts;
    }

    String what(ActivityRow row) {
        String key = "activity.action." + row.what();
        boolean known =
                row.kind() == ActivityRow.Kind.OPERATOR && texts.bundle().containsKey(key);
        String said = known ? texts.get(key) : row.what();
        return row.httpStatus() == null ? said : row.httpStatus() + "  " + said;
    }

    /** The same, and the name that the search finds it by. */
    String whole(ActivityRow row) {
        String said = what(row);
        return said.endsWith(row.what()) ? said : said + "  (" + row.what() + ")";
    }
}
