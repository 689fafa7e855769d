package dev.onceledger.console.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.scene.paint.Color;

/** The two themes. */
public enum Theme {
    /** Dark text on light. */
    LIGHT("light", new PrimerLight().getUserAgentStylesheet(), Color.WHITE),
    /** Light text on dark. */
    DARK("dark", new PrimerDark().getUserAgentStylesheet(), Color.web("#0d1117"));

    private final String styleClass;
    private final String stylesheet;
    private final Color background;

    Theme(String styleClass, String stylesheet, Color background) {
        this.styleClass = styleClass;
        this.stylesheet = stylesheet;
        this.background = background;
    }

    String styleClass() {
        return styleClass;
    }

    String stylesheet() {
        return stylesheet;
    }

    /** The ground on which everything stands, as its stylesheet has it. */
    Color background() {
        return background;
    }

    /** The one that a switch goes to. */
    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
