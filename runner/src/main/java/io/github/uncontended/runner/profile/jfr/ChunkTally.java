package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.profile.jfr.EventPlan.Source;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Adds up the events of a chunk by the ids that it has for stacks and classes. */
final class ChunkTally {
  /** Nanoseconds between two samples of Flight Recorder, where a recording does not say. */
  private static final long DEFAULT_PERIOD = 20_000_000;

  private final Stacks stacks;
  private final RecordingTally recording;
  private final Map<Source, LongTable> tables = new EnumMap<>(Source.class);
  private final List<Entry> entries = new ArrayList<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);

  /** One sum. */
  private record Entry(Source source, int stack, long object, Tally tally) {}

  ChunkTally(Stacks stacks, RecordingTally recording) {
    this.stacks = stacks;
    this.recording = recording;
    for (Source source : Source.values()) {
      tables.put(source, new LongTable());
    }
  }

  void add(Source source, long trace, long object, long thread, long amount)
      throws DamagedException {
    int stack = stacks.indexOf(trace);
    LongTable table = tables.get(source);
    // Ids of classes are small, or addresses below 2^48.
    long key = object * 0x9E3779B97F4A7C15L + stack;
    int index = table.get(key);
    if (index < 0) {
      index = entries.size();
      entries.add(new Entry(source, stack, object, new Tally()));
      table.put(key, index);
    }
    entries.get(index).tally().add(amount, thread);
  }

  void threshold(ProfileKind kind, long nanos) {
    thresholds.merge(kind, nanos, Math::max);
  }

  void implausible() {
    recording.addImplausible();
  }

  /** Hands the sums on, by name. */
  void finish() throws DamagedException {
    thresholds.forEach(recording::addThreshold);
    for (Entry entry : entries) {
      if (entry.source() == Source.CPU_SAMPLE) {
        entry.tally().multiply(thresholds.getOrDefault(ProfileKind.CPU, DEFAULT_PERIOD));
      }
      recording.add(
          entry.source(),
          stacks.get(entry.stack()),
          stacks.className(entry.object()),
          entry.tally());
    }
  }
}
