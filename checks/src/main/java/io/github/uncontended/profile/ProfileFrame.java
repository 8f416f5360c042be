package io.github.uncontended.profile;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A method as a {@link Profile} names it: {@code java.util.TimeZone#getTimeZone(I)V}.
 *
 * @param type binary name of the class, with dots
 * @param method name of the method; {@link #ANY} where only the class of a lambda is known
 * @param descriptor the JVM's descriptor, or {@link #LAMBDA} for the lambdas in a method
 */
public record ProfileFrame(String type, String method, String descriptor) {
  /** The descriptor of what is known only as a lambda in a method of that name. */
  public static final String LAMBDA = "(*)";

  /** Any method of the class. */
  public static final String ANY = "*";

  /** Whether this is the code of lambdas rather than a method's own. */
  public boolean isLambda() {
    return descriptor.equals(LAMBDA);
  }

  /** Reads what {@link #toString} wrote; empty for any other text. */
  public static Optional<ProfileFrame> parse(String text) {
    return parse(text, new HashSet<>());
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @param known descriptors that have been read before; gets this one, too
   */
  static Optional<ProfileFrame> parse(String text, Set<String> known) {
    int hash = text.indexOf('#');
    int open = text.indexOf('(', hash + 1);
    if (hash <= 0 || open <= hash + 1) {
      return Optional.empty();
    }
    String descriptor = text.substring(open);
    if (!known.contains(descriptor)) {
      if (!descriptor.equals(LAMBDA) && !Descriptors.isMethod(descriptor)) {
        return Optional.empty();
      }
      known.add(descriptor);
    }
    return Optional.of(
        new ProfileFrame(text.substring(0, hash), text.substring(hash + 1, open), descriptor));
  }

  @Override
  public String toString() {
    return type + '#' + method + descriptor;
  }
}
