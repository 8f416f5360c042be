package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.profile.jfr.RecordingBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
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

/** Folds recordings with damage of all kinds. */
final class DamagedRecordingTest {
  @TempDir private static Path folder;
  private static Path recorded;

  @BeforeAll
  static void record() throws IOException {
    recorded = folder.resolve("recorded.jfr");
    Workload.record(recorded);
  }

  @Test
  void keepsTheIntactChunksOfADamagedRecording() throws IOException {
    byte[] bytes = Files.readAllBytes(recorded);
    String whole = Folder.foldIntact(recorded).rows().toString();
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

  private static Path write(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("damaged.jfr"), bytes);
  }
}
