package io.github.uncontended.runner.configuration;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.runner.configuration.tree.Entry;
import java.util.Optional;

/**
 * A JDBC URL in a setting.
 *
 * @param database the name after {@code jdbc:}, without how hosts are found, as in {@code
 *     mysql+srv}
 * @param parameters the parameters by name
 * @param isOpen whether a placeholder may stand for more parameters
 */
record JdbcUrl(String database, ImmutableMap<String, String> parameters, boolean isOpen) {
  private static final String SCHEME = "jdbc:";
  private static final String SRV = "+srv";

  /** Reads a value; empty for one that is no JDBC URL. */
  static Optional<JdbcUrl> of(String value) {
    int colon = value.indexOf(':', SCHEME.length());
    if (!value.startsWith(SCHEME) || colon < 0) {
      return Optional.empty();
    }
    int question = value.indexOf('?');
    ImmutableMap.Builder<String, String> parameters = ImmutableMap.builder();
    if (question >= 0) {
      for (String parameter : Splitter.on('&').split(value.substring(question + 1))) {
        int equals = parameter.indexOf('=');
        if (equals > 0) {
          parameters.put(
              parameter.substring(0, equals).strip(), parameter.substring(equals + 1).strip());
        }
      }
    }
    boolean isOpen =
        question < 0
            ? value.endsWith("}") || value.endsWith("@")
            : Entry.isUnknown(value.substring(question));
    String name = value.substring(SCHEME.length(), colon);
    String database = name.endsWith(SRV) ? name.substring(0, name.length() - SRV.length()) : name;
    return Optional.of(new JdbcUrl(database, parameters.buildKeepingLast(), isOpen));
  }

  boolean has(String parameter) {
    return parameters.containsKey(parameter);
  }

  /** Whether a parameter has a value, ignoring case. */
  boolean is(String parameter, String value) {
    return value.equalsIgnoreCase(parameters.get(parameter));
  }
}
