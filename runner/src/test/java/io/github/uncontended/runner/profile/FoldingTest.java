package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folds real recordings. */
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
    Profile profile = Folder.foldIntact(recorded);
    List<String> sites =
        profile.rows().stream()
            .filter(row -> row.kind().isContention())
            .map(row -> row.kind().word() + " " + row.site() + " " + row.object())
            .sorted()
            .toList();
    assertThat(sites).containsAtLeastElementsIn(PLACES);
    // Reacquiring a lock after a condition wait is contention, and so are the locks of the barrier
    // and of the pool, whose workers end while the main thread shuts it down.
    String lock = " java.util.concurrent.locks.ReentrantLock$NonfairSync";
    Set<String> sometimes =
        Set.of(
            "park " + HERE + "#waitForSignal()V" + lock,
            "park " + HERE + "#together()V" + lock,
            "park " + HERE + "#run()V" + lock);
    List<String> others =
        sites.stream()
            .filter(site -> site.contains(HERE) && !PLACES.contains(site))
            .filter(site -> !sometimes.contains(site))
            .toList();
    assertThat(others).isEmpty();
    // The condition wait itself is not contention.
    String objects =
        profile.rows().stream()
            .filter(row -> row.kind().isContention())
            .map(ProfileRow::object)
            .toList()
            .toString();
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
    for (ProfileRow row : Folder.foldIntact(recorded).rows()) {
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
    Profile profile = Folder.foldIntact(recorded);
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
  void countsTheClassesWithAPrefixAsApplication() {
    Profile jdk = new Folder("java.util.concurrent.").fold(recorded).toProfile();
    assertThat(
            jdk.rows().stream()
                .filter(row -> row.kind() == ProfileKind.PARK)
                .allMatch(row -> row.site().type().startsWith("java.util.concurrent.")))
        .isTrue();
    // A prefix adds to the application: what was found without it is still there.
    assertThat(new Folder("com.acme.").fold(recorded).toProfile().rows())
        .containsExactlyElementsIn(Folder.foldIntact(recorded).rows());
  }

  @Test
  void knowsTheRuntimeAndTheThreadTime() {
    Profile profile = Folder.foldIntact(recorded);
    assertThat(profile.header().runtimes()).containsExactly(Runtime.version().feature());
    assertThat(profile.header().threadNanos()).isGreaterThan(0);
    assertThat(profile.header().threadNanos())
        .isAtMost(profile.recordedNanos() * (profile.threads() + 8));
  }

  @Test
  void keepsWaitsOfTasksApartFromContention() {
    List<String> waits =
        Folder.foldIntact(recorded).rows().stream()
            .filter(row -> row.kind() == ProfileKind.WAIT)
            .map(row -> row.site().type() + '#' + row.site().method())
            .toList();
    assertThat(waits).contains(HERE + "#together");
    assertThat(waits).contains(HERE + "#waitForSignal");
  }

  @Test
  void theSameChunksTwiceHaveTheSameShares() throws IOException {
    Path twice = folder.resolve("twice.jfr");
    byte[] once = Files.readAllBytes(recorded);
    Files.write(twice, once);
    Files.write(twice, once, StandardOpenOption.APPEND);
    Profile one = Folder.foldIntact(recorded);
    Profile two = Folder.foldIntact(twice);
    assertThat(two.header().threadNanos()).isEqualTo(2 * one.header().threadNanos());
    assertThat(two.total(ProfileKind.MONITOR)).isEqualTo(2 * one.total(ProfileKind.MONITOR));
  }
}
