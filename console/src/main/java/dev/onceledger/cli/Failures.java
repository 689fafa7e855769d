package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.DatabaseFailure;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** From what went wrong to one line for the user and an exit code; stack traces are for defects only. */
final class Failures {
    private Failures() {}

    static int ofUsage(ParameterException failed, String[] arguments) {
        CommandLine command = failed.getCommandLine();
        say(command, failed.getMessage());
        command.getErr().println("Try \"" + command.getCommandSpec().qualifiedName() + " --help\".");
        return ExitCodes.USAGE;
    }

    static int ofExecution(Exception failed, CommandLine command, ParseResult arguments) {
        if (failed instanceof CannotOpen cannotOpen) {
            say(command, cannotOpen.getMessage());
            return switch (cannotOpen.reason()) {
                case USAGE -> ExitCodes.USAGE;
                case UNREACHABLE -> ExitCodes.UNREACHABLE;
                case REFUSED -> ExitCodes.REFUSED;
            };
        } else if (failed instanceof DatabaseFailure
                || failed instanceof DataAccessException
                || failed instanceof FlywayException) {
            say(command, "the database failed: " + rootMessage(failed));
            return ExitCodes.UNREACHABLE;
        }
        LoggerFactory.getLogger(Failures.class).error("this is a defect of onceledger", failed);
        say(command, "a defect of onceledger: " + failed);
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static void say(CommandLine command, String message) {
        command.getErr().println("onceledger: " + message);
    }

    static String rootMessage(Throwable failed) {
        Throwable root = failed;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("unknown cause");
    }
}
