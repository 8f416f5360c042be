package io.github.uncontended.generator;

import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK;
import static io.github.uncontended.generator.ProgramGenerator.Subject.FALLBACK_IN_OPERANDS;
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
  private static final ImmutableSet<Production> FALLBACKS = any(FALLBACK, FALLBACK_IN_OPERANDS);
  private static final ImmutableSet<Production> FORMATS = any(FORMAT, FORMAT_IN_OPERANDS);

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
