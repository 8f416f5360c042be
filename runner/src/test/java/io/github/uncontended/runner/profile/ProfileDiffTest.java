package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What differs between two profiles, and what is noise. */
final class ProfileDiffTest {
  @TempDir private Path folder;

  @Test
  void tellsNewWorseBetterAndGone() {
    Profile before =
        new Rows()
            .monitor("a.Gone#m", 1000, 20)
            .monitor("a.Worse#m", 1000, 10)
            .monitor("a.Better#m", 1000, 40)
            .monitor("a.Same#m", 1000, 10)
            .profile();
    Profile after =
        new Rows()
            .monitor("a.Worse#m", 1000, 20)
            .monitor("a.Better#m", 1000, 20)
            .monitor("a.Same#m", 1000, 11)
            .monitor("a.New#m", 1000, 5)
            .profile();
    assertThat(changes(before, after))
        .containsExactly("NEW a.New", "WORSE a.Worse", "BETTER a.Better", "GONE a.Gone")
        .inOrder();
    assertThat(changes(after, before))
        .containsExactly("NEW a.Gone", "WORSE a.Better", "BETTER a.Worse", "GONE a.New")
        .inOrder();
  }

  @Test
  void takesFewEventsForChance() {
    Profile before = new Rows().monitor("a.B#m", 9, 10).profile();
    Profile after = new Rows().monitor("a.B#m", 16, 16).profile();
    assertThat(changes(before, after)).isEmpty();
    Profile many = new Rows().monitor("a.B#m", 1000, 10).profile();
    Profile more = new Rows().monitor("a.B#m", 1600, 16).profile();
    assertThat(changes(many, more)).containsExactly("WORSE a.B");
  }

  /** Ten waits of eight threads, which took 38 % of the time and do not come any more. */
  @Test
  void reportsALargeShareOfFewWaits() {
    Profile before = new Rows().monitor("a.B#m", 10, 38).profile();
    assertThat(changes(before, new Rows().profile())).containsExactly("GONE a.B");
    assertThat(changes(new Rows().profile(), before)).containsExactly("NEW a.B");
    Profile stall = new Rows().monitor("a.B#m", 8, 12).profile();
    assertThat(changes(stall, new Rows().profile())).isEmpty();
  }

  @Test
  void comparesSamplesOnlyIfBothHaveEnough() {
    Profile idle = new Rows().add(ProfileKind.CPU, "a.Main#m", "", "", "", "-", 8, 0.1).profile();
    Profile busy = new Rows().add(ProfileKind.CPU, "a.B#m", "", "", "", "-", 900, 9).profile();
    Profile other = new Rows().add(ProfileKind.CPU, "a.C#m", "", "", "", "-", 900, 9).profile();
    assertThat(changes(idle, busy)).isEmpty();
    assertThat(changes(busy, other)).containsExactly("NEW a.C", "GONE a.B");
  }

  @Test
  void comparesCausesAndNotLockClassesOrStartUp() {
    Profile before =
        new Rows()
            .add(ProfileKind.MONITOR, "a.B#m", "", "", "", "a.One", 1000, 30)
            .add(ProfileKind.MONITOR, "a.Start#m", "", "", "", "int[]", 1000, 30)
            .profile();
    Profile after =
        new Rows().add(ProfileKind.MONITOR, "a.B#m", "", "", "", "a.Two", 1000, 30).profile();
    assertThat(changes(before, after)).isEmpty();
  }

  @Test
  void findsNothingInTwoRecordingsOfOneLoad() throws IOException {
    Path one = folder.resolve("one.jfr");
    Path two = folder.resolve("two.jfr");
    Workload.record(one);
    Workload.record(two);
    assertThat(changes(Folder.foldIntact(one), Folder.foldIntact(two), 0.1)).isEmpty();
  }

  private static List<String> changes(Profile before, Profile after) {
    return changes(before, after, 0.02);
  }

  private static List<String> changes(Profile before, Profile after, double least) {
    return new ProfileDiff(before, after, least)
        .changes().stream()
            .map(change -> change.kind() + " " + change.cause().place().type())
            .toList();
  }
}
