package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the first newer version without a finding, by bisection. The finding may come and go: the
 * neighbours of the version found are tried, too.
 */
public final class VersionSearch {
  private final Function<String, State> states;
  private final Map<String, State> tried = new HashMap<>();

  /** What a version shows. */
  public enum State {
    PRESENT,
    FREE,
    /** Its sources are missing, or the file was not analysed: that proves nothing. */
    UNKNOWN
  }

  /**
   * The outcome of a search.
   *
   * @param first the first version without the finding; empty if none is known
   * @param has the version before it, which has the finding; empty for the version in use
   * @param newest the newest version of which something is known; empty if nothing is
   */
  public record Outcome(Optional<String> first, Optional<String> has, Optional<String> newest) {
    /** The outcome as a sentence without a full stop; empty if nothing is known. */
    String inWords() {
      return first
          .map(it -> "fixed in " + it)
          .or(() -> newest.map(it -> "still in the newest release, " + it))
          .orElse("");
    }
  }

  /** Creates a search over what versions show. */
  public VersionSearch(Function<String, State> states) {
    this.states = states;
  }

  /**
   * Searches.
   *
   * @param versions the versions after the one in use, which has the finding; the oldest first
   */
  public Outcome search(ImmutableList<String> versions) {
    int newest = versions.size() - 1;
    while (newest >= 0 && state(versions.get(newest)) == State.UNKNOWN) {
      newest--;
    }
    Optional<String> newestKnown =
        newest < 0 ? Optional.empty() : Optional.of(versions.get(newest));
    if (newest < 0 || state(versions.get(newest)) == State.PRESENT) {
      return new Outcome(Optional.empty(), Optional.empty(), newestKnown);
    }
    int present = -1;
    while (true) {
      int free = newest;
      int last = present;
      while (true) {
        int middle = known(versions, last, free);
        if (middle < 0) {
          break;
        }
        if (state(versions.get(middle)) == State.FREE) {
          free = middle;
        } else {
          last = middle;
        }
      }
      int after = free + 1;
      while (after < newest && state(versions.get(after)) == State.UNKNOWN) {
        after++;
      }
      if (after >= newest || state(versions.get(after)) != State.PRESENT) {
        return new Outcome(
            Optional.of(versions.get(free)),
            last < 0 ? Optional.empty() : Optional.of(versions.get(last)),
            newestKnown);
      }
      // It came back: only a later version is free of it for good.
      present = after;
    }
  }

  /** A version strictly between two of which something is known, near the middle; -1 for none. */
  private int known(ImmutableList<String> versions, int low, int high) {
    int middle = (low + high) >>> 1;
    for (int distance = 0; distance <= high - low; distance++) {
      for (int at : new int[] {middle - distance, middle + distance}) {
        if (at > low && at < high && state(versions.get(at)) != State.UNKNOWN) {
          return at;
        }
      }
    }
    return -1;
  }

  private State state(String version) {
    State known = tried.get(version);
    if (known == null) {
      known = states.apply(version);
      tried.put(version, known);
    }
    return known;
  }
}
