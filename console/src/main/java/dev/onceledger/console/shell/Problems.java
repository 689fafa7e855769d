package dev.onceledger.console.shell;

/** What went wrong, as much of it as helps the person who reads it. */
public final class Problems {
    private Problems() {}

    /** The messages from the outermost cause to the innermost, each once. */
    public static String inPlainWords(Throwable problem) {
        StringBuilder words = new StringBuilder();
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            String message = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
            if (words.indexOf(message) < 0) {
                words.append(words.isEmpty() ? "" : "\n").append(message.strip());
            }
        }
        return words.toString();
    }
}
