package testdata;

import static com.google.common.base.MoreObjects.firstNonNull;
import static java.util.Objects.requireNonNullElse;

import java.util.Map;
import java.util.Optional;

/** Cheap arguments behind names that were imported. */
class ImportedNames {
  private final Optional<String> name = Optional.of("name");

  String name() {
    return name.orElse(null);
  }

  String first(String given) {
    return firstNonNull(given, requireNonNullElse(given, name()));
  }

  <V> V generic(Map<? super String, V> map, V fallback) {
    return map.getOrDefault("key", fallback);
  }
}
