package dev.onceledger.console.timelines;

import javafx.event.EventHandler;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys that play a timeline, wherever the keyboard is but in a text or a choice. */
final class PlayKeys implements EventHandler<KeyEvent> {
    private final PlayModel play;

    PlayKeys(PlayModel play) {
        this.play = play;
    }

    @Override
    public void handle(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl text && text.isEditable();
        boolean modified = event.isShortcutDown() || event.isAltDown() || event.isShiftDown();
        if (!typing && !modified && !(event.getTarget() instanceof ComboBoxBase<?>) && act(event)) {
            event.consume();
        }
    }

    private boolean act(KeyEvent event) {
        if (event.getCode() == KeyCode.RIGHT) {
            play.step();
        } else if (event.getCode() == KeyCode.LEFT) {
            play.back();
        } else if (event.getCode() == KeyCode.HOME) {
            play.restart();
        } else if (event.getCode() == KeyCode.SPACE && !(event.getTarget() instanceof ButtonBase)) {
            play.playOrPause();
        } else {
            return false;
        }
        return true;
    }
}
