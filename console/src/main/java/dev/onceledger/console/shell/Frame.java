package dev.onceledger.console.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/** The window's root: the places, and a card that may lie over a corner of them without hiding what it speaks of. */
final class Frame extends StackPane {
    private Node card;
    private Node focusedBefore;
    private Runnable closed = () -> {};

    Frame(Parent shell) {
        super(shell);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && card != null && card.isVisible()) {
                close();
                event.consume();
            }
        });
    }

    /** Lays this card over the places, in place of another one. */
    void show(Node shown, Pos corner, Node first, Runnable whenClosed) {
        if (card == null) {
            focusedBefore = getScene() == null ? null : getScene().getFocusOwner();
        }
        getChildren().remove(card);
        card = shown;
        closed = whenClosed;
        setAlignment(shown, corner);
        getChildren().add(shown);
        first.requestFocus();
    }

    /** Takes the card away and gives the keyboard back. */
    void close() {
        getChildren().remove(card);
        card = null;
        if (focusedBefore != null) {
            focusedBefore.requestFocus();
        }
        closed.run();
    }
}
