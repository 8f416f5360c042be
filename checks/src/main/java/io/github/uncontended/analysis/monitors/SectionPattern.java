package io.github.uncontended.analysis.monitors;

/**
 * What a critical section is there for, the most specific first: a section has the first pattern
 * that fits, so that one rule reports it.
 */
public enum SectionPattern {
  /** Its lock guards nothing but a number: {@link GuardedCounter}. */
  COUNTER,
  /**
   * It initializes a field on its first run, and tests it on all others: {@link LazyField}, or
   * {@link FilledTable} for a collection.
   */
  LAZY_FIELD,
  /** It looks an entry up, and creates it on a miss: {@link CacheLookup}. */
  CACHE_LOOKUP,
  /** It only reads one field: {@link FieldRead}. */
  FIELD_READ,
  /** It does nothing that needs its lock: {@link UnneededLock}. */
  UNNEEDED,
  /** Anything else. */
  OTHER
}
