package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.sun.tools.javac.code.Symbol.ClassSymbol;

/**
 * Why a place is hot or cold: where the evidence stands, and how the place is reached from there.
 *
 * @param kind what the evidence is
 * @param subject the evidence in words, such as {@code @GetMapping list()}
 * @param way the methods and classes in between, the evidence's end first; empty where the evidence
 *     stands at the place itself
 * @param called whether at least one call lies between the evidence and the place
 */
record Reason(Kind kind, String subject, ImmutableList<String> way, boolean called) {
  /** What the evidence is, strongest first within one search. */
  enum Kind {
    /** The team declares a method or class hot. */
    DECLARED,
    /** An annotation of the team's, or of a benchmark, marks a method or class. */
    MARKED,
    /** A framework or a driver's caller enters here. */
    ENTRY_POINT,
    /** Something short-lived is constructed. */
    CONSTRUCTION,
    /** Code that runs seldom. */
    COLD,
    /** Code that runs once for each of many keys, connections or sessions. */
    ONCE_EACH,
    /** Code that runs on occasions, such as failures and timeouts. */
    SELDOM,
    /** Code that a timer runs, again and again. */
    TIMER,
    /** There is none. */
    NONE
  }

  /** More names than these on the way do not help a reader. */
  private static final int MAX_NAMED = 3;

  static final Reason NONE = new Reason(Kind.NONE, "");

  /** Evidence at the place itself. */
  Reason(Kind kind, String subject) {
    this(kind, subject, ImmutableList.of(), /* called= */ false);
  }

  /** The same evidence for what is called over a way from it. */
  Reason reaching(ImmutableList<String> over) {
    return new Reason(kind, subject, over, /* called= */ true);
  }

  /** The words that complete "This place matters: …". */
  String text() {
    return switch (kind) {
      case DECLARED ->
          called
              ? "reached from a method declared hot by " + subject + through()
              : "declared hot by " + subject;
      case MARKED -> called ? "reached from " + subject + through() : subject;
      case ENTRY_POINT -> "reached from " + subject + through();
      case CONSTRUCTION ->
          called ? "built by " + subject + through() : "runs with each construction of " + subject;
      case COLD, ONCE_EACH, SELDOM, TIMER ->
          called ? "only reached from cold code: " + subject : subject;
      case NONE -> "";
    };
  }

  private String through() {
    if (way.isEmpty()) {
      return "";
    }
    return " through "
        + (way.size() <= MAX_NAMED
            ? String.join(", ", way)
            : String.join(", ", way.subList(0, MAX_NAMED - 1)) + ", …, " + way.get(way.size() - 1));
  }

  /** A class's name as readers know it. */
  static String name(ClassSymbol type) {
    return type.getSimpleName().isEmpty()
        ? "an anonymous class in " + type.outermostClass().getSimpleName()
        : type.getSimpleName().toString();
  }
}
