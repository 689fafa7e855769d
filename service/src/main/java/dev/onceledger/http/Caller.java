package dev.onceledger.http;

import java.util.Set;

/** Who is asking, as authenticated. */
record Caller(String principal, Set<Role> roles) {
    private static final int MAX_PRINCIPAL = 128; // the ledger's column

    Caller {
        if (principal.isBlank() || principal.length() > MAX_PRINCIPAL) {
            throw new IllegalArgumentException("A principal has 1 to " + MAX_PRINCIPAL + " characters: " + principal);
        }
        roles = Set.copyOf(roles);
    }

    boolean has(Role role) {
        return roles.contains(role);
    }
}
