package dev.onceledger.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The request body that a command works on. */
final class BodyFile {
    private static final int LARGEST = 64 * 1024;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--body",
            paramLabel = "FILE|-",
            description = "The request body: a file, or - for standard input. A cancellation needs none.")
    private String file;

    byte[] read(boolean required) {
        if (file == null) {
            if (required) {
                throw new ParameterException(
                        command.commandLine(), "--body is missing: name a file, or - for standard input");
            }
            return new byte[0];
        }
        try {
            byte[] body = file.equals("-") ? System.in.readNBytes(LARGEST + 1) : Files.readAllBytes(Path.of(file));
            if (body.length > LARGEST) {
                throw new ParameterException(
                        command.commandLine(), "the body is larger than 64 KiB, the most that is taken");
            }
            return body;
        } catch (NoSuchFileException missing) {
            throw new ParameterException(command.commandLine(), "there is no file " + file);
        } catch (IOException unreadable) {
            throw new ParameterException(command.commandLine(), file + " cannot be read: " + unreadable.getMessage());
        }
    }
}
