package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileHeader;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Builds profiles of 100 seconds of thread time. */
final class Rows {
  private static final long SECOND = 1_000_000_000;

  private final List<ProfileRow> rows = new ArrayList<>();

  /** Adds a row of seconds on eight threads; the frames are {@code Class#method}, or empty. */
  Rows add(
      ProfileKind kind,
      String site,
      String callee,
      String library,
      String holder,
      String object,
      long count,
      double seconds) {
    long nanos = Math.round(seconds * SECOND);
    rows.add(
        new ProfileRow(
            kind,
            new CallPath(
                frame(site).orElseThrow(),
                frame(callee),
                frame(library),
                library.isEmpty() ? Optional.empty() : frame(holder),
                frame(holder)),
            object,
            count,
            nanos,
            nanos / Math.max(1, count) * 2,
            8));
    return this;
  }

  /** Adds a monitor that a method of the application enters itself. */
  Rows monitor(String site, long count, double seconds) {
    return add(ProfileKind.MONITOR, site, "", "", "", "a.Lock", count, seconds);
  }

  Profile profile() {
    return new Profile(
        new ProfileHeader(10 * SECOND, 1, 10, 100 * SECOND, Set.of(17), Map.of(), Map.of()), rows);
  }

  private static Optional<ProfileFrame> frame(String name) {
    return name.isEmpty() ? Optional.empty() : ProfileFrame.parse(name + "()V");
  }
}
