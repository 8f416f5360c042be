package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.jfr.EventPlan.Source;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a recording comes to: one sum a kind, site, callee and class of the lock. */
public final class RecordingTally {
  /** More than any program has; made-up recordings could fill the memory. */
  private static final int MAX_ROWS = 100_000;

  private final Map<Key, Tally> sums = new HashMap<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final Tally all = new Tally();
  private final Tally waiting = new Tally();
  private final Tally outside = new Tally();
  private long nanos;
  private int implausible;

  private record Key(
      Source source, ProfileFrame site, Optional<ProfileFrame> callee, String object) {}

  void addNanos(long recorded) {
    nanos = Profile.saturatedSum(nanos, recorded);
  }

  void addImplausible() {
    implausible++;
  }

  void addThreshold(ProfileKind kind, long threshold) {
    thresholds.merge(kind, threshold, Math::max);
  }

  void add(Source source, Stacks.Stack stack, String object, Tally tally) {
    if (source == Source.PARK && !ParkFilter.isForLock(object, stack.calls())) {
      waiting.add(tally);
      return;
    }
    if (stack.site().isEmpty()) {
      if (source.kind().isContention()) {
        outside.add(tally);
      }
      return;
    }
    all.add(tally);
    Key key = new Key(source, stack.site().get(), stack.callee(), object.isEmpty() ? "-" : object);
    Tally sum = sums.get(key);
    if (sum == null && sums.size() < MAX_ROWS) {
      sum = new Tally();
      sums.put(key, sum);
    }
    if (sum != null) {
      sum.add(tally);
    }
  }

  /** How many events could not have happened as they were recorded. */
  int implausible() {
    return implausible;
  }

  /** Waiting that is no contention: idle workers, conditions, latches. */
  public Tally waiting() {
    return waiting;
  }

  /** Contention with no method of the application on the stack. */
  public Tally outside() {
    return outside;
  }

  /** The recording as a profile. */
  public Profile toProfile() {
    // The newer events say the same as the older ones beside them, and better.
    boolean cpuTime = sums.keySet().stream().anyMatch(key -> key.source() == Source.CPU_TIME);
    boolean sampled = sums.keySet().stream().anyMatch(key -> key.source() == Source.ALLOCATION);
    List<ProfileRow> rows = new ArrayList<>();
    Map<Key, Tally> merged = new HashMap<>();
    sums.forEach(
        (key, tally) -> {
          boolean told =
              switch (key.source()) {
                case CPU_SAMPLE -> cpuTime;
                case IN_TLAB, OUTSIDE_TLAB -> sampled;
                default -> false;
              };
          if (!told) {
            Source source = key.source() == Source.OUTSIDE_TLAB ? Source.IN_TLAB : key.source();
            merged
                .computeIfAbsent(
                    new Key(source, key.site(), key.callee(), key.object()), each -> new Tally())
                .add(tally);
          }
        });
    merged.forEach(
        (key, tally) ->
            rows.add(
                new ProfileRow(
                    key.source().kind(),
                    key.site(),
                    key.callee(),
                    key.object(),
                    tally.count(),
                    tally.amount(),
                    tally.max(),
                    tally.threads())));
    return new Profile(nanos, 1, all.threads(), thresholds, rows);
  }
}
