package io.github.uncontended.profile;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a row of a {@link Profile} counts. */
public enum ProfileKind {
  /** Time that threads waited to enter a monitor, in nanoseconds. */
  MONITOR,
  /** Time that threads were parked for a {@code java.util.concurrent} lock, in nanoseconds. */
  PARK,
  /** Time that a virtual thread kept its carrier while it waited, in nanoseconds. */
  PINNED,
  /** Time that threads waited for a signal of another thread, in nanoseconds. */
  WAIT,
  /** Time on a CPU, estimated from samples, in nanoseconds; only its shares are comparable. */
  CPU,
  /** Allocation, estimated from samples, in bytes. */
  ALLOC;

  private static final ImmutableMap<String, ProfileKind> BY_WORD =
      Maps.uniqueIndex(Arrays.asList(values()), ProfileKind::word);

  private final String word = name().toLowerCase(Locale.ROOT);

  /** As it stands in the file. */
  public String word() {
    return word;
  }

  /** Whether a thread waits for a lock or a carrier thread meanwhile. */
  public boolean isContention() {
    return compareTo(PINNED) <= 0;
  }

  /** Whether it is time for which threads did not run. */
  public boolean isBlocking() {
    return compareTo(WAIT) <= 0;
  }

  /** The kind that a word stands for. */
  public static Optional<ProfileKind> of(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }
}
