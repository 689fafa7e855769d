package dev.onceledger.design.filterclaim;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.timeline.Bilingual;
import jakarta.servlet.Filter;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A filter that claims keys in Redis in front of a ticket servlet, in a container of its own. */
public final class FilterClaimDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "filter-claim";

    private final Site site;
    private final GuestBook guests;
    private final TicketServer server;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** A deployment on a site, with its server started. */
    public FilterClaimDesign(Site site, FilterClaimSettings settings) {
        this(site, settings, () -> {});
    }

    FilterClaimDesign(Site site, FilterClaimSettings settings, Runnable beforeReading) {
        this.site = site;
        this.guests = new GuestBook(site.database());
        Map<String, Filter> filters = new LinkedHashMap<>();
        filters.put("guests", guests);
        filters.put("claims", new ClaimFilter(new Claims(site.redis(), settings.timeToLive(), beforeReading)));
        this.server = TicketServer.start(
                filters, new TicketServlet(site, new TokenLimit(site.redis(), settings.tokenLimit())));
    }

    @Override
    public String name() {
        return NAME;
    }

    /** It keeps no answer. */
    @Override
    public Set<Phase> phases() {
        return EnumSet.complementOf(EnumSet.of(Phase.REMEMBERED));
    }

    @Override
    public Bilingual leavesOpen() {
        return new Bilingual(
                "no answer is kept, so that a repeat learns only that the request came before; a claim is never released,"
                        + " also not when nothing was booked; and it is gone with its time to live",
                "응답을 보관하지 않아 재시도는 전에 왔었다는 것만 안다. 선점은 아무것도 예약되지 않았어도 풀리지 않고, TTL과 함께" + " 사라진다");
    }

    @Override
    public Door door(LedgerDatabase database) {
        return new FilterClaimDoor(http, server.uri(), guests, database);
    }

    /** Where its server is. */
    public URI uri() {
        return server.uri();
    }

    /** Each says that its request is in progress, for ever. */
    @Override
    public Keys keys() {
        List<String> claims = site.redis().keys(Claims.PREFIX);
        return new Keys(claims.size(), claims.size(), site.redis().endless(claims));
    }

    /** The claims end, which live shorter than the limits per token. */
    @Override
    public long keysExpire() {
        return site.redis().expire(Claims.PREFIX);
    }

    /** Both the claims and the limits per token end; with the claims alone the limit still stands. */
    @Override
    public long retentionPasses() {
        long claims = keysExpire();
        site.redis().expire(TokenLimit.PREFIX);
        return claims;
    }

    @Override
    public void clear() {
        retentionPasses();
    }

    @Override
    public void close() {
        server.close();
    }
}
