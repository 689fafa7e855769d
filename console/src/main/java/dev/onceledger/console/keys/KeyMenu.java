package dev.onceledger.console.keys;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyLink;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.files.DesktopFiles;
import dev.onceledger.console.files.FilePicker;
import dev.onceledger.console.look.Copy;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Scope;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;

/** What can be done with the keys of the table: copy the chosen one in several forms, export it or all that are shown. */
final class KeyMenu {
    private final Texts texts;
    private final KeysModel keys;
    private final TableView<KeyRow> table;
    private final FilePicker files;

    KeyMenu(Workbench bench, KeysModel keys, TableView<KeyRow> table) {
        this.texts = bench.texts();
        this.keys = keys;
        this.table = table;
        this.files = new DesktopFiles();
    }

    void install() {
        ContextMenu menu = new ContextMenu(
                copying("keys.copy.key", Scope::key),
                copying("keys.copy.curl", LookUpCurl::of),
                copying("keys.copy.link", KeyLink::to),
                new SeparatorMenuItem());
        Menu chosen = new Menu(texts.get("keys.export.chosen"));
        Menu all = new Menu(texts.get("keys.export.all"));
        for (ExportFormat format : ExportFormat.values()) {
            chosen.getItems().add(exporting(format, file -> keys.exports().rows(selected(), format, file)));
            all.getItems().add(exporting(format, file -> keys.exports()
                    .all(keys.list().filterProperty().get(), format, file)));
        }
        menu.getItems().addAll(chosen, all);
        menu.setOnShowing(event -> {
            boolean none = selected().isEmpty();
            menu.getItems().stream().filter(item -> item != all).forEach(item -> item.setDisable(none));
        });
        table.setContextMenu(menu);
    }

    private List<KeyRow> selected() {
        return List.copyOf(table.getSelectionModel().getSelectedItems());
    }

    private MenuItem copying(String name, Function<Scope, String> form) {
        MenuItem item = new MenuItem(texts.get(name));
        item.setOnAction(event -> selected().stream().findFirst().ifPresent(row -> Copy.text(form.apply(row.scope()))));
        return item;
    }

    private interface ToFile {
        void write(Path file);
    }

    private MenuItem exporting(ExportFormat format, ToFile export) {
        MenuItem item = new MenuItem(texts.get("keys.export.as", format.name()));
        item.setOnAction(event ->
                files.toWrite(item.getText(), "keys." + format.ending()).ifPresent(export::write));
        return item;
    }
}
