package dev.onceledger.console.timelines;

import dev.onceledger.console.work.Listening;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;

/**
 * Holds the keyboard's place while something runs: buttons are off meanwhile, and JavaFX would give the keyboard to
 * whatever comes next, where the next key does something else.
 */
final class KeptFocus {
    private final Node place;
    private final Node drawing;
    private final PanesModel panes;
    private final Listening listening = new Listening();
    private Node away;

    KeptFocus(Node place, Node drawing, PanesModel panes) {
        this.place = place;
        this.drawing = drawing;
        this.panes = panes;
    }

    /** To be called after the buttons have begun to listen, so that they are on again before one gets the keyboard back. */
    void install() {
        listening.to(this::update, panes.busyBinding());
    }

    private void update() {
        Node owner = place.getScene() == null ? null : place.getScene().getFocusOwner();
        if (panes.busyBinding().get()) {
            if (owner instanceof ButtonBase && place.isFocusWithin()) {
                away = owner;
                drawing.requestFocus();
            }
        } else if (away != null) {
            if (owner == drawing && !away.isDisabled()) {
                away.requestFocus();
            }
            away = null;
        }
    }

    /** Whether a button has the keyboard but for the time that something runs; what is pressed then was meant for it. */
    boolean isAway() {
        return away != null;
    }

    void leave() {
        listening.end();
    }
}
