package dev.onceledger.console.text;

import java.text.MessageFormat;
import java.util.ResourceBundle;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Every text of the window, in the language chosen. */
public final class Texts {
    private static final String BUNDLE = "dev.onceledger.console.i18n.messages";

    private final ObjectProperty<Language> language;

    /** Begins in this language. */
    public Texts(Language language) {
        this.language = new SimpleObjectProperty<>(language);
    }

    /** The language; setting it changes what {@link #get} says from then on. */
    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    /** The language. */
    public Language language() {
        return language.get();
    }

    /** The bundle that FXML takes its texts from. */
    public ResourceBundle bundle() {
        return ResourceBundle.getBundle(BUNDLE, language().locale());
    }

    /**
     * One text, with its parts filled in.
     *
     * @throws java.util.MissingResourceException if the bundles lack the key
     */
    public String get(String key, Object... parts) {
        String text = bundle().getString(key);
        return parts.length == 0 ? text : new MessageFormat(text, language().locale()).format(parts);
    }

    /** The text of one of an enum's constants, under {@code prefix.NAME}. */
    public String of(String prefix, Enum<?> constant) {
        return get(prefix + "." + constant.name());
    }
}
