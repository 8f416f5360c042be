package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.profile.jfr.ChunkConstants;
import io.github.uncontended.runner.profile.jfr.Event;
import io.github.uncontended.runner.profile.jfr.EventType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up the events of a chunk by stack trace and class, before their names are resolved. */
final class ChunkFold {
  /** Flight Recorder's default interval between samples, if the recording has no setting. */
  private static final long DEFAULT_PERIOD = 20_000_000;

  private final ChunkConstants constants;
  private final StackFolder folder;
  private final long startNanos;
  private final Map<EventType, List<Entry>> entries = new EnumMap<>(EventType.class);
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final List<FoldedStack> stacks = new ArrayList<>();
  private final Map<Long, String> classNames = new HashMap<>();

  /** The tally of a class, in the list of all classes that have the same stack trace. */
  private static final class Entry {
    private final Tally tally = new Tally();
    private final long classId;
    private final Entry next;

    Entry(long classId, Entry next) {
      this.classId = classId;
      this.next = next;
    }
  }

  /**
   * Creates a fold.
   *
   * @param startNanos how much time of the recording the chunks before this one took
   */
  ChunkFold(ChunkConstants constants, ApplicationCode application, long startNanos) {
    this.constants = constants;
    this.startNanos = startNanos;
    this.folder = new StackFolder(application);
    for (EventType type : EventType.values()) {
      entries.put(type, new ArrayList<>());
    }
  }

  void threshold(ProfileKind kind, long nanos) {
    thresholds.merge(kind, nanos, Math::max);
  }

  void add(Event event, long amount) {
    List<Entry> ofType = entries.get(event.type());
    while (ofType.size() <= event.stackTrace()) {
      ofType.add(null);
    }
    Entry first = ofType.get(event.stackTrace());
    Entry entry = first;
    while (entry != null && entry.classId != event.classId()) {
      entry = entry.next;
    }
    if (entry == null) {
      entry = new Entry(event.classId(), first);
      ofType.set(event.stackTrace(), entry);
    }
    entry.tally.add(
        amount,
        Profile.saturatedSum(startNanos, Math.max(0, event.startNanos())),
        event.durationNanos(),
        event.threadId());
  }

  /** Resolves the names and adds the tallies to a recording's. */
  void addTo(RecordingFold recording) {
    thresholds.forEach(recording::addThreshold);
    entries.forEach(
        (type, ofType) -> {
          for (int stack = 0; stack < ofType.size(); stack++) {
            for (Entry entry = ofType.get(stack); entry != null; entry = entry.next) {
              if (type == EventType.EXECUTION_SAMPLE) {
                entry.tally.multiply(thresholds.getOrDefault(ProfileKind.CPU, DEFAULT_PERIOD));
              }
              int index = stack;
              recording.add(
                  type,
                  stack(stack),
                  className(entry.classId),
                  entry.tally,
                  () -> constants.stackTrace(index));
            }
          }
        });
  }

  private String className(long id) {
    return classNames.computeIfAbsent(
        id, each -> NormalizedNames.ofClass(constants.className(each)));
  }

  private FoldedStack stack(int index) {
    while (stacks.size() <= index) {
      stacks.add(folder.fold(constants.stackTrace(stacks.size())));
    }
    return stacks.get(index);
  }
}
