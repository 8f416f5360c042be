package io.github.uncontended.analysis.hashing;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.Tree;
import io.github.uncontended.analysis.hashing.HashCost.Work;
import io.github.uncontended.options.Words;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The work that a {@link HashCodeAnalysis} has found so far. */
final class HashWork {
  /** From this number of elements on, an array counts as work. */
  private static final int ARRAY = 2;

  private final Set<Work> kinds = EnumSet.noneOf(Work.class);

  /** The number of values in the longest array, and the method that it is filled for. */
  private int arrayLength;

  private String arrayUse = "";

  /** The first tree that works; null for none. */
  private Tree site;

  /** Adds work that a tree of the method does. */
  void add(Work kind, Tree where) {
    kinds.add(kind);
    addSite(where);
  }

  private void addSite(Tree where) {
    if (site == null) {
      site = where;
    }
  }

  /** Adds an array of values that a tree of the method fills for a call. */
  void addArray(int length, String use, Tree where) {
    arrayLength = Math.max(arrayLength, length);
    arrayUse = use;
    addSite(where);
  }

  /**
   * The cost of all work; empty if it is too little to cache.
   *
   * @param fields how many fields the method reads
   * @param assumptions see {@link HashCost}
   */
  Optional<HashCost> cost(int fields, Set<String> assumptions) {
    if (fields == 0) {
      // What does not come from a field is not known to be the object's own.
      return Optional.empty();
    }
    if (kinds.equals(EnumSet.of(Work.NESTED)) && fields == 1) {
      // One other object, which may cache its own hash.
      return Optional.empty();
    }
    boolean isArrayOnly = kinds.isEmpty();
    if (arrayLength >= ARRAY) {
      kinds.add(Work.ARRAY);
    }
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new HashCost(
                describe(),
                site,
                isArrayOnly && arrayLength == ARRAY,
                ImmutableSet.copyOf(assumptions)));
  }

  private String describe() {
    return Words.list(
        kinds.stream().map(it -> it == Work.ARRAY ? it.words + arrayUse : it.words).toList());
  }
}
