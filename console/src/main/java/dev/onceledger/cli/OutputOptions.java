package dev.onceledger.cli;

import java.io.PrintWriter;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** How a command prints its data. */
final class OutputOptions {
    /** The forms. */
    enum Format {
        TEXT,
        JSON
    }

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            description = "text (default) or json.")
    private Format format;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /** Prints text lines, or a value as JSON; only the one that is asked for is made. */
    void print(Supplier<String> text, Supplier<?> json) {
        PrintWriter out = command.commandLine().getOut();
        out.println(isText() ? text.get().stripTrailing() : json(json.get()));
        out.flush();
    }

    /** Tells how it gets on, beside the data. */
    void progress(String line) {
        command.commandLine().getErr().println(line);
    }

    boolean isText() {
        return format == Format.TEXT;
    }

    /** A value as JSON, indented. */
    static String json(Object value) {
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(value);
    }
}
