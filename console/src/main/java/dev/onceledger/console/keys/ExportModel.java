package dev.onceledger.console.keys;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyExport;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.QueryHandle;
import dev.onceledger.console.keys.WholeFile.Content;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Writes keys to a file, one export at a time, and tells how far it is. */
final class ExportModel {
    /** One page of a large ledger may take longer than a page on the screen. */
    private static final Duration PER_PAGE = Duration.ofSeconds(60);

    private final KeyBrowser browser;
    private final Background background;
    private final Texts texts;
    private final ReadOnlyStringWrapper told = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    private boolean busy;

    ExportModel(LedgerDatabase database, Background background, Texts texts) {
        this.browser = new KeyBrowser(database).under(QueryHandle.within(PER_PAGE));
        this.background = background;
        this.texts = texts;
    }

    void all(KeyFilter filter, ExportFormat format, Path file) {
        run(file, out -> new KeyExport(browser, format)
                .all(filter, out, count -> background.show(() -> told.set(texts.get("keys.export.progress", count)))));
    }

    void rows(List<KeyRow> keys, ExportFormat format, Path file) {
        run(file, out -> {
            KeyExport.rows(keys, format, out);
            return keys.size();
        });
    }

    private void run(Path file, Content content) {
        if (busy) {
            told.set(texts.get("keys.export.busy"));
            return;
        }
        busy = true;
        failed.set(false);
        background.run(
                () -> WholeFile.write(file, content),
                count -> ended(texts.get("keys.export.done", count, file.getFileName()), false),
                why -> ended(texts.get("keys.export.failed", Problems.inPlainWords(why)), true));
    }

    private void ended(String how, boolean badly) {
        busy = false;
        failed.set(badly);
        told.set(how);
    }

    /** How the export goes or went; empty before the first. */
    ReadOnlyStringProperty toldProperty() {
        return told.getReadOnlyProperty();
    }

    /** Whether the last one failed; then nothing was written, and what stood there before still does. */
    ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }
}
