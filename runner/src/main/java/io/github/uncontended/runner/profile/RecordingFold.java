package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileHeader;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.jfr.ChunkConstants;
import io.github.uncontended.runner.profile.jfr.Event;
import io.github.uncontended.runner.profile.jfr.EventType;
import io.github.uncontended.runner.profile.jfr.Method;
import io.github.uncontended.runner.profile.jfr.RecordingVisitor;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Adds up the events of a recording: one tally per kind, site, callee and class. */
final class RecordingFold implements RecordingVisitor {
  /** A bound on the memory that a damaged recording can take; no program has as many sites. */
  private static final int MAX_ROWS = 100_000;

  private static final String SLEEPING = "STATE_SLEEPING";

  private final ApplicationCode application;
  private final Optional<RecordingStacks> stacks;
  private final Map<Key, Tally> tallies = new HashMap<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final Tally inProfile = new Tally();
  private final Map<EventType, Long> withoutRow = new EnumMap<>(EventType.class);
  private final Set<EventType> types = EnumSet.noneOf(EventType.class);
  private final Set<Integer> runtimes = new HashSet<>();
  private final ThreadTime threadTime = new ThreadTime();
  private final Tally idle = new Tally();
  private final Tally outsideApplication = new Tally();
  private long nanos;
  private ChunkConstants constants;
  private ChunkFold chunk;

  private record Key(EventType type, ProfileKind kind, CallPath path, String object) {}

  /**
   * Creates a fold.
   *
   * @param stacks receives the whole stacks; empty to drop them
   */
  RecordingFold(ApplicationCode application, Optional<RecordingStacks> stacks) {
    this.application = application;
    this.stacks = stacks;
  }

  @Override
  public void beginChunk(ChunkConstants constants, long durationNanos) {
    this.constants = constants;
    // Chunks of several JVMs may overlap in time; here they follow each other.
    chunk = new ChunkFold(constants, application, nanos);
    nanos = Profile.saturatedSum(nanos, durationNanos);
  }

  @Override
  public void visitEvent(Event event) {
    threadTime.add(event.threadId(), event.startNanos(), event.durationNanos());
    switch (kindOf(event.type())) {
      case MONITOR, PARK, PINNED, WAIT -> chunk.add(event, event.durationNanos());
      case CPU -> {
        // async-profiler samples sleeping threads as well if it samples wall-clock time.
        if (!constants.threadState(event.stateId()).equals(SLEEPING)) {
          // Samples of the older type have no amount: each stands for the same time.
          chunk.add(event, event.type() == EventType.EXECUTION_SAMPLE ? 1 : event.amount());
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
  public void visitJvm(String version) {
    RuntimeVersion.feature(version).ifPresent(runtimes::add);
  }

  @Override
  public void endChunk() {
    threadTime.endChunk();
    chunk.addTo(this);
  }

  void addThreshold(ProfileKind kind, long threshold) {
    thresholds.merge(kind, threshold, Math::max);
  }

  void add(
      EventType type,
      FoldedStack stack,
      String object,
      Tally tally,
      Supplier<List<Method>> stackTrace) {
    ProfileKind kind = kindOf(type);
    if (kind == ProfileKind.PARK && !ParkFilter.isForLock(object, stack.calls())) {
      kind = ProfileKind.WAIT;
    }
    // Waiting for the initialization of a class is no signal between threads.
    if (kind == ProfileKind.WAIT && object.equals(ProfileRow.CLASS_INITIALIZATION)) {
      kind = ProfileKind.MONITOR;
    }
    if (kind == ProfileKind.WAIT && stack.workerLoop()) {
      idle.add(tally);
      threadTime.addIdle(tally.amount());
      return;
    }
    ProfileKind shown = kind;
    stacks.ifPresent(
        all -> all.add(type, shown, stackTrace.get(), object, tally.amount(), application));
    if (stack.path().isEmpty()) {
      if (kind.isContention()) {
        outsideApplication.add(tally);
      }
      withoutRow.merge(type, tally.amount(), Profile::saturatedSum);
      return;
    }
    types.add(type);
    inProfile.add(tally);
    Key key = new Key(type, kind, pathOf(kind, stack), object.isEmpty() ? "-" : object);
    Tally sum = tallies.get(key);
    if (sum == null && tallies.size() < MAX_ROWS) {
      sum = new Tally();
      tallies.put(key, sum);
    }
    if (sum != null) {
      sum.add(tally);
    }
  }

  /** What runs or allocates holds no lock. */
  private static CallPath pathOf(ProfileKind kind, FoldedStack stack) {
    CallPath path = stack.path().get();
    return kind.isBlocking() || path.holder().isEmpty()
        ? path
        : new CallPath(path.site(), path.callee(), path.library(), path.entry(), Optional.empty());
  }

  /** Workers that waited for their next task. */
  Tally idle() {
    return idle;
  }

  /** Contention without a frame outside the JDK on the stack. */
  Tally outsideApplication() {
    return outsideApplication;
  }

  /** The recording as a profile. */
  Profile toProfile() {
    Map<Key, Tally> merged = new HashMap<>();
    tallies.forEach(
        (key, tally) -> {
          if (!isSuperseded(key.type())) {
            merged.computeIfAbsent(withoutBuffer(key), each -> new Tally()).add(tally);
          }
        });
    Map<Key, ProfileRow> rows = new LinkedHashMap<>();
    Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);
    merged.forEach(
        (key, tally) -> {
          rows.put(key, row(key, tally));
          totals.merge(key.kind(), tally.amount(), Profile::saturatedSum);
        });
    withoutRow.forEach(
        (type, amount) -> {
          if (!isSuperseded(type)) {
            totals.merge(kindOf(type), amount, Profile::saturatedSum);
          }
        });
    return new Profile(
        new ProfileHeader(
            nanos, 1, inProfile.threads(), threadTime.busyNanos(), runtimes, thresholds, totals),
        withDeviations(rows, merged));
  }

  /**
   * Gives each row its part of the deviation of its cause. Rows of one cause are not independent: a
   * stall or the start-up moves all of them.
   */
  private List<ProfileRow> withDeviations(Map<Key, ProfileRow> rows, Map<Key, Tally> tallies) {
    Map<Object, Tally> causes = new HashMap<>();
    rows.forEach(
        (key, row) ->
            causes
                .computeIfAbsent(MeasuredCauses.keyOf(row), each -> new Tally())
                .add(tallies.get(key)));
    Map<Object, Double> parts = new HashMap<>();
    causes.forEach(
        (cause, tally) ->
            parts.put(cause, (double) tally.deviation(nanos) / Math.max(1, tally.amount())));
    return rows.values().stream()
        .map(
            row ->
                row.withDeviation(Math.round(row.amount() * parts.get(MeasuredCauses.keyOf(row)))))
        .toList();
  }

  /** Where a recording has events of two types for the same thing, the newer type is more exact. */
  private boolean isSuperseded(EventType type) {
    return switch (type) {
      case EXECUTION_SAMPLE -> has(EventType.CPU_TIME_SAMPLE);
      case OBJECT_ALLOCATION_IN_NEW_TLAB, OBJECT_ALLOCATION_OUTSIDE_TLAB ->
          has(EventType.OBJECT_ALLOCATION_SAMPLE);
      default -> false;
    };
  }

  private boolean has(EventType type) {
    return types.contains(type);
  }

  /** Allocations inside and outside of allocation buffers share a row. */
  private static Key withoutBuffer(Key key) {
    return key.type() == EventType.OBJECT_ALLOCATION_OUTSIDE_TLAB
        ? new Key(EventType.OBJECT_ALLOCATION_IN_NEW_TLAB, key.kind(), key.path(), key.object())
        : key;
  }

  private static ProfileRow row(Key key, Tally tally) {
    return new ProfileRow(
        key.kind(),
        key.path(),
        key.object(),
        tally.count(),
        tally.amount(),
        tally.max(),
        tally.threads());
  }

  private static ProfileKind kindOf(EventType type) {
    return switch (type) {
      case JAVA_MONITOR_ENTER -> ProfileKind.MONITOR;
      case JAVA_MONITOR_WAIT -> ProfileKind.WAIT;
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
