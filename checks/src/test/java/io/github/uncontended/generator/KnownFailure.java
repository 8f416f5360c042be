package io.github.uncontended.generator;

import static io.github.uncontended.generator.ProgramGenerator.Subject.COMPUTATION;
import static io.github.uncontended.generator.ProgramGenerator.Subject.COMPUTATION_IN_OPERANDS;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK_IN_OPERANDS;

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

  private static final ImmutableSet<Production> COMPUTATIONS =
      any(COMPUTATION, COMPUTATION_IN_OPERANDS);

  static final ImmutableList<KnownFailure> KNOWN_FAILING =
      ImmutableList.of(
          known(
              "EagerOptionalFallback: an effect deeper than the search goes counts as none",
              FALLBACKS,
              any(PlainFallback.DEEP)),
          known(
              "EagerOptionalFallback: an exception that the fallback throws no longer happens",
              FALLBACKS,
              any(
                  FailingFallback.ARRAY_STORE,
                  FailingFallback.CLASS_FOR_NAME,
                  FailingFallback.DIVIDES,
                  FailingFallback.ENUM_VALUE_OF,
                  FailingFallback.FAILING_CHARSET,
                  FailingFallback.FAILING_COPY,
                  FailingFallback.FAILING_DATE,
                  FailingFallback.FAILING_DIVISION,
                  FailingFallback.FAILING_FORMAT,
                  FailingFallback.FAILING_NUMBER,
                  FailingFallback.FAILING_OF,
                  FailingFallback.FAILING_PATH,
                  FailingFallback.FAILING_PATTERN,
                  FailingFallback.FAILING_REPEAT,
                  FailingFallback.FAILING_SET_OF,
                  FailingFallback.FAILING_URI,
                  FailingFallback.FAILING_UUID,
                  FailingFallback.FAILING_ZONE,
                  FailingFallback.GUAVA_CHECK,
                  FailingFallback.GUAVA_ONLY,
                  FailingFallback.IMMUTABLE_LIST_GET,
                  FailingFallback.INDEX_OUT_OF_BOUNDS,
                  FailingFallback.MAY_THROW_OUT_OF_SIGHT,
                  FailingFallback.NEGATIVE_ARRAY,
                  FailingFallback.NULL_RECEIVER,
                  FailingFallback.PARSES,
                  FailingFallback.REQUIRES,
                  FailingFallback.STREAM_TO_MAP,
                  FailingFallback.SUBSTRING,
                  FailingFallback.UNBOXES_NULL,
                  FailingFallback.VALIDATES)),
          known(
              "EagerOptionalFallback: a library's object that the fallback changes stays as it was",
              FALLBACKS,
              any(
                  StatefulFallback.ACCESS_ORDER,
                  StatefulFallback.ACCESS_ORDER_DEFAULT,
                  StatefulFallback.ACCUMULATOR,
                  StatefulFallback.BUFFER,
                  StatefulFallback.BUFFER_INT,
                  StatefulFallback.BUFFER_SLICE,
                  StatefulFallback.CALENDAR,
                  StatefulFallback.CHAR_BUFFER,
                  StatefulFallback.DATE_FORMAT,
                  StatefulFallback.DIGEST,
                  StatefulFallback.FORMATTER,
                  GuavaFallback.GUAVA_GET_NEXT,
                  GuavaFallback.GUAVA_JOINER,
                  GuavaFallback.GUAVA_LAST,
                  GuavaFallback.GUAVA_SIZE_OF_ITERATOR,
                  StatefulFallback.PHASER,
                  StatefulFallback.SPLITTABLE_RANDOM,
                  StatefulFallback.STREAM_COLLECT,
                  StatefulFallback.STREAM_CONSUMED,
                  StatefulFallback.STREAM_INTO_SHARED)),
          known(
              "EagerOptionalFallback: a function that the library calls back has an effect",
              FALLBACKS,
              any(
                  CallbackFallback.FUNCTION_IN_OBJECT,
                  CallbackFallback.GUAVA_MEMOIZE,
                  CallbackFallback.THREAD_LOCAL)),
          known(
              "EagerOptionalFallback: toString, equals, hashCode, compareTo or an iterator that the"
                  + " library calls back has an effect",
              FALLBACKS,
              any(
                  CallbackFallback.NOISY_APPEND,
                  CallbackFallback.NOISY_CHAR_SEQUENCE,
                  CallbackFallback.NOISY_CONCATENATION,
                  CallbackFallback.NOISY_CONTAINS,
                  CallbackFallback.NOISY_CONTENT_EQUALS,
                  CallbackFallback.NOISY_COPY,
                  CallbackFallback.NOISY_DEEP,
                  CallbackFallback.NOISY_EQUALS,
                  CallbackFallback.NOISY_EXCEPTION,
                  CallbackFallback.NOISY_FORMAT,
                  CallbackFallback.NOISY_FOR_EACH,
                  CallbackFallback.NOISY_HASH,
                  CallbackFallback.NOISY_ITERABLE,
                  CallbackFallback.NOISY_JOIN,
                  CallbackFallback.NOISY_LIST,
                  CallbackFallback.NOISY_LIST_HASH,
                  CallbackFallback.NOISY_MAP_KEY,
                  CallbackFallback.NOISY_MAX,
                  CallbackFallback.NOISY_OBJECTS_TO_STRING,
                  CallbackFallback.NOISY_REPLACE,
                  CallbackFallback.NOISY_SET,
                  CallbackFallback.NOISY_SORT,
                  CallbackFallback.NOISY_SORTED_STREAM,
                  CallbackFallback.NOISY_TEXT,
                  CallbackFallback.NOISY_TREE)),
          known(
              "EagerOptionalFallback: the fallback is the first use of a class whose initializer has"
                  + " an effect",
              FALLBACKS,
              any(
                  CallbackFallback.CLASS_INITIALIZATION,
                  CallbackFallback.CLASS_INITIALIZATION_BY_FIELD,
                  CallbackFallback.CLASS_INITIALIZATION_BY_NEW,
                  CallbackFallback.CLASS_INITIALIZATION_OF_PARENT,
                  CallbackFallback.CLASS_INITIALIZATION_THROWS,
                  CallbackFallback.ENUM_INITIALIZATION)),
          known(
              "EagerOptionalFallback: the lambda has a close() with a checked exception",
              any(PlainFallback.SWITCH_WITH_RESOURCE)),
          known(
              "EagerOptionalFallback: the call of the method that LockingComputeIfAbsent adds is"
                  + " flagged",
              FALLBACKS,
              any(PlainFallback.NESTED_COMPUTATION)),
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
              any(Zone.CONSTANT_BELOW, Zone.NEEDED_BY_PARENT)));

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
    return ImmutableSet.<Production>builder()
        .add(Zone.values())
        .add(PlainFallback.NESTED_ZONE)
        .build();
  }
}
