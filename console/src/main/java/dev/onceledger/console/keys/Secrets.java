package dev.onceledger.console.keys;

import dev.onceledger.console.shell.Preferences;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which members are masked: those whose names are in the preference {@code masked.members}, whatever their case. */
final class Secrets {
    private static final String USUAL =
            "cardNumber,cardHolder,pan,cvc,cvv,token,accessToken,refreshToken,password,secret,"
                    + "authorization,apiKey,email,phone,phoneNumber,address,residentRegistrationNumber,accountNumber";

    private final Set<String> names;

    private Secrets(Set<String> names) {
        this.names = names;
    }

    static Secrets from(Preferences preferences) {
        return new Secrets(Stream.of(preferences.get("masked.members", USUAL).split(","))
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet()));
    }

    boolean isSecret(String member) {
        return names.contains(member.toLowerCase(Locale.ROOT));
    }
}
