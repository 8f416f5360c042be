package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;

/**
 * The places that a rule wants to look at, told apart by what the syntax shows: a kind, and mostly
 * a simple name. It holds for many more places than the rule is about, and costs next to nothing.
 *
 * @param names the names of each kind; {@link #ANY} for kinds without names
 */
public record Interest(ImmutableSetMultimap<Kind, String> names) {
  /** Stands for places of a kind that has no names. */
  static final String ANY = "";

  /** What a place is. */
  public enum Kind {
    /** A call, by the name of the method; {@code super} and {@code this} for constructors. */
    CALL,
    /** A creation, by the simple name of the class that the expression names. */
    CREATION,
    /** A method reference, by the name of the method. */
    REFERENCE,
    /** The declaration of a method, by its name. */
    METHOD,
    /** The declaration of a method with an annotation, by the simple name of the annotation. */
    ANNOTATED_METHOD,
    /** The declaration of a field, by the simple name of its type. */
    FIELD,
    /** A {@code synchronized} block or method with a body. */
    SYNCHRONIZED(/* named= */ false),
    /** The creation of an array with dimensions. */
    NEW_ARRAY(/* named= */ false),
    /** A call, whatever its name is. */
    EVERY_CALL(/* named= */ false),
    /** A creation, whatever its class is. */
    EVERY_CREATION(/* named= */ false);

    private final boolean named;

    Kind() {
      this(/* named= */ true);
    }

    Kind(boolean named) {
      this.named = named;
    }
  }

  /** Places of a kind with one of some names. */
  public static Interest in(Kind kind, Iterable<String> names) {
    return new Interest(ImmutableSetMultimap.<Kind, String>builder().putAll(kind, names).build());
  }

  /** Places of a kind with one of some names; with none, of a kind without names. */
  public static Interest in(Kind kind, String... names) {
    if (kind.named == (names.length == 0)) {
      throw new IllegalArgumentException(kind + " and " + names.length + " names");
    }
    return in(kind, kind.named ? ImmutableSet.copyOf(names) : ImmutableSet.of(ANY));
  }

  /** These places and those of another interest. */
  public Interest and(Interest other) {
    return new Interest(
        ImmutableSetMultimap.<Kind, String>builder().putAll(names).putAll(other.names).build());
  }
}
