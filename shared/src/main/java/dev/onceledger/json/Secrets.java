package dev.onceledger.json;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which members of stored bodies are secret or personal: those of certain names, whatever their case. */
public final class Secrets {
    /** The names that are masked unless a setting says otherwise, separated by commas. */
    public static final String USUAL =
            "cardNumber,cardHolder,pan,cvc,cvv,token,accessToken,refreshToken,password,secret,"
                    + "authorization,apiKey,email,phone,phoneNumber,address,residentRegistrationNumber,accountNumber";

    /** What stands in place of a masked value. */
    public static final String MASK = "••••••";

    private final Set<String> names;

    private Secrets(Set<String> names) {
        this.names = names;
    }

    /** The members of these names, separated by commas. */
    public static Secrets named(String names) {
        return new Secrets(Stream.of(names.split(","))
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toUnmodifiableSet()));
    }

    /** None: what has been revealed. */
    public static Secrets none() {
        return new Secrets(Set.of());
    }

    /** Whether the value of a member of this name is to be masked. */
    public boolean isSecret(String member) {
        return names.contains(member.toLowerCase(Locale.ROOT));
    }

    /** Whether any of the names stands in this text, which need not be JSON. */
    boolean areNamedIn(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return names.stream().anyMatch(lower::contains);
    }

    /** Whether a JSON pointer leads to or into a secret member. */
    public boolean isWithinSecret(String pointer) {
        return Stream.of(pointer.split("/"))
                .map(part -> part.replace("~1", "/").replace("~0", "~"))
                .anyMatch(this::isSecret);
    }

    /** The value of a member as it may be shown, wherever it was read from: {@link #MASK} if it is secret; null for null. */
    public Object mask(String member, Object value) {
        return value != null && isSecret(member) ? MASK : value;
    }

    /** The text with the values of secret members masked, else unchanged; null for null. */
    public String mask(String text) {
        return text == null ? null : JsonText.of(text).masking(this).text();
    }
}
