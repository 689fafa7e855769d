package dev.onceledger.console.timelines;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;

/** The desktop's own file dialogues. */
final class DesktopFiles implements FilePicker {
    @Override
    public Optional<Path> toRead(String title, String ending) {
        return Optional.ofNullable(chooser(title, ending).showOpenDialog(null)).map(File::toPath);
    }

    @Override
    public Optional<Path> toWrite(String title, String name) {
        FileChooser chooser = chooser(title, name.substring(name.lastIndexOf('.') + 1));
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(null)).map(File::toPath);
    }

    private static FileChooser chooser(String title, String ending) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new ExtensionFilter("*." + ending, "*." + ending));
        return chooser;
    }
}
