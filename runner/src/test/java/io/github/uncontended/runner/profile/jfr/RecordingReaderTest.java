package io.github.uncontended.runner.profile.jfr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.runner.profile.jfr.RecordingBytes.Part;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import jdk.jfr.Recording;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On random recordings, the reader agrees with {@code jdk.jfr.consumer} in every event. */
final class RecordingReaderTest {
  private static final int RECORDINGS = 4;

  /** The JDK rounds ticks down, the reader to the nearest nanosecond. */
  private static final long ROUNDING_NANOS = 2;

  @TempDir private static Path folder;
  private static final List<Path> recordings = new ArrayList<>();

  /**
   * The fields of an event that are compared.
   *
   * @param nanos its duration, or its sampling period
   */
  private record Seen(String what, long nanos) {
    static final Comparator<Seen> ORDER =
        Comparator.comparing(Seen::what).thenComparing(Seen::nanos);
  }

  @BeforeAll
  static void record() throws IOException {
    for (int i = 0; i < RECORDINGS; i++) {
      Path file = folder.resolve(i + ".jfr");
      RandomRecording.record(file, new Random(i));
      recordings.add(file);
    }
  }

  @Test
  void visitsTheEventsThatTheJdkReads() throws IOException {
    for (Path file : recordings) {
      List<Seen> expected = new ArrayList<>();
      for (RecordedEvent event : RecordingFile.readAllEvents(file)) {
        EventType.of(event.getEventType().getName())
            .ifPresent(type -> expected.add(expected(type, event)));
      }
      assertThat(expected).isNotEmpty();
      Collector collector = read(file);
      List<Seen> actual = collector.events;
      expected.sort(Seen.ORDER);
      actual.sort(Seen.ORDER);
      assertEquals(
          expected.stream().map(Seen::what).toList(), actual.stream().map(Seen::what).toList());
      for (int i = 0; i < expected.size(); i++) {
        assertWithMessage(expected.get(i).what())
            .that(Math.abs(actual.get(i).nanos() - expected.get(i).nanos()))
            .isAtMost(ROUNDING_NANOS);
      }
    }
  }

  @Test
  void findsEveryEventAndItsEnd() throws IOException, DamagedException {
    for (Path file : recordings) {
      Map<String, Integer> expected = new HashMap<>();
      RecordingFile.readAllEvents(file)
          .forEach(event -> expected.merge(event.getEventType().getName(), 1, Integer::sum));
      byte[] bytes = Files.readAllBytes(file);
      List<ByteBuffer> chunks = RecordingBytes.chunks(bytes);
      List<Metadata> metadata = new ArrayList<>();
      List<Integer> starts = new ArrayList<>();
      int start = 0;
      for (ByteBuffer chunk : chunks) {
        metadata.add(ChunkConstants.read(chunk, ChunkHeader.read(chunk)).metadata());
        starts.add(start);
        start += chunk.limit();
      }
      Map<String, Integer> actual = new HashMap<>();
      for (Part event : RecordingBytes.plainEvents(bytes)) {
        Type type = metadata.get(event.chunk()).type(event.typeId());
        actual.merge(type.name(), 1, Integer::sum);
        Cursor cursor = new Cursor(chunks.get(event.chunk()));
        cursor.move(event.start() - starts.get(event.chunk()));
        cursor.readLong();
        cursor.readLong();
        type.skip(cursor);
        assertWithMessage(type.name())
            .that(cursor.position())
            .isEqualTo(event.end() - starts.get(event.chunk()));
      }
      assertEquals(expected, actual);
      assertThat(actual).containsKey(RandomRecording.Mixed.class.getName());
    }
  }

  @Test
  void declaresTheTypesThatTheJdkReads() throws IOException, DamagedException {
    for (Path file : recordings) {
      ByteBuffer last = null;
      for (ByteBuffer chunk : RecordingBytes.chunks(Files.readAllBytes(file))) {
        last = chunk;
      }
      Metadata metadata = ChunkConstants.read(last, ChunkHeader.read(last)).metadata();
      try (RecordingFile oracle = new RecordingFile(file)) {
        for (jdk.jfr.EventType expected : oracle.readEventTypes()) {
          assertEquals(expected.getId(), metadata.idOf(expected.getName()));
          assertEquals(
              expected.getFields().stream().map(RecordingReaderTest::describe).toList(),
              describe(metadata.type(expected.getName())),
              expected.getName());
        }
      }
    }
  }

  @Test
  void readsAChunkThatIsCutOffUpToItsLastFlush() throws IOException {
    Path file = folder.resolve("flushed.jfr");
    int before;
    try (Recording recording = new Recording()) {
      recording.enable("jdk.ThreadPark").withThreshold(Duration.ZERO).withStackTrace();
      recording.start();
      before = 50;
      for (int i = 0; i < before; i++) {
        LockSupport.parkNanos(1);
      }
      // Flight Recorder flushes every second.
      LockSupport.parkNanos(2_500_000_000L);
      recording.stop();
      recording.dump(file);
    }
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 100));
    Collector collector = new Collector();
    assertThat(RecordingReader.read(file, collector, percent -> {}).toString())
        .contains("a chunk is cut off");
    String here = "#readsAChunkThatIsCutOffUpToItsLastFlush";
    assertThat(collector.events.stream().filter(e -> e.what().contains(here)).count())
        .isAtLeast(before);
  }

  private static Collector read(Path file) {
    Collector collector = new Collector();
    assertThat(RecordingReader.read(file, collector, percent -> {})).isEmpty();
    return collector;
  }

  private static Seen expected(EventType type, RecordedEvent event) {
    long amount =
        switch (type) {
          case OBJECT_ALLOCATION_SAMPLE -> event.getLong("weight");
          case OBJECT_ALLOCATION_IN_NEW_TLAB -> event.getLong("tlabSize");
          case OBJECT_ALLOCATION_OUTSIDE_TLAB -> event.getLong("allocationSize");
          default -> 0;
        };
    RecordedThread thread =
        type == EventType.EXECUTION_SAMPLE ? event.getThread("sampledThread") : event.getThread();
    RecordedClass lock =
        switch (type) {
          case JAVA_MONITOR_ENTER, JAVA_MONITOR_WAIT -> event.getClass("monitorClass");
          case THREAD_PARK -> event.getClass("parkedClass");
          case OBJECT_ALLOCATION_SAMPLE,
              OBJECT_ALLOCATION_IN_NEW_TLAB,
              OBJECT_ALLOCATION_OUTSIDE_TLAB ->
              event.getClass("objectClass");
          default -> null;
        };
    boolean sample = type == EventType.EXECUTION_SAMPLE;
    return new Seen(
        describe(
            type,
            amount,
            thread == null ? 0 : thread.getId(),
            lock == null ? "" : lock.getName(),
            sample ? event.getString("state") : "",
            frames(event.getStackTrace())),
        type == EventType.CPU_TIME_SAMPLE
            ? event.getDuration("samplingPeriod").toNanos()
            : event.getDuration().toNanos());
  }

  private static List<String> frames(RecordedStackTrace stackTrace) {
    List<String> frames = new ArrayList<>();
    if (stackTrace != null) {
      for (RecordedFrame frame : stackTrace.getFrames()) {
        var method = frame.getMethod();
        frames.add(method.getType().getName() + '#' + method.getName() + method.getDescriptor());
      }
    }
    return frames;
  }

  private static String describe(
      EventType type, long amount, long thread, String lock, String state, List<String> frames) {
    return String.join(
        " ", type.name(), "" + amount, "thread " + thread, lock, state, frames.toString());
  }

  private static String describe(ValueDescriptor field) {
    return field.getTypeName() + (field.isArray() ? "[] " : " ") + field.getName();
  }

  private static List<String> describe(Type type) {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < type.fields().size(); i++) {
      Type.Field field = type.fields().get(i);
      fields.add(typeName(type.typeOf(i)) + (field.array() ? "[] " : " ") + field.name());
    }
    return fields;
  }

  /** The JDK replaces a type that only wraps another. */
  private static String typeName(Type type) {
    return type.fields().size() == 1 ? typeName(type.typeOf(0)) : type.name();
  }

  private static final class Collector implements RecordingVisitor {
    private final List<Seen> events = new ArrayList<>();
    private ChunkConstants constants;

    @Override
    public void beginChunk(ChunkConstants constants, long durationNanos) {
      this.constants = constants;
    }

    @Override
    public void visitEvent(Event event) {
      List<String> frames =
          constants.stackTrace(event.stackTrace()).stream()
              .map(m -> m.type().replace('/', '.') + '#' + m.name() + m.descriptor())
              .toList();
      boolean cpuTime = event.type() == EventType.CPU_TIME_SAMPLE;
      events.add(
          new Seen(
              describe(
                  event.type(),
                  cpuTime ? 0 : event.amount(),
                  event.threadId(),
                  constants.className(event.classId()).replace('/', '.'),
                  event.type() == EventType.EXECUTION_SAMPLE
                      ? constants.threadState(event.stateId())
                      : "",
                  frames),
              cpuTime ? event.amount() : event.durationNanos()));
    }

    @Override
    public void visitThreshold(EventType type, long nanos) {}

    @Override
    public void visitJvm(String version) {}

    @Override
    public void endChunk() {
      constants = null;
    }
  }
}
