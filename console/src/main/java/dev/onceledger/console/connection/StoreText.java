package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.text.Texts;

/** What went wrong with a profile or its password, in the window's language where the key store is the cause. */
final class StoreText {
    private StoreText() {}

    static String of(Throwable why, Texts texts) {
        Throwable first = why instanceof PasswordRefused ? why.getCause() : why;
        return first instanceof KeyStoreFailure failure
                ? texts.of("connection.store", failure.why())
                : Problems.inPlainWords(why, texts);
    }
}
