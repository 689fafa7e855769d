package dev.onceledger.console.shell;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;

/** Opens the place that was open last. */
final class LastPlace {
    private static final String NAME = "place";

    private LastPlace() {}

    static void keep(ObjectProperty<Place> place, Memory memory) {
        memory.read(NAME, LastPlace::named).flatMap(found -> found).ifPresent(place::set);
        place.addListener((property, before, after) -> memory.keep(NAME, after.name()));
    }

    private static Optional<Place> named(String name) {
        return Place.ALL.stream().filter(one -> one.name().equals(name)).findFirst();
    }
}
