package io.github.uncontended.runner.profile.jfr;

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
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.ProfileWriter;
import io.github.uncontended.runner.profile.Workload;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folds real recordings, whole and damaged. */
final class RecordingTest {
  private static final String HERE = "io.github.uncontended.runner.profile.Workload";

  @TempDir private static Path folder;
  private static Path recorded;

  @BeforeAll
  static void record() throws IOException {
    recorded = folder.resolve("recorded.jfr");
    Workload.record(recorded);
  }

  @Test
  void namesTheContendedPlacesAndNoOther() {
    Profile profile = fold(recorded);
    List<String> sites =
        profile.rows().stream()
            .filter(row -> row.kind().isContention())
            .map(row -> row.kind().word() + " " + row.site() + " " + row.object())
            .sorted()
            .toList();
    assertThat(sites)
        .containsAtLeast(
            "monitor " + HERE + "#inMonitor()V " + HERE,
            "monitor " + HERE + "#inMonitor(Ljava/lang/String;)V " + HERE,
            "monitor " + HERE + "#inLambda()V " + HERE,
            "monitor " + HERE + "$Inner#inInner(I)V java.util.concurrent.atomic.AtomicLong",
            "park " + HERE + "#underLock()V java.util.concurrent.locks.ReentrantLock$NonfairSync");
    // Taking the lock again after the wait is contention; the wait itself is none.
    String objects = profile.rows().stream().map(ProfileRow::object).toList().toString();
    assertThat(objects).doesNotContain("ConditionObject");
    assertThat(objects).doesNotContain("CountDownLatch");
  }

  /** The JDK's own reader says the same. */
  @Test
  void agreesWithTheReaderOfTheJdk() throws IOException {
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
          String site = Names.ofMethod(type, method.getName(), method.getDescriptor()).toString();
          String lock = Names.ofClass(event.getClass("monitorClass").getName().replace('.', '/'));
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
  void saysHowLongAndHowFinelyItWasRecorded() throws IOException {
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
  void aPrefixSaysWhoseCodeItIs() {
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
  void readsWhatIsLeftOfADamagedRecording() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    byte[] two = Arrays.copyOf(bytes, bytes.length * 2);
    System.arraycopy(bytes, 0, two, bytes.length, bytes.length);
    String whole = fold(recorded).rows().toString();

    Folder truncated = new Folder();
    assertEquals(
        whole,
        truncated.fold(write(Arrays.copyOf(two, two.length - 500))).toProfile().rows().toString());
    assertThat(truncated.folding.warnings().toString()).contains("is damaged");

    byte[] behindGarbage = two.clone();
    Arrays.fill(behindGarbage, 4, 60, (byte) 0xee);
    Folder second = new Folder();
    assertEquals(whole, second.fold(write(behindGarbage)).toProfile().rows().toString());
    assertThat(second.folding.warnings().toString()).contains("is damaged");
  }

  @Test
  void refusesWhatIsNoRecordingInOneLine() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    Map<String, byte[]> files =
        Map.of(
            "is empty", new byte[0],
            "is no recording", "hello, world\n".getBytes(UTF_8),
            "is a profile already", (Profile.MAGIC + "1\n").getBytes(UTF_8),
            "is compressed", new byte[] {0x1f, (byte) 0x8b, 8, 0},
            "nothing of", Arrays.copyOf(bytes, 100));
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
        .contains("it is a folder");
    assertThat(
            assertThrows(
                CannotDoException.class, () -> new Folder().fold(folder.resolve("missing"))))
        .hasMessageThat()
        .contains("there is no such file");
  }

  /** Whatever bytes there are: an end, a reason, and no place that is not in the program. */
  @Test
  void survivesEveryDamage() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    List<String> known = new ArrayList<>();
    fold(recorded).rows().forEach(row -> known.add(row.site().type()));
    Random random = new Random(7);
    for (int i = 0; i < 400; i++) {
      byte[] damaged = bytes.clone();
      int flips = 1 << random.nextInt(8);
      for (int k = 0; k < flips; k++) {
        // Many in the head and in the metadata, where they do most.
        int at = i % 3 == 0 ? random.nextInt(68) : random.nextInt(bytes.length);
        damaged[at] = (byte) random.nextInt(256);
      }
      byte[] cut = i % 5 == 0 ? Arrays.copyOf(damaged, random.nextInt(bytes.length)) : damaged;
      Path path = write(cut);
      assertTimeoutPreemptively(Duration.ofSeconds(20), () -> foldOrRefuse(path));
    }
  }

  private static void foldOrRefuse(Path path) {
    try {
      Folder folder = new Folder();
      folder.fold(path);
      Profile again = Folding.load(Files.writeString(path, folder.folding.text()));
      assertEquals(folder.folding.text(), ProfileWriter.text(again));
    } catch (CannotDoException refused) {
      assertThat(refused.getMessage().lines().count()).isEqualTo(1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
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
