package io.github.uncontended.runner.profile;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileHeader;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The sum of profiles, in any order. */
final class ProfileSum {
  private final Map<String, ProfileRow> rows = new TreeMap<>();
  private final Map<ProfileKind, Long> thresholds = new EnumMap<>(ProfileKind.class);
  private final Map<ProfileKind, Long> totals = new EnumMap<>(ProfileKind.class);
  private final Set<Integer> runtimes = new HashSet<>();
  private long nanos;
  private long threadNanos;
  private int recordings;
  private int threads;

  void add(Profile profile) {
    nanos = Profile.saturatedSum(nanos, profile.recordedNanos());
    recordings = Math.addExact(recordings, profile.recordings());
    threads = Math.max(threads, profile.threads());
    threadNanos = Profile.saturatedSum(threadNanos, profile.header().threadNanos());
    runtimes.addAll(profile.header().runtimes());
    for (ProfileKind kind : ProfileKind.values()) {
      if (profile.total(kind) > 0) {
        totals.merge(kind, profile.total(kind), Profile::saturatedSum);
      }
    }
    // The sum is only complete above the coarsest threshold.
    profile.thresholds().forEach((kind, value) -> thresholds.merge(kind, value, Math::max));
    for (ProfileRow row : profile.rows()) {
      rows.merge(row.kind().word() + "\t" + row.key(), row, ProfileSum::sum);
    }
  }

  Profile toProfile() {
    return new Profile(
        new ProfileHeader(nanos, recordings, threads, threadNanos, runtimes, thresholds, totals),
        List.copyOf(rows.values()));
  }

  private static ProfileRow sum(ProfileRow a, ProfileRow b) {
    return new ProfileRow(
        a.kind(),
        a.path(),
        a.object(),
        Profile.saturatedSum(a.count(), b.count()),
        Profile.saturatedSum(a.amount(), b.amount()),
        Math.max(a.max(), b.max()),
        Math.max(a.threads(), b.threads()),
        Math.round(Math.hypot((double) a.deviation(), (double) b.deviation())));
  }
}
