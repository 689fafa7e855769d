package dev.onceledger.console.shell;

import dev.onceledger.console.text.Texts;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.Failure;
import dev.onceledger.database.LedgerDatabase;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;

/** What went wrong, as much of it as helps the person who reads it. */
public final class Problems {
    private static final Set<Failure> LOST = Set.of(Failure.CONNECTION_LOST, Failure.OUTCOME_UNKNOWN);

    private Problems() {}

    /** The messages from the outermost cause to the innermost, each once; those that are in plain words stand alone. */
    public static String inPlainWords(Throwable problem) {
        if (problem instanceof PlainProblem plain) {
            return plain.getMessage();
        }
        StringBuilder words = new StringBuilder();
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            String message = cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
            if (words.indexOf(message) < 0) {
                words.append(words.isEmpty() ? "" : "\n").append(message.strip());
            }
        }
        return words.toString();
    }

    /** The same in the window's language where the cause is a known one. */
    public static String inPlainWords(Throwable problem, Texts texts) {
        if (problem instanceof DatabaseFailure failure && LOST.contains(failure.kind())) {
            return texts.get("problem.gone", root(problem));
        }
        return problem instanceof CannotOpen known && known.why() != CannotOpen.Why.OTHER
                ? texts.get("open.why." + known.why(), known.place())
                : inPlainWords(problem);
    }

    /** The same failure with a message in the window's language, where it is one of the database's or of a file. */
    static Exception told(Exception problem, LedgerDatabase database, Texts texts) {
        if (database.isLost(problem)) {
            return new PlainProblem(texts.get("problem.lost", root(problem)), problem);
        } else if (isSlow(problem, database)) {
            return new PlainProblem(texts.get("problem.slow", root(problem)), problem);
        } else if (has(problem, SQLTransientConnectionException.class)) {
            return new PlainProblem(texts.get("problem.busy"), problem);
        } else if (problem instanceof FileSystemException file) {
            return new PlainProblem(ofFile(file, texts), file);
        }
        return problem;
    }

    /** Some of these say nothing but the path. */
    private static String ofFile(FileSystemException problem, Texts texts) {
        String file = problem.getFile();
        if (file != null && Files.isDirectory(Path.of(file))) {
            return texts.get("problem.file.folder", file);
        } else if (problem instanceof NoSuchFileException) {
            return texts.get("problem.file.absent", file);
        } else if (problem instanceof AccessDeniedException) {
            return texts.get("problem.file.denied", file);
        }
        return problem.getMessage();
    }

    private static boolean isSlow(Throwable problem, LedgerDatabase database) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof DatabaseFailure failure && failure.kind() == Failure.TIMED_OUT) {
                return true;
            } else if (cause instanceof SQLException error
                    && error.getSQLState() != null
                    && database.dialect().classify(error) == Failure.TIMED_OUT) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(Throwable problem, Class<? extends Throwable> type) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (type.isInstance(cause)) {
                return true;
            }
        }
        return false;
    }

    /** What the driver itself says. */
    private static String root(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
        return message.lines().findFirst().orElse("").strip();
    }
}
