package dev.onceledger.console.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

/** The two themes. */
public enum Theme {
    /** Dark text on light. */
    LIGHT("light", new PrimerLight().getUserAgentStylesheet()),
    /** Light text on dark. */
    DARK("dark", new PrimerDark().getUserAgentStylesheet());

    private final String styleClass;
    private final String stylesheet;

    Theme(String styleClass, String stylesheet) {
        this.styleClass = styleClass;
        this.stylesheet = stylesheet;
    }

    String styleClass() {
        return styleClass;
    }

    String stylesheet() {
        return stylesheet;
    }

    /** The one that a switch goes to. */
    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
