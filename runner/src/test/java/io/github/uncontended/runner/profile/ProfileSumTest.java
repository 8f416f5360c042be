package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Figure;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileHeader;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Profiles merge to what their recordings would have made together, in any order. */
final class ProfileSumTest {
  private static final int RECORDINGS = 40;
  private static final List<ProfileKind> KINDS = List.of(ProfileKind.values());

  @TempDir private Path folder;

  @Test
  void mergingFilesGivesWhatFoldingTogetherGives() throws IOException {
    Random random = new Random(3);
    List<Profile> recordings = new ArrayList<>();
    for (int i = 0; i < RECORDINGS; i++) {
      recordings.add(recording(random));
    }
    ProfileSum together = new ProfileSum();
    recordings.forEach(together::add);
    Profile expected = together.toProfile();
    for (int order = 0; order < 5; order++) {
      Collections.shuffle(recordings, random);
      Profile merged = recordings.get(0);
      for (Profile next : recordings.subList(1, RECORDINGS)) {
        // Each step through a file, with its rounding, as a team would do it week by week.
        ProfileSum sum = new ProfileSum();
        sum.add(throughFile(merged));
        sum.add(order % 2 == 0 ? next : throughFile(next));
        merged = sum.toProfile();
      }
      assertNear(expected.recordedNanos(), merged.recordedNanos(), "seconds");
      assertEquals(expected.thresholds(), merged.thresholds());
      assertEquals(expected.header().runtimes(), merged.header().runtimes());
      assertEquals(Figure.rounded(expected.threads()), Figure.rounded(merged.threads()));
      assertEquals(expected.rows().size(), merged.rows().size());
      for (int i = 0; i < expected.rows().size(); i++) {
        ProfileRow one = expected.rows().get(i);
        ProfileRow other = merged.rows().get(i);
        assertEquals(one.key(), other.key());
        assertNear(one.count(), other.count(), one.key());
        assertNear(one.amount(), other.amount(), one.key());
        assertEquals(Figure.rounded(one.max()), Figure.rounded(other.max()));
        assertEquals(Figure.rounded(one.threads()), Figure.rounded(other.threads()));
      }
    }
  }

  @Test
  void aFileThatIsReadAndWrittenStaysAsItIs() throws IOException {
    Random random = new Random(5);
    for (int i = 0; i < 50; i++) {
      String text = ProfileWriter.text(recording(random));
      assertEquals(text, ProfileWriter.text(Folding.load(write(text))));
    }
  }

  /** One unit of the last digit that is written, at most. */
  private static void assertNear(long expected, long actual, String what) {
    long larger = Math.max(Figure.rounded(expected), Figure.rounded(actual));
    long unit = 1;
    while (larger / unit >= 100) {
      unit *= 10;
    }
    assertWithMessage(what)
        .that(Math.abs(Figure.rounded(expected) - Figure.rounded(actual)))
        .isAtMost(unit);
  }

  private static Profile recording(Random random) {
    List<ProfileRow> rows = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      if (random.nextInt(4) > 0) {
        // Of like size, where rounding adds up most.
        long amount = i % 2 == 0 ? 104_900 + random.nextInt(99) : random.nextInt(1 << (i % 30));
        rows.add(
            new ProfileRow(
                KINDS.get(i % KINDS.size()),
                new CallPath(
                    new ProfileFrame("a.B" + i, "c", "(I)V"),
                    frame("d.E", i % 3 > 0),
                    frame("l.L", i % 5 == 0),
                    frame("e.F", i % 10 == 0),
                    frame("h.H", i % 4 == 0)),
                i % 2 == 0 ? "-" : "g.H",
                1 + random.nextInt(149),
                amount,
                amount / 2,
                1 + random.nextInt(200)));
      }
    }
    Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);
    rows.forEach(row -> totals.merge(row.kind(), row.amount() + 100, Long::sum));
    return new Profile(
        new ProfileHeader(
            14_490_000_000L + random.nextInt(10_000_000),
            1,
            random.nextInt(500),
            90_000_000_000L + random.nextInt(10_000_000),
            Set.of(17 + random.nextInt(2) * 8),
            Map.of(ProfileKind.MONITOR, 1000L * (1 + random.nextInt(20))),
            totals),
        rows);
  }

  private static Optional<ProfileFrame> frame(String type, boolean present) {
    return present
        ? Optional.of(new ProfileFrame(type, "f", ProfileFrame.LAMBDA))
        : Optional.empty();
  }

  private Profile throughFile(Profile profile) throws IOException {
    return Folding.load(write(ProfileWriter.text(profile)));
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("some.profile"), text);
  }
}
