package dev.onceledger.console.shell;

import dev.onceledger.browse.KeyLink;
import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What the palette offers for what has been typed: actions by name, a key by its link, keys by how they begin. */
final class PaletteModel {
    private final Texts texts;
    private final List<Command> commands;
    private final Consumer<Scope> jump;
    private final Consumer<String> find;

    PaletteModel(Texts texts, List<Command> commands, Consumer<Scope> jump, Consumer<String> find) {
        this.texts = texts;
        this.commands = List.copyOf(commands);
        this.jump = jump;
        this.find = find;
    }

    List<Command> offered(String typed) {
        String wanted = typed.strip();
        Optional<Scope> link = KeyLink.read(wanted);
        if (link.isPresent()) {
            Scope scope = link.get();
            return List.of(new Command(texts.get("palette.open", scope), "", () -> jump.accept(scope)));
        }
        String[] words = wanted.toLowerCase(Locale.ROOT).split("\\s+");
        List<Command> offered = new ArrayList<>(commands.stream()
                .filter(command -> Stream.of(words)
                        .allMatch(
                                word -> command.name().toLowerCase(Locale.ROOT).contains(word)))
                .toList());
        if (!wanted.isEmpty()) {
            offered.add(new Command(texts.get("palette.find", wanted), "", () -> find.accept(wanted)));
        }
        return offered;
    }
}
