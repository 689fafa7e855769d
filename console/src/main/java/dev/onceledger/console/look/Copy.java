package dev.onceledger.console.look;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Puts a text into the system's clipboard. */
public final class Copy {
    private Copy() {}

    /** Replaces what was in the clipboard. */
    public static void text(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
