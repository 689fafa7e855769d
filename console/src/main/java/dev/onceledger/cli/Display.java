package dev.onceledger.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What this machine lacks for showing a window; asked beforehand, because the toolkit answers in stack traces. */
final class Display {
    /** A library that the window toolkit loads, and the Debian or Ubuntu package that brings it. */
    private static final Map<String, String> LIBRARIES = libraries();

    private final boolean isLinux;
    private final Map<String, String> environment;
    private final String installed;

    /**
     * A machine.
     *
     * @param installed what {@code ldconfig -p} prints, or empty if it cannot be asked
     */
    Display(boolean isLinux, Map<String, String> environment, String installed) {
        this.isLinux = isLinux;
        this.environment = environment;
        this.installed = installed;
    }

    static Display ofThisMachine() {
        boolean linux = System.getProperty("os.name").equals("Linux");
        return new Display(linux, System.getenv(), linux ? installedLibraries() : "");
    }

    private static Map<String, String> libraries() {
        Map<String, String> libraries = new LinkedHashMap<>();
        libraries.put("libgtk-3.so.0", "libgtk-3-0");
        libraries.put("libXtst.so.6", "libxtst6");
        libraries.put("libpangoft2-1.0.so.0", "libpangoft2-1.0-0");
        return libraries;
    }

    /** One line saying what is missing and what brings it; empty if nothing is known to be. */
    Optional<String> missing() {
        if (!isLinux) {
            return Optional.empty();
        }
        if (isUnset("DISPLAY")) {
            return Optional.of(
                    "No window: there is no display (DISPLAY is not set); run it in a desktop session, or under"
                            + " xvfb-run from the package xvfb. Here is the tour in the terminal instead.");
        }
        List<String> absent = LIBRARIES.keySet().stream()
                .filter(library -> !installed.isEmpty() && !installed.contains(library))
                .toList();
        return absent.isEmpty() ? Optional.empty() : Optional.of(missing(absent));
    }

    private static String missing(List<String> absent) {
        return "No window: " + String.join(", ", absent) + " missing; \"apt-get install "
                + String.join(" ", absent.stream().map(LIBRARIES::get).toList())
                + "\" brings it. Here is the tour in the terminal instead.";
    }

    private boolean isUnset(String variable) {
        return environment.getOrDefault(variable, "").isBlank();
    }

    private static String installedLibraries() {
        for (String program : List.of("/sbin/ldconfig", "/usr/sbin/ldconfig")) {
            try {
                Process process = new ProcessBuilder(program, "-p")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException notHere) {
                // The next place, or nothing known.
            }
        }
        return "";
    }
}
