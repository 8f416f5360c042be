package io.github.uncontended.runner.profile.jfr;

import io.github.uncontended.runner.profile.jfr.Type.Encoding;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/** Reads the events of one chunk. */
final class ChunkReader {
  private static final String ACTIVE_SETTING = "jdk.ActiveSetting";
  private static final String JVM_INFORMATION = "jdk.JVMInformation";

  /** More bytes or nanoseconds than a single event can stand for. */
  private static final long MAX_AMOUNT = 1L << 50;

  /** Nanoseconds between two samples of async-profiler if its setting is 0, its default. */
  private static final long ASYNC_PROFILER_INTERVAL = 10_000_000;

  private final Cursor cursor;
  private final ChunkHeader header;
  private final ChunkConstants constants;
  private final Metadata metadata;
  private final int end;
  private final RecordingVisitor visitor;
  private final Event event = new Event();
  private final Map<Long, EventLayout> layouts = new HashMap<>();
  private int implausible;

  /**
   * Makes a reader.
   *
   * @throws DamagedException if no event of the chunk can be understood
   */
  ChunkReader(ByteBuffer chunk, ChunkHeader header, RecordingVisitor visitor)
      throws DamagedException {
    this.header = header;
    this.visitor = visitor;
    this.end = chunk.limit();
    this.constants = ChunkConstants.read(chunk, header);
    this.cursor = constants.cursor();
    this.metadata = constants.metadata();
    for (EventType eventType : EventType.values()) {
      Type type = metadata.type(eventType.typeName());
      if (type != null) {
        layouts.put(metadata.idOf(type.name()), new EventLayout(eventType, type));
      }
    }
  }

  /** How many events were skipped because their time or amount is impossible. */
  int implausible() {
    return implausible;
  }

  /**
   * Passes the events to the visitor.
   *
   * @throws DamagedException if an event is damaged, after all events before it
   */
  void read() throws DamagedException {
    visitor.beginChunk(constants, header.durationNanos());
    try {
      readEvents();
    } finally {
      visitor.endChunk();
    }
    if (constants.damage().isPresent()) {
      throw new DamagedException(constants.damage().get());
    }
  }

  private void readEvents() throws DamagedException {
    long setting = metadata.idOf(ACTIVE_SETTING);
    long jvm = metadata.idOf(JVM_INFORMATION);
    int at = ChunkHeader.LENGTH;
    while (at < end) {
      cursor.limit(end);
      cursor.move(at);
      long size = cursor.readLong();
      if (size <= 0 || size > end - at) {
        throw new DamagedException("an event has an impossible size");
      }
      int next = at + (int) size;
      cursor.limit(Math.max(next, cursor.position()));
      long typeId = cursor.readLong();
      EventLayout layout = layouts.get(typeId);
      if (layout != null) {
        readEvent(layout);
      } else if (typeId == setting) {
        readSetting(metadata.type(typeId));
      } else if (typeId == jvm) {
        readJvm(metadata.type(typeId));
      }
      at = next;
    }
  }

  private void readEvent(EventLayout layout) throws DamagedException {
    long[] values = layout.read(cursor);
    long duration = values[EventLayout.DURATION];
    long amount = values[EventLayout.AMOUNT];
    if (!header.isPlausible(values[EventLayout.START], duration)
        || amount < 0
        || amount > MAX_AMOUNT) {
      implausible++;
      return;
    }
    event.set(
        layout.eventType(),
        constants.stackTraceIndex(values[EventLayout.STACK_TRACE]),
        header.nanos(values[EventLayout.START] - header.startTicks()),
        header.nanos(duration),
        layout.eventType() == EventType.CPU_TIME_SAMPLE ? header.nanos(amount) : amount,
        values);
    visitor.visitEvent(event);
  }

  private void readSetting(Type type) throws DamagedException {
    long eventTypeId = -1;
    String name = "";
    String value = "";
    for (int i = 0; i < type.fields().size(); i++) {
      String field = type.fields().get(i).name();
      if (field.equals("id") && type.isSingle(i, Encoding.LEB128)) {
        eventTypeId = cursor.readLong();
      } else if (field.equals("name") && type.isSingle(i, Encoding.STRING)) {
        name = cursor.readString(constants::string);
      } else if (field.equals("value") && type.isSingle(i, Encoding.STRING)) {
        value = cursor.readString(constants::string);
      } else {
        type.skipField(i, cursor);
      }
    }
    EventLayout layout = layouts.get(eventTypeId);
    OptionalLong nanos = TimeSpan.parse(value);
    if (layout != null && nanos.isPresent()) {
      visitSetting(layout.eventType(), name, nanos.getAsLong());
    }
  }

  private void readJvm(Type type) throws DamagedException {
    int version = type.indexOf("jvmVersion");
    if (version < 0 || !type.isSingle(version, Encoding.STRING)) {
      return;
    }
    for (int i = 0; i < version; i++) {
      type.skipField(i, cursor);
    }
    visitor.visitJvm(cursor.readString(constants::string));
  }

  private void visitSetting(EventType type, String name, long nanos) {
    switch (name) {
      case "threshold", "period" -> visitor.visitThreshold(type, nanos);
      // Options of async-profiler, which it records for the execution sample.
      case "lock" -> {
        visitor.visitThreshold(EventType.JAVA_MONITOR_ENTER, nanos);
        visitor.visitThreshold(EventType.THREAD_PARK, nanos);
      }
      case "interval" -> visitor.visitThreshold(type, nanos == 0 ? ASYNC_PROFILER_INTERVAL : nanos);
      default -> {}
    }
  }
}
