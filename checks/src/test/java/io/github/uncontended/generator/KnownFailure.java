package io.github.uncontended.generator;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Set;

/**
 * What the rules get wrong today: combinations of productions that the generator leaves out unless
 * it is asked for them. A fix of a rule takes its entries out; in the end there are none.
 */
final class KnownFailure {
  /** Combinations, and what goes wrong. */
  static final ImmutableMap<ImmutableSet<Production>, String> KNOWN_FAILING = ImmutableMap.of();

  private KnownFailure() {}

  /** Whether a scenario of these productions is known to fail. */
  static boolean isIn(Set<Production> productions) {
    return KNOWN_FAILING.keySet().stream().anyMatch(productions::containsAll);
  }
}
