package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rows have one cause, which causes count, and which are listed as unexplained. */
final class MeasuredCausesTest {
  private static final String ZONE = "java.util.TimeZone#getTimeZone";

  @Test
  void groupsCallersOfALockOfTheJvmAndLockClassesOfOneCall() {
    Profile profile =
        new Rows()
            .add(ProfileKind.MONITOR, "a.B#m", ZONE, "", ZONE, "java.lang.Class", 100, 30)
            .add(ProfileKind.MONITOR, "a.C#n", ZONE, "", ZONE, "java.lang.Class", 100, 10)
            .add(ProfileKind.MONITOR, "a.D#o", "s.L#next", "", "z.Zip#read", "z.File", 50, 5)
            .add(ProfileKind.MONITOR, "a.D#o", "s.L#next", "", "z.Url#open", "z.Handler", 50, 4)
            .profile();
    assertThat(names(MeasuredCauses.of(profile.rows())))
        .containsExactly("TimeZone.getTimeZone()", "D.o() calls L.next()")
        .inOrder();
  }

  /**
   * The JVM loads a class once; a program that asks for classes all the time waits all the time.
   */
  @Test
  void classLoadingComesInABurst() {
    String loadClass = "java.lang.ClassLoader#loadClass";
    Profile profile =
        new Rows()
            .add(ProfileKind.MONITOR, "a.First#use", loadClass, "", "", "java.lang.Object", 16, 9)
            .add(
                ProfileKind.MONITOR,
                "a.Plugins#find",
                loadClass,
                "",
                "",
                "java.lang.Object",
                900,
                9)
            .add(ProfileKind.MONITOR, "a.Start#m", "", "", "", "int[]", 900, 9)
            .profile();
    assertThat(
            MeasuredCauses.of(profile.rows()).stream()
                .filter(cause -> cause.section() == MeasuredCause.Section.BLOCKED)
                .map(MeasuredCause::name))
        .containsExactly("Plugins.find() calls ClassLoader.loadClass()");
  }

  @Test
  void leavesOutWhatMayBeChance() {
    Profile profile =
        new Rows()
            .monitor("a.Long#m", 2, 5)
            .monitor("a.Often#m", 500, 0.2)
            .monitor("a.Once#m", 1, 0.0029)
            .monitor("a.Short#m", 500, 0.05)
            .add(ProfileKind.CPU, "a.Work#m", "", "", "", "-", 900, 90)
            .add(ProfileKind.CPU, "a.Seldom#m", "", "", "", "-", 4, 0.4)
            .profile();
    assertThat(names(MeasuredCauses.of(MeasuredCauses.withoutInsignificant(profile).rows())))
        .containsExactly("Work.m()", "Long.m()", "Often.m()")
        .inOrder();
  }

  @Test
  void keepsManySmallSitesOfOneLargeCause() {
    Rows rows = new Rows();
    for (int i = 0; i < 100; i++) {
      rows.add(ProfileKind.MONITOR, "a.C" + i + "#m", ZONE, "", ZONE, "java.lang.Class", 3, 0.05);
    }
    assertThat(MeasuredCauses.withoutInsignificant(rows.profile()).rows()).hasSize(100);
  }

  @Test
  void listsWhatNoFindingExplains() {
    Profile profile =
        new Rows()
            .add(ProfileKind.MONITOR, "a.B#m", ZONE, "", ZONE, "java.lang.Class", 100, 30)
            .add(
                ProfileKind.PARK,
                "a.Pool#recycle",
                "java.util.concurrent.locks.ReentrantLock#lock",
                "",
                "",
                "java.util.concurrent.locks.ReentrantLock$FairSync",
                100,
                48)
            .add(ProfileKind.WAIT, "a.Pool#take", "java.lang.Object#wait", "", "", "a.Pool", 9, 60)
            .add(ProfileKind.MONITOR, "a.Start#m", "", "", "", "int[]", 100, 9)
            .monitor("a.Once#m", 1, 0.0029)
            .profile();
    List<String> lines =
        new Unexplained(
                profile, MeasuredCauses.unexplained(profile, List.of(profile.rows().get(0))))
            .lines();
    assertThat(lines)
        .containsExactly(
            "48 s (48 % of thread time) blocked at Pool.recycle() on ReentrantLock$FairSync",
            "60 s (60 % of thread time) waited at Pool.take() on Pool")
        .inOrder();
    assertThat(PooledResource.isQueuedFor(MeasuredCauses.unexplained(profile, List.of()).get(2)))
        .isTrue();
  }

  @Test
  void countsTheCausesThatItDoesNotList() {
    Rows rows = new Rows();
    for (int i = 0; i < 8; i++) {
      rows.monitor("a.C" + i + "#m", 10, 1);
    }
    Profile profile = rows.profile();
    List<String> lines =
        new Unexplained(profile, MeasuredCauses.unexplained(profile, List.of())).lines();
    assertThat(lines).hasSize(6);
    assertThat(lines.get(5)).startsWith("3 more");
  }

  private static List<String> names(List<MeasuredCause> causes) {
    return causes.stream().map(MeasuredCause::name).toList();
  }
}
