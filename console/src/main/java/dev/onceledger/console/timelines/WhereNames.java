package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;

/** How databases and designs are called. */
record WhereNames(Workbench bench) {
    String of(Where where) {
        return of(where.ground()) + "  ·  " + of(where.design());
    }

    String of(Ground ground) {
        return ground == Ground.CONNECTED
                ? bench.texts().get("ground.connected", bench.start().databaseName())
                : bench.texts().of("ground", ground);
    }

    String of(DesignChoice design) {
        return design.design().isEmpty() ? bench.texts().get("timelines.design.service") : design.label();
    }
}
