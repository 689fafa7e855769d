package dev.onceledger.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** Opens a ledger and runs the SQL that it is told, until its input ends: {@code OtherProcess FOLDER DB}. */
final class OtherProcess {
    private OtherProcess() {}

    public static void main(String[] arguments) throws IOException {
        Targets targets = new Targets(DataFolder.at(Path.of(arguments[0])), Map.of());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (OpenedLedger opened = targets.open(DatabaseChoice.of(arguments[1]))) {
            opened.database().migrate();
            System.out.println("open");
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                System.out.println(run(opened, line));
            }
        } catch (CannotOpen refused) {
            System.out.println(refused.reason() + " " + refused.getMessage());
        }
    }

    private static String run(OpenedLedger opened, String sql) {
        return sql.startsWith("select")
                ? opened.database().client().sql(sql).query(String.class).list().toString()
                : Integer.toString(opened.database().client().sql(sql).update());
    }
}
