package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import java.util.Map;

/** The texts of the report that come from no run. */
final class HtmlWords {
    static final Bilingual SEVERAL = new Bilingual("%d timelines, %d of them as expected", "타임라인 %d개 중 %d개가 기대대로");
    static final Bilingual ALL_MET = new Bilingual("all %d expectations met", "기대 %d개 모두 충족");
    static final Bilingual SOME_UNMET = new Bilingual("%2$d of %1$d expectations not met", "기대 %d개 중 %d개 불충족");
    static final Bilingual STOPPED = new Bilingual("stopped early", "도중에 멈춤");
    static final Bilingual RUN_ON = new Bilingual("run on %s", "%s에서 실행");
    static final Bilingual SAME_TRACE = new Bilingual("same trace on %s", "%s에서 같은 기록");
    static final Bilingual AND = new Bilingual(" and ", "·");
    static final Bilingual OTHER_TRACE = new Bilingual("the trace differs from that on %s", "%s의 기록과 다름");
    static final Bilingual DIFFERS = new Bilingual("differs from %s", "%s와 다름");
    static final Bilingual VERDICTS = new Bilingual("Verdicts: design by timeline", "판정: 설계 × 타임라인");
    static final Bilingual ON_DESIGN = new Bilingual("design %s", "설계 %s");
    static final Bilingual NO_FINGERPRINT = new Bilingual("none", "없음");
    static final Bilingual LANES = new Bilingual("What happened, tick by tick", "시점별로 일어난 일");
    static final Bilingual TABLE = new Bilingual("The same as a table", "표로 보기");
    static final Bilingual REQUESTS = new Bilingual("Requests", "요청");
    static final Bilingual REQUEST = new Bilingual("request", "요청");
    static final Bilingual SCOPE = new Bilingual("principal / operation / key", "주체 / 작업 / 키");
    static final Bilingual FINGERPRINT = new Bilingual("fingerprint", "fingerprint");
    static final Bilingual BODY = new Bilingual("body", "본문");
    static final Bilingual TIME = new Bilingual("time", "시점");
    static final Bilingual CLIENT = new Bilingual("client", "클라이언트");
    static final Bilingual LEDGER = new Bilingual("ledger", "원장");
    static final Bilingual ORDERS = new Bilingual("orders", "주문");
    static final Bilingual STOCK = new Bilingual("stock", "재고");
    static final Bilingual OBSERVER = new Bilingual("observer", "관찰자");
    static final Bilingual COMMITTED_ONLY = new Bilingual("as committed", "확정된 것만");
    static final Bilingual CHECKS = new Bilingual("what was expected", "기대한 것");
    static final Bilingual END = new Bilingual("end", "끝");
    static final Bilingual END_NOTE = new Bilingual("What must be there when all is over.", "모두 끝난 뒤 남아 있어야 하는 것.");
    static final Bilingual NEW = new Bilingual("new", "새로");
    static final Bilingual CHANGED = new Bilingual("changed", "바뀜");
    static final Bilingual WAS = new Bilingual("was %d", "이전 %d");
    static final Bilingual MET = new Bilingual("met", "충족");
    static final Bilingual NOT_MET = new Bilingual("not met", "불충족");
    static final Bilingual NOT_CHECKED = new Bilingual("not checked", "확인 못 함");
    static final Bilingual SEEN = new Bilingual("expected %s, seen %s", "기대 %s, 실제 %s");
    static final Bilingual EVIDENCE = new Bilingual("evidence", "근거");
    static final Bilingual TOOK = new Bilingual("%d ms, from %d ms to %d ms after the start", "%d ms (시작 후 %d–%d ms)");
    static final Bilingual LEGEND = new Bilingual("Legend", "범례");
    static final Bilingual LEGEND_STEP = new Bilingual("step passed", "지나간 단계");
    static final Bilingual LEGEND_INSIDE =
            new Bilingual("inside the open transaction: nobody else sees it", "열린 트랜잭션 안: 다른 누구도 못 봄");
    static final Bilingual LEGEND_COMMITTED = new Bilingual("committed: everybody sees it", "확정: 모두가 봄");
    static final Bilingual LEGEND_HELD = new Bilingual("held by the timeline", "타임라인이 멈춰 둠");
    static final Bilingual LEGEND_BLOCKED = new Bilingual("waits in the database for a rival", "DB 안에서 상대를 기다림");
    static final Bilingual LEGEND_TIME = new Bilingual(
            "Time is ordinal. Thick line: open transaction. Dashed line: waits in the database.",
            "시간은 순서만 나타낸다. 굵은 선: 열린 트랜잭션. 점선: DB 안에서 기다림.");
    static final Bilingual LEGEND_MILLIS = new Bilingual(
            "Time is ordinal; point at a tick for the real milliseconds.", "시간은 순서만 나타낸다. 시점에 포인터를 올리면 실제 밀리초가 보인다.");
    static final Bilingual FIRST = new Bilingual("First", "처음");
    static final Bilingual BACK = new Bilingual("Back", "이전");
    static final Bilingual PLAY = new Bilingual("Play", "재생");
    static final Bilingual PAUSE = new Bilingual("Pause", "멈춤");
    static final Bilingual FORWARD = new Bilingual("Forward", "다음");
    static final Bilingual LAST = new Bilingual("Last", "끝");
    static final Bilingual STEPPING = new Bilingual("Step through", "단계별 보기");
    static final Bilingual KEYS = new Bilingual("keys: ← → Home End, space plays", "키: ← → Home End, 스페이스로 재생");
    static final Bilingual COMMENTS = new Bilingual("From the file", "파일의 설명");
    static final Bilingual HONEST = new Bilingual(
            "Every cell was read from the database by a connection of its own, and every answer came from the service's own"
                    + " code. The judge is the number of committed rows.",
            "모든 칸은 별도 연결로 데이터베이스에서 읽은 것이고, 모든 응답은 서비스 자신의 코드에서 나왔다. 판정 기준은 확정된 행의 수이다.");

    private static final Map<String, String> COUNTED =
            Map.of("charges", "결제", "keys", "키", "stuck keys", "멈춘 키", "endless keys", "만료 없는 키");

    private HtmlWords() {}

    /** What a design has counted. */
    static Bilingual counted(String what) {
        return new Bilingual(what, COUNTED.getOrDefault(what, what));
    }
}
