package dev.onceledger.console.connection;

import dev.onceledger.console.text.Texts;
import dev.onceledger.database.Inspection;
import dev.onceledger.database.Inspection.Ledger;

/** What was found at a database, in sentences. */
final class InspectionText {
    private InspectionText() {}

    /** Product and place, the ledger, and whether it may be written to, each in a line. */
    static String of(Inspection seen, Profile profile, Texts texts) {
        String where = seen.product().isEmpty()
                ? seen.place()
                : texts.get("connection.seen.product", seen.product(), seen.place());
        String ledger = texts.get("connection.seen." + ledgerKey(seen, profile));
        return seen.ledger() == Ledger.NO_DATABASE
                ? where + "\n" + ledger
                : where + "\n" + ledger + "\n" + texts.get("connection.seen." + writeKey(seen, profile));
    }

    /** Whether all is well with it for this profile. */
    static boolean isGood(Inspection seen, Profile profile) {
        return seen.ledger() == Ledger.PRESENT
                || !profile.readOnly()
                        && seen.mayWrite()
                        && seen.ledger() != Ledger.NEWER
                        && seen.ledger() != Ledger.OTHER_TABLES;
    }

    private static String ledgerKey(Inspection seen, Profile profile) {
        boolean changes =
                seen.ledger() == Ledger.NO_DATABASE || seen.ledger() == Ledger.NONE || seen.ledger() == Ledger.OLDER;
        return seen.ledger() + (changes && profile.readOnly() ? ".readOnly" : "");
    }

    private static String writeKey(Inspection seen, Profile profile) {
        if (profile.readOnly()) {
            return seen.mayWrite() ? "mayButReadOnly" : "mayNot";
        }
        return seen.mayWrite() ? "may" : "mayNot";
    }
}
