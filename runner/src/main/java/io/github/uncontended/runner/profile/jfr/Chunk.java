package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.profile.jfr.TypeTable.Form;
import io.github.uncontended.runner.profile.jfr.TypeTable.Layout;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the events of a chunk that a profile is made of. */
final class Chunk {
  private static final String SETTING = "jdk.ActiveSetting";

  /** Nanoseconds between two samples, where async-profiler says 0. */
  private static final long ASYNC_PROFILER_INTERVAL = 10_000_000;

  private final Cursor cursor;
  private final ChunkHeader header;
  private final TypeTable types;
  private final Stacks stacks;
  private final RecordingTally recording;
  private final ChunkTally tally;
  private final int end;
  private final Map<Long, EventPlan> plans = new HashMap<>();

  private Chunk(
      ByteBuffer bytes, ChunkHeader header, ApplicationCode application, RecordingTally recording)
      throws DamagedException {
    this.cursor = new Cursor(bytes);
    this.header = header;
    this.recording = recording;
    this.end = bytes.limit();
    cursor.move(header.metadata());
    this.types = TypeTable.read(cursor);
    Constants constants = Constants.read(cursor, header.constants(), types);
    this.stacks = new Stacks(bytes, types, constants, application);
    this.tally = new ChunkTally(stacks, recording);
    for (EventPlan.Source source : EventPlan.Source.values()) {
      Layout type = types.get(types.idOf(source.event()));
      if (type != null) {
        plans.put(types.idOf(source.event()), EventPlan.of(source, type));
      }
    }
  }

  /**
   * Makes a chunk ready to be read.
   *
   * @param recording what its events are added to
   * @throws DamagedException if nothing of it can be understood
   */
  static Chunk open(
      ByteBuffer bytes, ChunkHeader header, ApplicationCode application, RecordingTally recording)
      throws DamagedException {
    return new Chunk(bytes, header, application, recording);
  }

  /**
   * Reads the events.
   *
   * @throws DamagedException if they make no sense from somewhere on; what came before counts
   */
  void read() throws DamagedException {
    recording.addNanos(header.durationNanos());
    try {
      readEvents();
    } finally {
      tally.finish();
    }
  }

  private void readEvents() throws DamagedException {
    long setting = types.idOf(SETTING);
    int at = ChunkHeader.LENGTH;
    while (at < end) {
      cursor.limit(end);
      cursor.move(at);
      long size = cursor.readLong();
      if (size <= 0 || size > end - at) {
        throw new DamagedException("an event has a size that cannot be");
      }
      int next = at + (int) size;
      cursor.limit(Math.max(next, cursor.position()));
      long typeId = cursor.readLong();
      EventPlan plan = plans.get(typeId);
      if (plan != null) {
        readEvent(plan);
      } else if (typeId == setting) {
        readSetting(types.get(typeId));
      }
      at = next;
    }
  }

  private void readEvent(EventPlan plan) throws DamagedException {
    long[] values = plan.read(cursor);
    long ticks = values[EventPlan.DURATION];
    if (!header.isPlausible(values[EventPlan.START], ticks)
        || values[EventPlan.AMOUNT] < 0
        || values[EventPlan.AMOUNT] > EventPlan.MAX_AMOUNT) {
      tally.implausible();
      return;
    }
    if (plan.source() == EventPlan.Source.CPU_SAMPLE
        && stacks.threadState(values[EventPlan.STATE]).equals("STATE_SLEEPING")) {
      return;
    }
    long amount =
        switch (plan.source()) {
          case MONITOR, PARK, PINNED -> header.nanos(ticks);
          case CPU_TIME -> header.nanos(values[EventPlan.AMOUNT]);
          case CPU_SAMPLE -> 0;
          case ALLOCATION, IN_TLAB, OUTSIDE_TLAB -> values[EventPlan.AMOUNT];
        };
    tally.add(
        plan.source(),
        values[EventPlan.STACK],
        values[EventPlan.OBJECT],
        values[EventPlan.THREAD],
        amount);
  }

  private void readSetting(Layout type) throws DamagedException {
    long event = -1;
    String name = "";
    String value = "";
    for (int i = 0; i < type.size(); i++) {
      String field = type.field(i).name();
      Form form = type.formOf(i);
      if (field.equals("id") && form == Form.VARIABLE) {
        event = cursor.readLong();
      } else if (field.equals("name") && form == Form.STRING) {
        name = cursor.readString(stacks::string);
      } else if (field.equals("value") && form == Form.STRING) {
        value = cursor.readString(stacks::string);
      } else {
        type.skipField(i, cursor);
      }
    }
    Layout of = types.get(event);
    Optional<EventPlan.Source> source =
        of == null ? Optional.empty() : EventPlan.Source.of(of.name());
    if (source.isPresent()) {
      set(source.get().kind(), name, value);
    }
  }

  private void set(ProfileKind kind, String name, String value) {
    OptionalLong nanos = TimeSpan.parse(value);
    if (nanos.isEmpty()) {
      return;
    }
    switch (name) {
      case "threshold", "period" -> tally.threshold(kind, nanos.getAsLong());
      case "lock" -> {
        tally.threshold(ProfileKind.MONITOR, nanos.getAsLong());
        tally.threshold(ProfileKind.PARK, nanos.getAsLong());
      }
      case "interval" -> {
        long interval = nanos.getAsLong();
        tally.threshold(kind, interval == 0 ? ASYNC_PROFILER_INTERVAL : interval);
      }
      default -> {}
    }
  }
}
