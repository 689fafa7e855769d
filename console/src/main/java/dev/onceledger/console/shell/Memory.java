package dev.onceledger.console.shell;

import dev.onceledger.console.work.Background;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Remembers what changes often, such as a divider that is being dragged; the file is written behind, once for many. */
public final class Memory {
    private final Preferences preferences;
    private final Background background;
    private final AtomicBoolean waiting = new AtomicBoolean();

    /** Remembers in these preferences. */
    public Memory(Preferences preferences, Background background) {
        this.preferences = preferences;
        this.background = background;
    }

    /** Remembers this value under this name; the last one wins. */
    public void keep(String name, String value) {
        if (preferences.put(name, value) && waiting.compareAndSet(false, true)) {
            background.run(this::write, written -> {}, failed -> {});
        }
    }

    private boolean write() {
        waiting.set(false);
        preferences.save();
        return true;
    }

    /** What was remembered, as {@code read} understands it; empty if it was nothing, or something that nobody can mean. */
    public <T> Optional<T> read(String name, Function<String, T> read) {
        String kept = preferences.get(name, "");
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(read.apply(kept));
        } catch (IllegalArgumentException edited) {
            return Optional.empty();
        }
    }
}
