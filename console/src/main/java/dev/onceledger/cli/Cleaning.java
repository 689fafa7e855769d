package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.Leftovers;
import dev.onceledger.database.Leftovers.Leftover;
import dev.onceledger.database.OpenedLedger;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;

/** Drops what killed runs left in the databases that a person named, and says what. */
final class Cleaning {
    /** A run that is just being made holds nothing yet by which it could be told from a dead one. */
    private static final Duration BEING_MADE = Duration.ofMinutes(1);

    private final DatabaseOptions options;
    private final PrintWriter out;

    Cleaning(DatabaseOptions options, PrintWriter out) {
        this.options = options;
        this.out = out;
    }

    int clean() {
        boolean all = true;
        for (String db : options.namedForRuns()) {
            try (OpenedLedger opened = options.openForRuns(db)) {
                all &= clean(opened);
            }
        }
        out.flush();
        return all ? ExitCodes.OK : ExitCodes.NOT_MET;
    }

    /** Whether nothing resisted; what a living run uses is no leftover. */
    private boolean clean(OpenedLedger opened) {
        List<Leftover> found = find(opened);
        if (found.isEmpty()) {
            out.println("nothing was left in " + opened.place() + " by runs of more than a minute ago");
        }
        for (Leftover one : found) {
            String what = one.schema() + ", made " + one.made() + ", in " + opened.place();
            out.println(one.kept().map(why -> "kept " + what + ": " + why).orElse("dropped " + what));
        }
        return found.stream().allMatch(one -> one.kept().isEmpty() || one.inUse());
    }

    private static List<Leftover> find(OpenedLedger opened) {
        try {
            return Leftovers.drop(opened.database().target().inSchema(null), BEING_MADE);
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(
                    opened.place() + " could not be asked for leftovers: " + failed.getMessage(), failed);
        }
    }
}
