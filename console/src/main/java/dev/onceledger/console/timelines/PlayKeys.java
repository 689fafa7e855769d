package dev.onceledger.console.timelines;

import javafx.event.EventHandler;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys that play a timeline, or move the chosen client, wherever the keyboard is but in a text or a choice. */
final class PlayKeys implements EventHandler<KeyEvent> {
    private final TimelinesModel model;
    private final PlayModel play;
    private final HandModel hand;
    private final KeptFocus focus;

    PlayKeys(TimelinesModel model, KeptFocus focus) {
        this.model = model;
        this.focus = focus;
        this.play = model.play();
        this.hand = model.hand();
    }

    @Override
    public void handle(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl text && text.isEditable();
        boolean modified = event.isShortcutDown() || event.isAltDown() || event.isShiftDown();
        boolean ours = !typing && !modified && !(event.getTarget() instanceof ComboBoxBase<?>);
        if (ours
                && (hand.onProperty().get() && !(event.getTarget() instanceof MenuButton) && byHand(event.getCode())
                        || act(event))) {
            event.consume();
        }
    }

    private boolean act(KeyEvent event) {
        if (event.getCode() == KeyCode.RIGHT && hand.onProperty().get() && !play.mayStep()) {
            hand.step();
        } else if (event.getCode() == KeyCode.RIGHT) {
            play.step();
        } else if (event.getCode() == KeyCode.LEFT) {
            play.back();
        } else if (event.getCode() == KeyCode.HOME) {
            play.restart();
        } else if (event.getCode() == KeyCode.SPACE && !focus.isAway() && !(event.getTarget() instanceof ButtonBase)) {
            play.playOrPause();
        } else if (event.getCode() == KeyCode.F11) {
            model.drawingOnlyProperty().set(!model.drawingOnlyProperty().get());
        } else {
            return false;
        }
        return true;
    }

    /** A client's letter chooses it, a digit has it send, and so on; nothing is written on the buttons that is not here. */
    private boolean byHand(KeyCode code) {
        if (code.isLetterKey()) {
            hand.choose(code.getChar());
        } else if (code.isDigitKey() && code != KeyCode.DIGIT0 && code != KeyCode.NUMPAD0) {
            hand.send(code.getChar().charAt(0) - '1');
        } else if (code == KeyCode.DOWN) {
            hand.step();
        } else if (code == KeyCode.END) {
            hand.toEnd();
        } else if (code == KeyCode.DELETE) {
            hand.die();
        } else {
            return false;
        }
        return true;
    }
}
