package io.github.uncontended.generator;

import static io.github.uncontended.generator.ProgramGenerator.Subject.COMPUTATION;
import static io.github.uncontended.generator.ProgramGenerator.Subject.COMPUTATION_IN_OPERANDS;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK_IN_OPERANDS;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FORMAT;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FORMAT_IN_OPERANDS;

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
  private static final ImmutableSet<Production> FALLBACKS = any(FALLBACK, FALLBACK_IN_OPERANDS);
  private static final ImmutableSet<Production> FORMATS = any(FORMAT, FORMAT_IN_OPERANDS);

  private static final ImmutableSet<Production> COMPUTATIONS =
      any(COMPUTATION, COMPUTATION_IN_OPERANDS);

  static final ImmutableList<KnownFailure> KNOWN_FAILING =
      ImmutableList.of(
          known(
              "EagerOptionalFallback: an effect deeper than the search goes counts as none",
              FALLBACKS,
              any(Fallback.DEEP)),
          known(
              "EagerOptionalFallback: an exception that the fallback throws no longer happens",
              FALLBACKS,
              any(
                  Fallback.ARRAY_STORE,
                  Fallback.CLASS_FOR_NAME,
                  Fallback.DIVIDES,
                  Fallback.ENUM_VALUE_OF,
                  Fallback.FAILING_CHARSET,
                  Fallback.FAILING_COPY,
                  Fallback.FAILING_DATE,
                  Fallback.FAILING_DIVISION,
                  Fallback.FAILING_FORMAT,
                  Fallback.FAILING_NUMBER,
                  Fallback.FAILING_OF,
                  Fallback.FAILING_PATH,
                  Fallback.FAILING_PATTERN,
                  Fallback.FAILING_REPEAT,
                  Fallback.FAILING_SET_OF,
                  Fallback.FAILING_URI,
                  Fallback.FAILING_UUID,
                  Fallback.FAILING_ZONE,
                  Fallback.GUAVA_CHECK,
                  Fallback.GUAVA_ONLY,
                  Fallback.IMMUTABLE_LIST_GET,
                  Fallback.INDEX_OUT_OF_BOUNDS,
                  Fallback.MAY_THROW_OUT_OF_SIGHT,
                  Fallback.NEGATIVE_ARRAY,
                  Fallback.NULL_RECEIVER,
                  Fallback.PARSES,
                  Fallback.REQUIRES,
                  Fallback.STREAM_TO_MAP,
                  Fallback.SUBSTRING,
                  Fallback.UNBOXES_NULL,
                  Fallback.VALIDATES)),
          known(
              "EagerOptionalFallback: a library's object that the fallback changes stays as it was",
              FALLBACKS,
              any(
                  Fallback.ACCESS_ORDER,
                  Fallback.ACCESS_ORDER_DEFAULT,
                  Fallback.ACCUMULATOR,
                  Fallback.BUFFER,
                  Fallback.BUFFER_INT,
                  Fallback.BUFFER_SLICE,
                  Fallback.CALENDAR,
                  Fallback.CHAR_BUFFER,
                  Fallback.DATE_FORMAT,
                  Fallback.DIGEST,
                  Fallback.FORMATTER,
                  Fallback.GUAVA_GET_NEXT,
                  Fallback.GUAVA_JOINER,
                  Fallback.GUAVA_LAST,
                  Fallback.GUAVA_SIZE_OF_ITERATOR,
                  Fallback.PHASER,
                  Fallback.SPLITTABLE_RANDOM,
                  Fallback.STREAM_COLLECT,
                  Fallback.STREAM_CONSUMED,
                  Fallback.STREAM_INTO_SHARED)),
          known(
              "EagerOptionalFallback: a function that the library calls back has an effect",
              FALLBACKS,
              any(Fallback.FUNCTION_IN_OBJECT, Fallback.GUAVA_MEMOIZE, Fallback.THREAD_LOCAL)),
          known(
              "EagerOptionalFallback: toString, equals, hashCode, compareTo or an iterator that the"
                  + " library calls back has an effect",
              FALLBACKS,
              any(
                  Fallback.NOISY_APPEND,
                  Fallback.NOISY_CHAR_SEQUENCE,
                  Fallback.NOISY_CONCATENATION,
                  Fallback.NOISY_CONTAINS,
                  Fallback.NOISY_CONTENT_EQUALS,
                  Fallback.NOISY_COPY,
                  Fallback.NOISY_DEEP,
                  Fallback.NOISY_EQUALS,
                  Fallback.NOISY_EXCEPTION,
                  Fallback.NOISY_FORMAT,
                  Fallback.NOISY_FOR_EACH,
                  Fallback.NOISY_HASH,
                  Fallback.NOISY_ITERABLE,
                  Fallback.NOISY_JOIN,
                  Fallback.NOISY_LIST,
                  Fallback.NOISY_LIST_HASH,
                  Fallback.NOISY_MAP_KEY,
                  Fallback.NOISY_MAX,
                  Fallback.NOISY_OBJECTS_TO_STRING,
                  Fallback.NOISY_REPLACE,
                  Fallback.NOISY_SET,
                  Fallback.NOISY_SORT,
                  Fallback.NOISY_SORTED_STREAM,
                  Fallback.NOISY_TEXT,
                  Fallback.NOISY_TREE)),
          known(
              "EagerOptionalFallback: the fallback is the first use of a class whose initializer has"
                  + " an effect",
              FALLBACKS,
              any(
                  Fallback.CLASS_INITIALIZATION,
                  Fallback.CLASS_INITIALIZATION_BY_FIELD,
                  Fallback.CLASS_INITIALIZATION_BY_NEW,
                  Fallback.CLASS_INITIALIZATION_OF_PARENT,
                  Fallback.CLASS_INITIALIZATION_THROWS,
                  Fallback.ENUM_INITIALIZATION)),
          known(
              "EagerOptionalFallback: the lambda has a close() with a checked exception",
              any(Fallback.SWITCH_WITH_RESOURCE)),
          known(
              "EagerOptionalFallback: the call of the method that LockingComputeIfAbsent adds is"
                  + " flagged",
              FALLBACKS,
              any(Fallback.NESTED_COMPUTATION)),
          known(
              "EagerOptionalFallback: the lambda in a nested class changes the accessors, and with"
                  + " them the default serialVersionUID, at release 8",
              FALLBACKS,
              any(Container.SERIALIZABLE),
              any(Release.RELEASE_8)),
          known(
              "LockingComputeIfAbsent: the literal null as key gets one more test each round",
              any(Computation.Key.NULL)),
          known(
              "LockingComputeIfAbsent: a call of a generic method has another type as an operand of a"
                  + " conditional than computeIfAbsent",
              COMPUTATIONS,
              any(
                  Operand.BRANCH_WITH_DOUBLE,
                  Operand.BRANCH_WITH_LONG,
                  Operand.ARM_WITH_DOUBLE,
                  Operand.OVERLOADED_CONDITIONAL)),
          known(
              "LockingComputeIfAbsent: the class of a created object is initialized before the map"
                  + " is used, no longer after",
              COMPUTATIONS,
              any(Operand.FIELD_OF_NEW)),
          known(
              "LockingComputeIfAbsent: an operand to the left fails after the map is filled",
              COMPUTATIONS,
              any(
                  Placement.ADDED_TO_FAILED_CAST,
                  Placement.ADDED_TO_NULL,
                  Placement.ARGUMENT_AFTER_FAILED_CAST,
                  Placement.ARGUMENT_AFTER_NULL)),
          known(
              "LockingComputeIfAbsent: an accessor of a private member changes the default"
                  + " serialVersionUID at release 8",
              COMPUTATIONS,
              any(Container.SERIALIZABLE),
              any(Release.RELEASE_8)),
          known(
              "LockingComputeIfAbsent: the map's class, behind a method's type, overrides get",
              any(
                  Computation.Receiver.SUBCLASS_FROM_FACTORY,
                  Computation.Receiver.SUBCLASS_FROM_METHOD)),
          known(
              "LockingComputeIfAbsent: a miss hashes the key twice, and its hashCode has an effect",
              any(Computation.Key.NOISY)),
          known(
              "StringFormatConcatenation: a dropped operand initialized a class, or failed to",
              FORMATS,
              any(
                  Format.LOCALE_OF_CLASS,
                  Format.LOCALE_OF_FAILING_CLASS,
                  Format.RECEIVER_IS_FIELD_OF_CLASS)),
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
              "SynchronizedTimeZoneLookup: an enum without constants crashes the rule",
              any(Container.EMPTY_ENUM, Zone.IN_EMPTY_ENUM, Placement.EMPTY_ENUM_METHOD),
              zones()),
          known(
              "SynchronizedTimeZoneLookup: the qualified name is written where a field named java"
                  + " hides the package",
              any(Shadow.JAVA_CLASS, Shadow.JAVA_FIELD, Zone.SHADOWED_JAVA),
              zones()),
          known(
              "SynchronizedTimeZoneLookup: a method of the named subclass hides the overload",
              any(Zone.THROUGH_HIDING_OF_ID, Zone.THROUGH_HIDING_SUBCLASS, Zone.IN_SUBCLASS)),
          known(
              "SynchronizedTimeZoneLookup: the constant is not assigned when the place first runs",
              any(Zone.CONSTANT_BELOW, Zone.NEEDED_BY_PARENT)),
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

  private static ImmutableSet<Production> zones() {
    return ImmutableSet.<Production>builder().add(Zone.values()).add(Fallback.NESTED_ZONE).build();
  }
}
