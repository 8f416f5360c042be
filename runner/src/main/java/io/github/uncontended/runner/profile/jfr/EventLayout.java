package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.runner.profile.jfr.Type.Encoding;
import java.util.Arrays;
import java.util.List;

/** Maps the fields of an event type, as the metadata declares them, to the values to read. */
final class EventLayout {
  static final int START = 0;
  static final int DURATION = 1;
  static final int THREAD = 2;
  static final int STACK_TRACE = 3;
  static final int CLASS = 4;
  static final int AMOUNT = 5;
  static final int STATE = 6;

  /**
   * The names that the fields have in the event types; the first that the type declares counts. An
   * allocation in a new buffer is counted by the size of the buffer, which contains the object.
   */
  private static final List<List<String>> NAMES =
      List.of(
          List.of("startTime"),
          List.of("duration"),
          List.of("eventThread", "sampledThread"),
          List.of("stackTrace"),
          List.of("monitorClass", "parkedClass", "objectClass"),
          List.of("weight", "tlabSize", "allocationSize", "samplingPeriod"),
          List.of("state"));

  private final EventType eventType;
  private final Type type;
  private final int[] valueOfField;
  private final long[] values = new long[NAMES.size()];

  EventLayout(EventType eventType, Type type) {
    this.eventType = eventType;
    this.type = type;
    this.valueOfField = new int[type.fields().size()];
    Arrays.fill(valueOfField, -1);
    for (int value = 0; value < NAMES.size(); value++) {
      for (String name : NAMES.get(value)) {
        int field = type.indexOf(name);
        if (field >= 0
            && (type.isSingle(field, Encoding.LEB128) || type.isSingle(field, Encoding.CONSTANT))) {
          valueOfField[field] = value;
          break;
        }
      }
    }
  }

  EventType eventType() {
    return eventType;
  }

  /** Reads an event. The array is the same on every call, with 0 for fields that are absent. */
  long[] read(Cursor cursor) throws DamagedException {
    Arrays.fill(values, 0);
    for (int i = 0; i < valueOfField.length; i++) {
      if (valueOfField[i] >= 0) {
        values[valueOfField[i]] = cursor.readLong();
      } else {
        type.skipField(i, cursor);
      }
    }
    return values;
  }
}
