package dev.onceledger.timeline.report;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes elements that are well-formed both as HTML and as XML; whatever a text holds, it stays text. */
final class Markup {
    private static final int REPLACEMENT = 0xFFFD;

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter out;

    Markup() {
        try {
            this.out = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** An element's start; attributes are given as name and value in turn, and left out where the value is empty. */
    Markup open(String tag, String... attributes) {
        try {
            out.writeStartElement(tag);
            for (int i = 0; i < attributes.length; i += 2) {
                if (!attributes[i + 1].isEmpty()) {
                    out.writeAttribute(attributes[i], printable(attributes[i + 1]));
                }
            }
            return this;
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Text that may be broken after each underscore, since codes are longer than a narrow lane. */
    Markup text(String value) {
        try {
            String[] parts = printable(value).split("(?<=_)");
            for (int i = 0; i < parts.length; i++) {
                if (i > 0) {
                    out.writeEmptyElement("wbr");
                }
                out.writeCharacters(parts[i]);
            }
            return this;
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Text that is never broken. */
    Markup plain(String value) {
        try {
            out.writeCharacters(printable(value));
            return this;
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Text for where no element may stand. */
    static String escaped(String value) {
        Markup plain = new Markup();
        try {
            plain.out.writeCharacters(printable(value));
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
        return plain.toString();
    }

    Markup close() {
        try {
            out.writeEndElement();
            return this;
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** An element that holds one text. */
    Markup leaf(String tag, String classes, String value) {
        return open(tag, "class", classes).text(value).close();
    }

    @Override
    public String toString() {
        try {
            out.flush();
        } catch (XMLStreamException broken) {
            throw new IllegalStateException(broken);
        }
        return text.toString();
    }

    /** Control characters and lone surrogates are forbidden in a document; a note may hold them all the same. */
    static String printable(String value) {
        StringBuilder kept = new StringBuilder(value.length());
        value.codePoints()
                .map(letter -> isForbidden(letter) ? REPLACEMENT : letter)
                .forEach(kept::appendCodePoint);
        return kept.toString();
    }

    private static boolean isForbidden(int letter) {
        boolean control = Character.isISOControl(letter) && letter != '\n' && letter != '\t';
        boolean surrogate = letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
        return control || surrogate || (letter & 0xFFFE) == 0xFFFE;
    }
}
