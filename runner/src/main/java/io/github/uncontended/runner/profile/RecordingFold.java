package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.jfr.ChunkConstants;
import io.github.uncontended.runner.profile.jfr.Event;
import io.github.uncontended.runner.profile.jfr.EventType;
import io.github.uncontended.runner.profile.jfr.RecordingVisitor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up the events of a recording: one tally per kind, site, callee and class. */
final class RecordingFold implements RecordingVisitor {
  /** A bound on the memory that a damaged recording can take; no program has as many sites. */
  private static final int MAX_ROWS = 100_000;

  private static final String SLEEPING = "STATE_SLEEPING";

  private final ApplicationCode application;
  private final Map<Key, Tally> tallies = new HashMap<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final Tally inProfile = new Tally();
  private final Tally waiting = new Tally();
  private final Tally outsideApplication = new Tally();
  private long nanos;
  private ChunkConstants constants;
  private ChunkFold chunk;

  private record Key(
      EventType type, ProfileFrame site, Optional<ProfileFrame> callee, String object) {}

  RecordingFold(ApplicationCode application) {
    this.application = application;
  }

  @Override
  public void beginChunk(ChunkConstants constants, long durationNanos) {
    nanos = Profile.saturatedSum(nanos, durationNanos);
    this.constants = constants;
    chunk = new ChunkFold(constants, application);
  }

  @Override
  public void visitEvent(Event event) {
    switch (kindOf(event.type())) {
      case MONITOR, PARK, PINNED -> chunk.add(event, event.durationNanos());
      case CPU -> {
        // async-profiler samples sleeping threads as well if it samples wall-clock time.
        if (!constants.threadState(event.stateId()).equals(SLEEPING)) {
          chunk.add(event, event.amount());
        }
      }
      case ALLOC -> chunk.add(event, event.amount());
    }
  }

  @Override
  public void visitThreshold(EventType type, long nanos) {
    chunk.threshold(kindOf(type), nanos);
  }

  @Override
  public void endChunk() {
    chunk.addTo(this);
  }

  void addThreshold(ProfileKind kind, long threshold) {
    thresholds.merge(kind, threshold, Math::max);
  }

  void add(EventType type, FoldedStack stack, String object, Tally tally) {
    ProfileKind kind = kindOf(type);
    if (kind == ProfileKind.PARK && !ParkFilter.isForLock(object, stack.calls())) {
      waiting.add(tally);
      return;
    }
    if (stack.site().isEmpty()) {
      if (kind.isContention()) {
        outsideApplication.add(tally);
      }
      return;
    }
    inProfile.add(tally);
    Key key = new Key(type, stack.site().get(), stack.callee(), object.isEmpty() ? "-" : object);
    Tally sum = tallies.get(key);
    if (sum == null && tallies.size() < MAX_ROWS) {
      sum = new Tally();
      tallies.put(key, sum);
    }
    if (sum != null) {
      sum.add(tally);
    }
  }

  /** Parked threads that waited for something else than a lock, such as a condition. */
  Tally waiting() {
    return waiting;
  }

  /** Contention without an application frame on the stack. */
  Tally outsideApplication() {
    return outsideApplication;
  }

  /** The recording as a profile. */
  Profile toProfile() {
    // Where a recording has events of two types for the same thing, the newer type is more exact.
    boolean cpuTime = has(EventType.CPU_TIME_SAMPLE);
    boolean allocationSamples = has(EventType.OBJECT_ALLOCATION_SAMPLE);
    Map<Key, Tally> merged = new HashMap<>();
    tallies.forEach(
        (key, tally) -> {
          boolean superseded =
              switch (key.type()) {
                case EXECUTION_SAMPLE -> cpuTime;
                case OBJECT_ALLOCATION_IN_NEW_TLAB, OBJECT_ALLOCATION_OUTSIDE_TLAB ->
                    allocationSamples;
                default -> false;
              };
          if (!superseded) {
            merged.computeIfAbsent(withoutBuffer(key), each -> new Tally()).add(tally);
          }
        });
    List<ProfileRow> rows = new ArrayList<>();
    merged.forEach((key, tally) -> rows.add(row(key, tally)));
    return new Profile(nanos, 1, inProfile.threads(), thresholds, rows);
  }

  private boolean has(EventType type) {
    return tallies.keySet().stream().anyMatch(key -> key.type() == type);
  }

  /** Allocations inside and outside of allocation buffers share a row. */
  private static Key withoutBuffer(Key key) {
    return key.type() == EventType.OBJECT_ALLOCATION_OUTSIDE_TLAB
        ? new Key(EventType.OBJECT_ALLOCATION_IN_NEW_TLAB, key.site(), key.callee(), key.object())
        : key;
  }

  private static ProfileRow row(Key key, Tally tally) {
    return new ProfileRow(
        kindOf(key.type()),
        key.site(),
        key.callee(),
        key.object(),
        tally.count(),
        tally.amount(),
        tally.max(),
        tally.threads());
  }

  private static ProfileKind kindOf(EventType type) {
    return switch (type) {
      case JAVA_MONITOR_ENTER -> ProfileKind.MONITOR;
      case THREAD_PARK -> ProfileKind.PARK;
      case VIRTUAL_THREAD_PINNED -> ProfileKind.PINNED;
      case EXECUTION_SAMPLE, CPU_TIME_SAMPLE -> ProfileKind.CPU;
      case OBJECT_ALLOCATION_SAMPLE,
          OBJECT_ALLOCATION_IN_NEW_TLAB,
          OBJECT_ALLOCATION_OUTSIDE_TLAB ->
          ProfileKind.ALLOC;
    };
  }
}
