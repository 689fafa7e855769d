package dev.onceledger.timeline.run;

import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Surroundings;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;

/** What happens that no client does, written down as it happens. */
final class Happenings implements Surroundings {
    private final Outside outside;
    private final LedgerClock clock;
    private final Deployment deployment;
    private final Diary diary;

    Happenings(Outside outside, LedgerClock clock, Deployment deployment, Diary diary) {
        this.outside = outside;
        this.clock = clock;
        this.deployment = deployment;
        this.diary = diary;
    }

    @Override
    public void advanceClock(Duration by) {
        clock.advance(by);
        diary.outside("ledger clock advances " + DurationWords.of(by), "원장 시계 " + DurationWords.of(by) + " 전진");
    }

    @Override
    public void sweep() throws Unreachable {
        long swept = outside.sweep();
        diary.outside("sweep: " + swept + " expired", "정리: " + swept + "건 만료");
    }

    @Override
    public void keysExpire() {
        long gone = deployment.keysExpire();
        diary.outside("keys expire: " + gone + " gone", "키의 TTL 경과: " + gone + "건 사라짐");
    }

    /** Without the Redis that the story needs nothing that follows can be relied on. */
    @Override
    public void redis(boolean up) throws Stuck {
        boolean used;
        try {
            used = deployment.redis(up);
        } catch (Unreachable failed) {
            throw new Stuck(failed.reason());
        }
        String en = up ? "Redis is back, empty" : "Redis is down";
        String ko = up ? "Redis가 빈 채로 복구됨" : "Redis 중단";
        diary.outside(used ? en : en + "; nothing here needs it", used ? ko : ko + " (이 설계는 쓰지 않음)");
    }

    @Override
    public void retentionPasses() {
        long forgotten = deployment.retentionPasses();
        diary.outside("retention passes: " + forgotten + " forgotten", "보관 기간 경과: " + forgotten + "건 잊음");
    }

    @Override
    public void ship(String orderId) throws Unreachable {
        outside.ship(orderId);
        diary.outside("order " + orderId + " is shipped", "주문 " + orderId + " 배송");
    }

    @Override
    public void restock(String sku, int available) throws Unreachable {
        outside.restock(sku, available);
        diary.outside("stock of " + sku + " is set to " + available, sku + " 재고를 " + available + "으로 설정");
    }
}
