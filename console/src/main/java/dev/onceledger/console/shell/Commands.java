package dev.onceledger.console.shell;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Everything that the window does, under the names of its own language. */
final class Commands {
    private final ShellModel model;
    private final Supplier<PlaceView> place;
    private final Supplier<StatusView> status;
    private final Guide guide;

    Commands(ShellModel model, Supplier<PlaceView> place, Supplier<StatusView> status, Guide guide) {
        this.guide = guide;
        this.model = model;
        this.place = place;
        this.status = status;
    }

    List<Command> all() {
        Texts texts = model.tools().texts();
        Look look = model.tools().look();
        List<Command> all = new ArrayList<>();
        for (Place one : Place.ALL) {
            String name = texts.get("command.place", texts.get(one.textKey()));
            all.add(new Command(name, "Ctrl+" + (Place.ALL.indexOf(one) + 1), () -> model.placeProperty()
                    .set(one)));
        }
        all.add(new Command(
                texts.get("command.refresh"), "F5", () -> place.get().refresh()));
        all.add(new Command(
                texts.get("command.filter"), "Ctrl+F", () -> place.get().focusFilter()));
        all.add(new Command(
                texts.get("command.send"), "Ctrl+R", () -> status.get().toggleSend()));
        all.add(new Command(texts.get("command.connections"), "Ctrl+O", () -> model.switching()
                .shownProperty()
                .set(true)));
        all.add(new Command(texts.get("command.palette"), "Ctrl+K · F1", () -> {}));
        all.add(new Command(texts.get("help.open"), "Shift+F1", guide::help));
        all.add(new Command(texts.get("welcome.open"), "", guide::welcome));
        all.add(new Command(texts.get("banner.larger"), "Ctrl+Plus", look::enlarge));
        all.add(new Command(texts.get("banner.smaller"), "Ctrl+Minus", look::shrink));
        all.add(new Command(texts.get("command.normalSize"), "Ctrl+0", look::normalSize));
        all.add(new Command(texts.get("banner.theme"), "", () -> look.themeProperty()
                .set(look.themeProperty().get().other())));
        all.add(new Command(texts.get("command.contrast"), "Ctrl+H", () -> toggleContrast(look)));
        all.add(new Command(texts.get("banner.language"), "", () -> texts.languageProperty()
                .set(texts.language().other())));
        return all;
    }

    static void toggleContrast(Look look) {
        look.highContrastProperty().set(!look.highContrastProperty().get());
    }

    PaletteModel palette() {
        return new PaletteModel(
                model.tools().texts(),
                all(),
                scope -> {
                    model.placeProperty().set(Place.ALL.get(0));
                    place.get().jump(scope);
                },
                text -> {
                    model.placeProperty().set(Place.ALL.get(0));
                    place.get().find(text);
                });
    }
}
