package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.profile.jfr.RecordingBytes;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folds real recordings, intact and damaged. */
final class FoldingTest {
  private static final String HERE = "io.github.uncontended.runner.profile.Workload";

  /** Where the workload contends. */
  private static final ImmutableList<String> PLACES =
      ImmutableList.of(
          "monitor " + HERE + "#inMonitor()V " + HERE,
          "monitor " + HERE + "#inMonitor(Ljava/lang/String;)V " + HERE,
          "monitor " + HERE + "#inLambda()V " + HERE,
          "monitor " + HERE + "$Inner#inInner(I)V java.util.concurrent.atomic.AtomicLong",
          "park " + HERE + "#underLock()V java.util.concurrent.locks.ReentrantLock$NonfairSync");

  @TempDir private static Path folder;
  private static Path recorded;

  @BeforeAll
  static void record() throws IOException {
    recorded = folder.resolve("recorded.jfr");
    Workload.record(recorded);
  }

  @Test
  void namesTheContendedSitesAndNoOthers() {
    Profile profile = fold(recorded);
    List<String> sites =
        profile.rows().stream()
            .filter(row -> row.kind().isContention())
            .map(row -> row.kind().word() + " " + row.site() + " " + row.object())
            .sorted()
            .toList();
    assertThat(sites).containsAtLeastElementsIn(PLACES);
    // Reacquiring a lock after a condition wait is contention, and so is the lock of the barrier.
    String lock = " java.util.concurrent.locks.ReentrantLock$NonfairSync";
    Set<String> sometimes =
        Set.of("park " + HERE + "#waitForSignal()V" + lock, "park " + HERE + "#together()V" + lock);
    List<String> others =
        sites.stream()
            .filter(site -> site.contains(HERE) && !PLACES.contains(site))
            .filter(site -> !sometimes.contains(site))
            .toList();
    assertThat(others).isEmpty();
    // The condition wait itself is not contention.
    String objects = profile.rows().stream().map(ProfileRow::object).toList().toString();
    assertThat(objects).doesNotContain("ConditionObject");
    assertThat(objects).doesNotContain("CountDownLatch");
  }

  @Test
  void addsUpWhatTheJdkReads() throws IOException {
    Map<String, long[]> expected = new HashMap<>();
    for (RecordedEvent event : RecordingFile.readAllEvents(recorded)) {
      boolean monitor = event.getEventType().getName().equals("jdk.JavaMonitorEnter");
      if (!monitor || event.getStackTrace() == null) {
        continue;
      }
      for (RecordedFrame frame : event.getStackTrace().getFrames()) {
        RecordedMethod method = frame.getMethod();
        String type = method.getType().getName();
        if (type.startsWith("io.github.uncontended") && !type.contains("$$")) {
          String site =
              NormalizedNames.ofMethod(type, method.getName(), method.getDescriptor()).toString();
          String lock =
              NormalizedNames.ofClass(event.getClass("monitorClass").getName().replace('.', '/'));
          long[] sums = expected.computeIfAbsent(site + " " + lock, key -> new long[2]);
          sums[0]++;
          sums[1] += event.getDuration().toNanos();
          break;
        }
      }
    }
    assertThat(expected).isNotEmpty();
    Map<String, long[]> actual = new HashMap<>();
    for (ProfileRow row : fold(recorded).rows()) {
      if (row.kind() == ProfileKind.MONITOR) {
        long[] sums = actual.computeIfAbsent(row.site() + " " + row.object(), key -> new long[2]);
        sums[0] += row.count();
        sums[1] += row.amount();
      }
    }
    assertEquals(expected.keySet(), actual.keySet());
    expected.forEach(
        (key, sums) -> {
          assertWithMessage(key).that(actual.get(key)[0]).isEqualTo(sums[0]);
          // The JDK rounds each event to nanoseconds in its own way.
          assertWithMessage(key)
              .that((double) actual.get(key)[1])
              .isWithin(sums[0] * 2.0)
              .of((double) sums[1]);
        });
  }

  @Test
  void hasTheDurationThresholdsAndThreadsOfTheRecording() throws IOException {
    Profile profile = fold(recorded);
    List<RecordedEvent> events = RecordingFile.readAllEvents(recorded);
    Duration seen =
        Duration.between(events.get(0).getStartTime(), events.get(events.size() - 1).getEndTime());
    assertThat(profile.recordedNanos()).isAtLeast(seen.toNanos() * 9 / 10);
    assertThat(profile.recordedNanos()).isAtMost(seen.plusSeconds(10).toNanos());
    assertThat(profile.thresholds()).containsEntry(ProfileKind.MONITOR, 1L);
    assertThat(profile.thresholds()).containsEntry(ProfileKind.CPU, 10_000_000L);
    assertThat(profile.threads()).isAtLeast(4);
  }

  @Test
  void attributesContentionToTheClassesWithThePrefix() {
    Profile jdk = new Folder("java.util.concurrent.").fold(recorded).toProfile();
    assertThat(jdk.rows()).isNotEmpty();
    assertThat(
            jdk.rows().stream().allMatch(r -> r.site().type().startsWith("java.util.concurrent.")))
        .isTrue();
    Folder none = new Folder("com.acme.");
    assertThat(none.fold(recorded).toProfile().rows()).isEmpty();
    assertThat(none.folding.summary().toString()).contains("--app");
  }

  @Test
  void keepsTheIntactChunksOfADamagedRecording() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    String whole = fold(recorded).rows().toString();
    byte[] header = twice(bytes);
    Arrays.fill(header, 4, 60, (byte) 0xee);
    byte[] cutOff = Arrays.copyOf(twice(bytes), bytes.length + 1000);
    byte[] between = new byte[bytes.length + 500];
    System.arraycopy(bytes, 0, between, 0, bytes.length);
    Map<String, byte[]> damaged =
        Map.of("format version", header, "cut off", cutOff, "belong to no chunk", between);
    for (Map.Entry<String, byte[]> file : damaged.entrySet()) {
      Folder folder = new Folder();
      Path path = write(file.getValue());
      assertEquals(whole, folder.fold(path).toProfile().rows().toString(), file.getKey());
      assertThat(folder.folding.warnings()).hasSize(1);
      String warning = folder.folding.warnings().get(0);
      assertThat(warning).startsWith(path + " is damaged: ");
      assertThat(warning).contains(file.getKey());
    }
  }

  @Test
  void refusesWhatIsNoRecordingInOneLine() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    Map<String, byte[]> files =
        Map.of(
            "is empty", new byte[0],
            "is not a recording", "hello, world\n".getBytes(UTF_8),
            "is a profile, not a recording", (Profile.MAGIC + "1\n").getBytes(UTF_8),
            "is compressed", new byte[] {0x1f, (byte) 0x8b, 8, 0},
            "no part of", Arrays.copyOf(bytes, 100));
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = write(file.getValue());
      CannotDoException refused =
          assertThrows(CannotDoException.class, () -> new Folder().fold(path));
      assertThat(refused).hasMessageThat().contains(file.getKey());
      assertThat(refused).hasMessageThat().contains(path.toString());
      assertThat(refused.getMessage().lines().count()).isEqualTo(1);
    }
    assertThat(assertThrows(CannotDoException.class, () -> new Folder().fold(folder)))
        .hasMessageThat()
        .contains("it is a directory");
    assertThat(
            assertThrows(
                CannotDoException.class, () -> new Folder().fold(folder.resolve("missing"))))
        .hasMessageThat()
        .contains("no such file");
  }

  @Test
  void survivesDamageAnywhere() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    Random random = new Random(7);
    for (int i = 0; i < 400; i++) {
      byte[] damaged = bytes.clone();
      int flips = 1 << random.nextInt(8);
      for (int k = 0; k < flips; k++) {
        // Many in the header, where they have the greatest effect.
        int at = i % 3 == 0 ? random.nextInt(68) : random.nextInt(bytes.length);
        damaged[at] = (byte) random.nextInt(256);
      }
      byte[] cut = i % 5 == 0 ? Arrays.copyOf(damaged, random.nextInt(bytes.length)) : damaged;
      foldOrRefuse(write(cut));
    }
  }

  /** Names come from the constant pools, so that damaged events cannot make any up. */
  @Test
  void namesNoSiteThatTheProgramLacksIfEventsAreDamaged() throws IOException {
    Set<String> known = methodsOnStackTraces();
    byte[] bytes = Files.readAllBytes(recorded);
    List<RecordingBytes.Part> events = RecordingBytes.plainEvents(bytes);
    Random random = new Random(13);
    int named = 0;
    for (int i = 0; i < 300; i++) {
      byte[] damaged = bytes.clone();
      for (int flips = 1 << random.nextInt(8); flips > 0; flips--) {
        RecordingBytes.Part event = events.get(random.nextInt(events.size()));
        int at = event.start() + random.nextInt(event.end() - event.start());
        damaged[at] = (byte) random.nextInt(256);
      }
      for (ProfileRow row : foldOrRefuse(write(damaged))) {
        assertThat(known).contains(row.site().toString());
        row.callee().ifPresent(callee -> assertThat(known).contains(callee.toString()));
        named++;
      }
    }
    assertThat(named).isAtLeast(300);
  }

  private static Set<String> methodsOnStackTraces() throws IOException {
    Set<String> methods = new HashSet<>();
    for (RecordedEvent event : RecordingFile.readAllEvents(recorded)) {
      if (event.getStackTrace() != null) {
        for (RecordedFrame frame : event.getStackTrace().getFrames()) {
          RecordedMethod method = frame.getMethod();
          String type = NormalizedNames.ofClass(method.getType().getName());
          methods.add(
              NormalizedNames.ofMethod(type, method.getName(), method.getDescriptor()).toString());
          if (NormalizedNames.isLambdaClass(type)) {
            methods.add(NormalizedNames.hostOf(type) + "#*(*)");
          }
        }
      }
    }
    return methods;
  }

  /** Folds a recording in a bounded time; no rows if it is refused, which takes one line. */
  private static List<ProfileRow> foldOrRefuse(Path path) {
    return assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          Folder folder = new Folder();
          try {
            folder.fold(path);
          } catch (CannotDoException refused) {
            assertThat(refused.getMessage().lines().count()).isEqualTo(1);
            return List.of();
          }
          Profile again = Folding.load(Files.writeString(path, folder.folding.text()));
          assertEquals(folder.folding.text(), ProfileWriter.text(again));
          return folder.folding.toProfile().rows();
        });
  }

  private static byte[] twice(byte[] bytes) {
    byte[] two = Arrays.copyOf(bytes, bytes.length * 2);
    System.arraycopy(bytes, 0, two, bytes.length, bytes.length);
    return two;
  }

  private static Profile fold(Path file) {
    Folder folder = new Folder();
    Profile profile = folder.fold(file).toProfile();
    assertEquals(ImmutableList.of(), folder.folding.warnings());
    return profile;
  }

  private static Path write(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("damaged.jfr"), bytes);
  }

  private static final class Folder {
    private final Folding folding;

    Folder(String... prefixes) {
      folding =
          new Folding(List.of(prefixes), new Progress(new PrintWriter(new StringWriter()), false));
    }

    Folding fold(Path file) {
      folding.addRecording(file);
      return folding;
    }
  }
}
