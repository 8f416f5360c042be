package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The sum of profiles, in any order. */
final class ProfileSum {
  private final Map<String, ProfileRow> rows = new TreeMap<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private long nanos;
  private int recordings;
  private int threads;

  void add(Profile profile) {
    nanos = Profile.saturatedSum(nanos, profile.recordedNanos());
    recordings = Math.addExact(recordings, profile.recordings());
    threads = Math.max(threads, profile.threads());
    // The sum is only complete above the coarsest threshold.
    profile.thresholds().forEach((kind, value) -> thresholds.merge(kind, value, Math::max));
    for (ProfileRow row : profile.rows()) {
      rows.merge(row.kind().word() + "\t" + row.key(), row, ProfileSum::sum);
    }
  }

  Profile toProfile() {
    return new Profile(nanos, recordings, threads, thresholds, List.copyOf(rows.values()));
  }

  private static ProfileRow sum(ProfileRow a, ProfileRow b) {
    return new ProfileRow(
        a.kind(),
        a.site(),
        a.callee(),
        a.object(),
        Profile.saturatedSum(a.count(), b.count()),
        Profile.saturatedSum(a.amount(), b.amount()),
        Math.max(a.max(), b.max()),
        Math.max(a.threads(), b.threads()));
  }
}
