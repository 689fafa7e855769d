package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** Whether it is seen at once that nothing is to be done. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class MigrationsTest {
    @Parameter
    TestDatabase kind;

    @Test
    void areDoneAfterFlywayHasDoneThem() {
        try (LedgerDatabase database = kind.open()) {
            assertThat(Migrations.areDone(database.dataSource())).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update \"flyway_schema_history\" set \"checksum\" = \"checksum\" + 1 where \"type\" = 'SQL'",
                "update \"flyway_schema_history\" set \"success\" = false where \"type\" = 'SQL'",
                "update \"flyway_schema_history\" set \"script\" = 'V1__orders.sql' where \"type\" = 'SQL'",
                "insert into \"flyway_schema_history\" (\"installed_rank\", \"version\", \"description\", \"type\","
                        + " \"script\", \"checksum\", \"installed_by\", \"execution_time\", \"success\")"
                        + " values (9, '9', 'later', 'SQL', 'V9__later.sql', 1, 'somebody', 1, true)",
                "drop table \"flyway_schema_history\""
            })
    void areNotDoneWhereTheHistoryIsAnother(String change) {
        try (LedgerDatabase database = kind.open()) {
            database.client().sql(change).update();
            assertThat(Migrations.areDone(database.dataSource())).isFalse();
        }
    }

    @Test
    void areAllThatThereAre() throws IOException {
        Resource[] files =
                new PathMatchingResourcePatternResolver().getResources("classpath:" + Migrations.FOLDER + "/*.sql");
        assertThat(Arrays.stream(files).map(Resource::getFilename)).containsExactlyElementsOf(Migrations.FILES);
    }
}
