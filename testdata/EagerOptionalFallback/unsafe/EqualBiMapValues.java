package testdata;

import com.google.common.collect.ImmutableBiMap;
import java.util.Optional;

/** A bidirectional map, whose values must differ as its keys must. */
class EqualBiMapValues {
  ImmutableBiMap<String, String> equal(
      Optional<ImmutableBiMap<String, String>> given, String one, String other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElseGet(() -> ImmutableBiMap.of("a", one, "b", other));
  }

  static ImmutableBiMap<String, String> distinct(Optional<ImmutableBiMap<String, String>> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ImmutableBiMap.of("a", "x", "b", "y"));
  }

  public static void main(String[] args) {
    System.out.println(distinct(Optional.empty()) + " " + distinct(Optional.of(distinct(Optional.empty()))));
  }
}
