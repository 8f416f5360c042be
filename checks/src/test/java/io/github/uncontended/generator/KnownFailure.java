package io.github.uncontended.generator;

import static io.github.uncontended.generator.ProgramGenerator.Subject.FORMAT;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FORMAT_IN_OPERANDS;
import static io.github.uncontended.generator.ProgramGenerator.Subject.HASHED_CLASS;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Set;

/**
 * What the rules get wrong today. The generator leaves it out unless it is asked for it. Whoever
 * corrects a rule takes its entries out; in the end there are none.
 *
 * @param reason what goes wrong
 * @param parts of each set, a scenario that fails has at least one production
 */
record KnownFailure(String reason, ImmutableList<ImmutableSet<Production>> parts) {
  private static final ImmutableSet<Production> FORMATS = any(FORMAT, FORMAT_IN_OPERANDS);

  static final ImmutableList<KnownFailure> KNOWN_FAILING =
      ImmutableList.of(
          known(
              "StringFormatConcatenation: a dropped operand initialized a class, or failed to",
              FORMATS,
              any(
                  Format.LOCALE_OF_CLASS,
                  Format.LOCALE_OF_FAILING_CLASS,
                  Format.RECEIVER_IS_FIELD_OF_CLASS)),
          known(
              "StringFormatConcatenation: arguments in another order initialize classes and print in"
                  + " another order",
              any(Format.SWAPPED),
              any(Format.Argument.CLASS_INITIALIZATION)),
          known(
              "StringFormatConcatenation: a toString with an effect runs before the next argument"
                  + " is evaluated, no longer after",
              FORMATS,
              any(
                  Format.Argument.CHANGING,
                  Format.Argument.NOISY_ENUM,
                  Format.Argument.RECORD_OF_NOISY,
                  Format.Argument.THROWING)),
          known(
              "StringFormatConcatenation: a superfluous argument initialized a class",
              any(Format.EXTRA),
              any(Format.Argument.CLASS_INITIALIZATION)),
          known(
              "StringFormatConcatenation: a format of constants becomes a constant, which is"
                  + " interned, inlined and decides what is reachable",
              FORMATS,
              any(
                  Operand.IDENTICAL_TO_LITERAL,
                  Operand.NOT_IDENTICAL,
                  Operand.SAME_AS_ITSELF,
                  Placement.CONSTANT_DO,
                  Placement.CONSTANT_FOR,
                  Placement.CONSTANT_IF,
                  Placement.CONSTANT_WHILE,
                  Placement.READ_DURING_SUPER)),
          known(
              "SynchronizedReadMostlyMap: a comparator, hashCode, equals or toString has state that"
                  + " the lock guarded",
              any(
                  LockedField.Collection.COMPARATOR_WITH_CACHE,
                  LockedField.Collection.COMPARED_MAP,
                  LockedField.Collection.COUNTING_ELEMENTS,
                  LockedField.Collection.COUNTING_KEYS,
                  LockedField.Collection.PRINTING_ELEMENTS)),
          known(
              "UncachedHashCode: a nested value's hash reads static state, or a subclass's method",
              any(HashedClass.Body.BIG_SUBCLASS, HashedClass.Body.NESTED_STATIC)),
          known(
              "UncachedHashCode: a line comment behind return hides the hash",
              any(Layout.LINE_COMMENTS),
              any(HASHED_CLASS)),
          known(
              "UncachedHashCode: a superclass or toString hashes the object before it is complete",
              any(
                  HashedClass.Shape.CALLED_BY_SUPER,
                  HashedClass.Shape.PRINTED_BY_SUPER,
                  HashedClass.Shape.READ_OBJECT)));

  /** Whether a scenario of these productions is known to fail. */
  static boolean isIn(Set<Production> productions) {
    return KNOWN_FAILING.stream().anyMatch(failure -> failure.covers(productions));
  }

  private boolean covers(Set<Production> productions) {
    return parts.stream().allMatch(part -> part.stream().anyMatch(productions::contains));
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static KnownFailure known(String reason, ImmutableSet<Production>... parts) {
    return new KnownFailure(reason, ImmutableList.copyOf(parts));
  }

  private static ImmutableSet<Production> any(Production... productions) {
    return ImmutableSet.copyOf(productions);
  }
}
