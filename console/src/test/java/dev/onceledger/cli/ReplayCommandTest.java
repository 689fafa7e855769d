package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.verdict.Designs;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReplayCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void withoutANameTheTimelinesAreListed() {
        assertThat(run("replay")).isZero();
        List<String> all = new ArrayList<>(Timelines.builtIn());
        Timelines.designStories().forEach(story -> all.add("designs/" + story));
        assertThat(out.toString().lines()).containsExactlyElementsOf(all);
    }

    @Test
    void aTraceIsPrintedAsText() {
        assertThat(run("replay", "check-1-one-request", "--lang", "en")).isZero();
        assertThat(out.toString()).startsWith("timeline check-1-one-request").contains(" 0 not met");
    }

    @Test
    void theTableSpeaksTheChosenLanguage() {
        assertThat(run("replay", "t0-t4", "--format", "table", "--lang", "ko")).isZero();
        assertThat(out.toString()).contains("바깥에서 본 원장", "A를 기다림");
        assertThat(run("replay", "t0-t4", "--format", "table", "--lang", "en")).isZero();
        assertThat(out.toString()).contains("seen from", "blocked by A").doesNotContain("원장");
    }

    @Test
    void jsonIsAnObjectForOneRunAndAnArrayForSeveral() {
        assertThat(run("replay", "check-1-one-request", "--format", "json")).isZero();
        assertThat(json().path("holds").asBoolean()).isTrue();
        assertThat(run("replay", "check-1-one-request", "check-2-same-again", "--format", "json"))
                .isZero();
        assertThat(json().size()).isEqualTo(2);
    }

    @Test
    void theHtmlReportIsWrittenIntoAFile() throws IOException {
        Path report = folder.resolve("report.html");
        assertThat(run("replay", "t0-t4", "--format", "html", "--lang", "ko", "--out", report.toString()))
                .isZero();
        assertThat(Files.readString(report)).startsWith("<!DOCTYPE html>").contains("<html lang=\"ko\">");
        assertThat(out.toString()).startsWith("ok").contains("t0-t4", "17 of 17 met");
    }

    @Test
    void theSameTraceOnBothDatabasesIsPrintedOnce() {
        assertThat(run("replay", "t0-t4", "--db", "h2:mem", "--db", "postgres")).isZero();
        assertThat(out.toString()).containsOnlyOnce("timeline t0-t4").contains("same trace on H2 and PostgreSQL");
    }

    @Test
    void aTraceIsTheSameOnTwoDatabasesOfOneProduct() {
        String file = "h2:" + folder.resolve("ledger");
        assertThat(run("replay", "t0-t4", "--db", "h2:mem", "--db", file)).isZero();
        assertThat(out.toString()).contains("same trace on H2 and H2");
    }

    @Test
    void onlyReplayTakesSeveralDatabases() {
        assertThat(run("keys", "--db", "h2:mem", "--db", "postgres")).isEqualTo(2);
        assertThat(err.toString()).contains("only replay works on several databases");
    }

    @Test
    void oneStoryIsToldToEveryDesignAndHoldsAlsoWhereADesignIsExpectedToBreak() {
        assertThat(run("replay", "accident-answer-lost", "--design", "all", "--lang", "en"))
                .isZero();
        assertThat(out.toString().lines())
                .filteredOn(line -> line.startsWith("ok"))
                .hasSize(Designs.labels().size())
                .anySatisfy(line -> assertThat(line).endsWith("on redis-store"));
        String table = out.toString().substring(out.toString().indexOf("\ndesign"));
        assertThat(table.lines())
                .anySatisfy(
                        line -> assertThat(line).matches("ledger +accident-answer-lost +1 +1 +1 +1 +0 +0 +survives"))
                .anySatisfy(line -> assertThat(line)
                        .matches("unprotected +accident-answer-lost +2 +2 +0 +0 +0 +0 +breaks: 2 orders, 1 asked for"))
                .anySatisfy(line -> assertThat(line).startsWith("  ledger: the charge is no part of the transaction"));
    }

    @Test
    void aStoryForDesignsIsToldToTheLedgerUnlessOneIsNamed() {
        assertThat(run("replay", "abandoned-after-commit", "--lang", "ko")).isZero();
        assertThat(out.toString()).contains("design ledger  received", "깨짐: 주문 1건에 결제 0건", "결제는 트랜잭션에 속하지 않는다");
        assertThat(run("replay", "designs/two-at-once", "--design", "check-then-insert", "--format", "json"))
                .isZero();
        assertThat(json().path("design").asString()).isEqualTo("check-then-insert");
        assertThat(json().path("verdict").path("orders").asInt()).isEqualTo(2);
        assertThat(json().path("verdict").path("survived").asBoolean()).isFalse();
        assertThat(run("replay", "accident-answer-lost", "--design", "nope")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no design nope; one of: all, ledger, redis-store");
    }

    @Test
    void aRedisThatDoesNotAnswerIsNamed() {
        String nobody = "redis://127.0.0.1:1";
        assertThat(run("replay", "accident-answer-lost", "--design", "redis-store", "--redis", nobody))
                .isEqualTo(3);
        assertThat(err.toString().lines()).singleElement().satisfies(line -> assertThat(line)
                .startsWith("onceledger: no Redis answers at " + nobody));
        assertThat(run("replay", "accident-answer-lost", "--design", "redis-store", "--redis", "nowhere"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--redis nowhere is no address of a Redis");
    }

    @Test
    void anUnknownNameListsItsNeighbours() {
        assertThat(run("replay", "t0-t3")).isEqualTo(2);
        assertThat(err.toString()).contains("no timeline and no readable file called t0-t3; near it: t0-t4");
        assertThat(run("replay", "zzzzzzzzzzzz")).isEqualTo(2);
        assertThat(err.toString()).doesNotContain("near it").contains("\"onceledger replay\" lists");
    }

    @Test
    void nothingIsReplayedInProduction() {
        assertThat(run("replay", "t0-t4", "--environment", "production")).isEqualTo(4);
        assertThat(err.toString()).contains("do not run in production").doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
        assertThat(run("replay", "check-1-one-request", "--environment", "test"))
                .isZero();
        assertThat(run("replay", "t0-t4", "--environment", "prod")).isEqualTo(2);
    }

    @Test
    void whatAKilledRunLeftIsDroppedOnDemandAndNamed() throws Exception {
        String url = "jdbc:h2:mem:left-" + System.nanoTime();
        String settings = ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
        try (Connection left = DriverManager.getConnection(url + settings, "sa", "");
                Statement statement = left.createStatement()) {
            statement.execute("create schema onceledger_run_1000000000_0123abcd");
            statement.execute("create schema mine");
            assertThat(run("replay", "--clean", "--db", url, "--user", "sa")).isZero();
            assertThat(out.toString())
                    .containsOnlyOnce("dropped ")
                    .contains("onceledger_run_1000000000_0123abcd, made 2001-09-09T01:46:40Z");
            assertThat(run("replay", "--clean", "--db", url, "--user", "sa")).isZero();
            assertThat(out.toString()).startsWith("nothing was left in ");
        }
        assertThat(run("replay", "t0-t4", "--clean")).isEqualTo(2);
        assertThat(run("replay", "--clean", "--environment", "production")).isEqualTo(4);
    }

    @Test
    void processesNeedADatabaseThatTheyCanShareAndRunTheOrderServiceOnly() {
        assertThat(run("replay", "t0-t4", "--process")).isEqualTo(4);
        assertThat(err.toString()).contains("use --db h2:PATH or --db postgres, or leave --process away");
        assertThat(run("replay", "t0-t4", "--process", "--design", "ledger")).isEqualTo(2);
        assertThat(err.toString()).contains("leave --design or --process away");
        assertThat(run("replay", "check-1-one-request", "--process", "--db", "h2:" + folder.resolve("shared")))
                .isZero();
        assertThat(out.toString()).contains("= answered 201 o-901");
    }

    @Test
    void aStepThatCanNeverBeReachedEndsTheRunSoonWithItsReason() throws IOException {
        String text = Timelines.text("t0-t4")
                .replace("run B to record read", "run B to stock locked")
                .replace("next order 901", "next order 901\n  bound 2s");
        String file = Files.writeString(folder.resolve("never.timeline"), text).toString();
        assertThat(run("replay", file, "--lang", "en")).isEqualTo(1);
        assertThat(out.toString()).contains("B never reached 'stock locked': answered 201 o-901 replayed");
        assertThat(run("replay", file, "--lang", "ko")).isEqualTo(1);
        assertThat(out.toString())
                .contains("t2, 44행에서 멈춤: run A to committed")
                .contains("B 클라이언트가 'stock locked'(재고 잠금)에 도달하지 못했습니다: 응답 201 o-901 재응답");
    }

    @Test
    void aTimelineThatNeedsAnotherDatabaseIsRefusedWithItsReason() throws IOException {
        String file = needing("postgresql");
        assertThat(run("replay", file)).isEqualTo(4);
        assertThat(err.toString()).contains("was not run: not on H2: it needs postgresql (only it has a wire to cut)");
        assertThat(run("replay", needing("h2"))).isZero();
    }

    @Test
    void aFolderPrintsALineForEachAndASummary() throws IOException {
        needing("postgresql");
        Files.writeString(folder.resolve("b.timeline"), Timelines.text("check-1-one-request"));
        String wrong = Timelines.text("check-2-same-again").replaceAll("expect orders 1", "expect orders 2");
        Files.writeString(folder.resolve("c.timeline"), wrong);
        assertThat(run("replay", folder.toString(), "--lang", "en")).isEqualTo(1);
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(0)).startsWith("skip  check-1-one-request").contains("it needs postgresql");
        assertThat(lines.get(1)).startsWith("ok    check-1-one-request");
        assertThat(lines.get(2)).startsWith("FAIL  check-2-same-again");
        assertThat(out.toString()).contains("not met, line", "3 timelines: 1 ok, 1 failed, 1 skipped");
        assertThat(run("replay", folder.resolve("c.timeline").toString(), "--lang", "ko"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("불충족, ", "  기대  orders 2", "  실제  1");
    }

    @Test
    void anEmptyFolderAndABrokenFileAreUsageErrors() throws IOException {
        assertThat(run("replay", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("holds no file that ends in .timeline");
        Path broken = Files.writeString(folder.resolve("x.timeline"), "timeline x\nclients a\n");
        assertThat(run("replay", broken.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("x.timeline:2:");
        assertThat(run("replay", broken.toString(), "--lang", "ko")).isEqualTo(2);
        assertThat(err.toString()).contains("x.timeline:2:9: 여기에 와야 할 것: A 같은 클라이언트 이름", "실제: 'a'");
    }

    @Test
    void theTourEndsWithTheTeachingTable() {
        assertThat(run("tour", "--lang", "en")).isZero();
        assertThat(out.toString()).contains("time | request A", "blocked by A").doesNotContain("17 expectations");
    }

    private String needing(String product) throws IOException {
        String text = Timelines.text("check-1-one-request")
                .replaceFirst("setup\n", "setup\n  needs " + product + " en: only it has a wire to cut\n");
        return Files.writeString(folder.resolve("a.timeline"), text).toString();
    }

    private JsonNode json() {
        return JsonMapper.shared().readTree(out.toString());
    }

    @Test
    void aReportThatCannotBeWrittenIsRefusedBeforeAnythingRuns() {
        Path nowhere = folder.resolve("missing").resolve("report.html");
        assertThat(run("replay", "t0-t4", "--out", nowhere.toString())).isEqualTo(2);
        assertThat(err.toString()).contains(nowhere + " cannot be written: there is no folder " + nowhere.getParent());
        assertThat(out.toString()).isEmpty();
        assertThat(run("replay", "t0-t4", "--out", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains(folder + " is a folder");
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Onceledger.commandLine(database -> Optional.of("no window in this test"))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
