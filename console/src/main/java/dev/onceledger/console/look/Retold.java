package dev.onceledger.console.look;

import javafx.scene.Node;

/** A cell whose words grow old, such as how long ago something was. */
public interface Retold {
    /** Tells what it shows anew. */
    void retell();

    /** Tells every such cell of a table or list anew; new cells, as a refresh makes, would hold the screen up for frames. */
    static void all(Node view) {
        view.lookupAll(".cell").forEach(node -> {
            if (node instanceof Retold cell) {
                cell.retell();
            }
        });
    }
}
