package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ExportModelTest {
    @TempDir
    Path folder;

    @Test
    void exactlyWhatPassesTheFilterOrIsChosenIsWrittenAndAFailureIsSaid() throws Exception {
        try (LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 60)) {
            KeysModel keys = new KeysModel(TestBench.over(ledger, folder));
            keys.chooseStatus(Status.SUCCEEDED);
            List<KeyRow> shown = keys.list().rows();
            assertThat(shown).isNotEmpty().hasSizeLessThan(60);
            Path file = folder.resolve("keys.csv");
            keys.exports().all(keys.list().filterProperty().get(), ExportFormat.CSV, file);
            assertThat(Files.readAllLines(file)).hasSize(shown.size() + 1);
            assertThat(keys.exports().toldProperty().get()).isEqualTo(shown.size() + " keys written to keys.csv");
            keys.exports().rows(shown.subList(0, 1), ExportFormat.CSV, file);
            assertThat(Files.readAllLines(file)).hasSize(2);
            keys.exports().rows(shown, ExportFormat.CSV, folder.resolve("nowhere/keys.csv"));
            assertThat(keys.exports().toldProperty().get())
                    .isEqualTo("The export failed: " + folder.resolve("nowhere/keys.csv")
                            + ": there is no such file, or no such folder.");
            keys.exports().rows(shown, ExportFormat.CSV, folder);
            assertThat(keys.exports().toldProperty().get()).endsWith(folder + " is a folder; a file is needed here.");
            assertThat(keys.exports().failedProperty().get()).isTrue();
            keys.exports().rows(shown, ExportFormat.CSV, file);
            assertThat(keys.exports().failedProperty().get()).isFalse();
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files).contains(file).noneMatch(left -> left.toString()
                        .endsWith(".part"));
            }
        }
    }

    @Test
    void anExportThatBreaksOffLeavesWhatStoodThereBefore() throws Exception {
        Path file = folder.resolve("keys.csv");
        Path other = folder.resolve("other.csv");
        Files.writeString(file, "before");
        for (Path target : List.of(file, other)) {
            assertThatThrownBy(() -> WholeFile.write(target, out -> {
                        out.write("half");
                        throw new IllegalStateException("the database went away");
                    }))
                    .hasMessage("the database went away");
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        assertThat(file).hasContent("before");
    }

    @Test
    void anExportTouchesNoOtherFile() throws Exception {
        Path file = Files.writeString(folder.resolve("keys.csv"), "before");
        Path neighbour = Files.writeString(folder.resolve("keys.csv.part"), "somebody's own");
        WholeFile.write(file, ExportModelTest::three);
        assertThat(file).hasContent("new");
        assertThat(neighbour).hasContent("somebody's own");
    }

    /** Windows has rights of another kind. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anExportKeepsTheRightsOfItsFile() throws Exception {
        Path file = Files.writeString(folder.resolve("keys.csv"), "before");
        Set<PosixFilePermission> rights = PosixFilePermissions.fromString("rw-------");
        Files.setPosixFilePermissions(file, rights);
        WholeFile.write(file, ExportModelTest::three);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(rights);
        Path usual = Files.createFile(folder.resolve("usual"));
        WholeFile.write(folder.resolve("other.csv"), ExportModelTest::three);
        assertThat(Files.getPosixFilePermissions(folder.resolve("other.csv")))
                .isEqualTo(Files.getPosixFilePermissions(usual));
    }

    private static long three(Writer out) throws IOException {
        out.write("new");
        return 3;
    }

    @Test
    void anExportThroughALinkThatBreaksOffLeavesTheLinkAndNothingBehindIt() throws Exception {
        Path behind = Files.createDirectory(folder.resolve("behind")).resolve("keys.csv");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), behind);
        assertThatThrownBy(() -> WholeFile.write(link, out -> {
                    throw new IOException("the disk is full");
                }))
                .hasMessage("the disk is full");
        assertThat(link).isSymbolicLink();
        assertThat(behind).doesNotExist();
        WholeFile.write(link, ExportModelTest::three);
        assertThat(link).isSymbolicLink();
        assertThat(behind).hasContent("new");
    }

    @Test
    void aFolderWithoutRightsIsSaidInPlainWords() {
        try (LedgerDatabase ledger = TestDatabase.H2_MEMORY.open()) {
            List<String> told = new ArrayList<>();
            TestBench.over(ledger, folder)
                    .background()
                    .run(
                            () -> {
                                throw new AccessDeniedException("locked/keys.csv");
                            },
                            never -> {},
                            failed -> told.add(failed.getMessage()));
            assertThat(told).containsExactly("locked/keys.csv: you have no right to read or write there.");
        }
    }

    @Test
    void jumpingShowsTheKeyAloneChosenAndFindingShowsAllThatBeginLikeIt() {
        try (LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 60)) {
            KeysModel keys = new KeysModel(TestBench.over(ledger, folder));
            KeyRow last = keys.list().rows().get(59);
            keys.jump(last.scope());
            assertThat(keys.list().rows()).containsExactly(last);
            assertThat(keys.list().selectedProperty().get()).isEqualTo(last);
            keys.find("checkout-2");
            assertThat(keys.list().rows())
                    .isNotEmpty()
                    .allMatch(row -> row.scope().key().startsWith("checkout-2"));
        }
    }
}
