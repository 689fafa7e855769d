package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReadOnlyTest {
    private static final List<String> WRITES = List.of(
            "delete from idempotency_records",
            "insert into stock (sku, available, for_sale) values ('X', 1, true)",
            "update orders set note = 'x'",
            "create table mine (id integer)",
            "drop table stock");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void theDatabaseItselfRefusesEveryWriteAndReadingGoesOn(TestDatabase kind) {
        Path password = folder.resolve("ledger.reader.password");
        try (LedgerDatabase owner = kind.open();
                LedgerDatabase reading = ReadOnly.of(owner, true, "the test's", password)) {
            assertThat(new KeyBrowser(reading).page(KeyFilter.all(), null, 10).rows())
                    .isEmpty();
            for (String write : WRITES) {
                assertThatThrownBy(() -> reading.client().sql(write).update())
                        .as(write)
                        .isInstanceOf(org.springframework.dao.DataAccessException.class);
            }
            owner.client()
                    .sql("insert into stock (sku, available, for_sale) values ('Y', 1, true)")
                    .update();
        }
    }

    @Test
    void aReaderIsMadeOnceAndItsPasswordIsForItsOwnerOnly() throws Exception {
        Path password = folder.resolve("ledger.reader.password");
        try (LedgerDatabase owner = TestDatabase.H2_MEMORY.open()) {
            ReadOnly.of(owner, true, "the test's", password).close();
            ReadOnly.of(owner, true, "the test's", password).close();
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(password)))
                .isEqualTo("rw-------");
    }

    @Test
    void aForeignDatabaseWhoseUserMayWriteIsNotOpenedAsReadOnly() {
        try (LedgerDatabase owner = TestDatabase.H2_MEMORY.open()) {
            assertThatThrownBy(() -> ReadOnly.of(owner, false, "somebody's", null))
                    .isInstanceOf(CannotOpen.class)
                    .hasMessageContaining("would let this user write");
        }
    }
}
