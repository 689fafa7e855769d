package dev.onceledger.console.files;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** The desktop's own file dialogues. */
public final class DesktopFiles implements FilePicker {
    @Override
    public Optional<Path> toRead(String title, String ending) {
        return Optional.ofNullable(chooser(title, ending).showOpenDialog(owner()))
                .map(File::toPath);
    }

    @Override
    public Optional<Path> toWrite(String title, String name) {
        FileChooser chooser = chooser(title, name.substring(name.lastIndexOf('.') + 1));
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(owner())).map(File::toPath);
    }

    /** The window that asks, so that nothing else is done in it meanwhile. */
    private static Window owner() {
        return Window.getWindows().stream()
                .filter(Window::isFocused)
                .findFirst()
                .orElse(null);
    }

    private static FileChooser chooser(String title, String ending) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new ExtensionFilter("*." + ending, "*." + ending));
        return chooser;
    }
}
