package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.profile.jfr.TypeTable.Form;
import io.github.uncontended.runner.profile.jfr.TypeTable.Layout;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which fields of an event go where. */
final class EventPlan {
  static final int START = 0;
  static final int DURATION = 1;
  static final int THREAD = 2;
  static final int STACK = 3;
  static final int OBJECT = 4;
  static final int AMOUNT = 5;
  static final int STATE = 6;

  /** More than any machine allocates, or samples, at a time. */
  static final long MAX_AMOUNT = 1L << 50;

  private static final int SLOTS = 7;

  /** The events that count. */
  enum Source {
    MONITOR("jdk.JavaMonitorEnter", ProfileKind.MONITOR),
    PARK("jdk.ThreadPark", ProfileKind.PARK),
    PINNED("jdk.VirtualThreadPinned", ProfileKind.PINNED),
    CPU_SAMPLE("jdk.ExecutionSample", ProfileKind.CPU),
    CPU_TIME("jdk.CPUTimeSample", ProfileKind.CPU),
    ALLOCATION("jdk.ObjectAllocationSample", ProfileKind.ALLOC),
    IN_TLAB("jdk.ObjectAllocationInNewTLAB", ProfileKind.ALLOC),
    OUTSIDE_TLAB("jdk.ObjectAllocationOutsideTLAB", ProfileKind.ALLOC);

    private final String event;
    private final ProfileKind kind;

    Source(String event, ProfileKind kind) {
      this.event = event;
      this.kind = kind;
    }

    String event() {
      return event;
    }

    ProfileKind kind() {
      return kind;
    }

    static Optional<Source> of(String event) {
      return Arrays.stream(values()).filter(source -> source.event.equals(event)).findFirst();
    }
  }

  private static final List<List<String>> NAMES =
      List.of(
          List.of("startTime"),
          List.of("duration"),
          List.of("eventThread", "sampledThread"),
          List.of("stackTrace"),
          List.of("monitorClass", "parkedClass", "objectClass"),
          List.of("weight", "tlabSize", "allocationSize", "samplingPeriod"),
          List.of("state"));

  private final Source source;
  private final Layout type;
  private final int[] slots;
  private final long[] values = new long[SLOTS];

  private EventPlan(Source source, Layout type, int[] slots) {
    this.source = source;
    this.type = type;
    this.slots = slots;
  }

  static EventPlan of(Source source, Layout type) {
    int[] slots = new int[type.size()];
    Arrays.fill(slots, -1);
    for (int slot = 0; slot < SLOTS; slot++) {
      for (String name : NAMES.get(slot)) {
        int field = type.indexOf(name);
        if (field >= 0 && fits(type, field)) {
          slots[field] = slot;
          break;
        }
      }
    }
    // Of an object in a new buffer, the buffer is what was taken; its own size is part of that.
    return new EventPlan(source, type, slots);
  }

  private static boolean fits(Layout type, int field) {
    Form form = type.formOf(field);
    return !type.field(field).array() && (form == Form.VARIABLE || form == Form.REFERENCE);
  }

  Source source() {
    return source;
  }

  /** Reads an event; the array is the same each time, 0 where the event has no such field. */
  long[] read(Cursor cursor) throws DamagedException {
    Arrays.fill(values, 0);
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] >= 0) {
        values[slots[i]] = cursor.readLong();
      } else {
        type.skipField(i, cursor);
      }
    }
    return values;
  }
}
