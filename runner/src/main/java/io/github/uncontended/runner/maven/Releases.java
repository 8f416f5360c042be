package io.github.uncontended.runner.maven;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;

/** Lists the releases of artifacts in the repositories of the settings. */
public final class Releases {
  /** Qualifiers that some projects give every release. */
  private static final ImmutableSet<String> OF_RELEASES =
      ImmutableSet.of("", "final", "ga", "release");

  /** Qualifiers of versions that precede a release, without their numbers. */
  private static final ImmutableSet<String> OF_PRE_RELEASES =
      ImmutableSet.of("alpha", "beta", "rc", "cr", "m", "pre", "snapshot", "ea");

  private static final CharMatcher NUMBER = CharMatcher.inRange('0', '9');
  private static final CharMatcher NUMBERS = NUMBER.or(CharMatcher.anyOf("-._"));
  private static final int DATE_DIGITS = 8;

  private final MavenContext context;

  /** Creates a list of the releases in the repositories of the settings. */
  public Releases(MavenContext context) {
    this.context = context;
  }

  /**
   * The releases after a version, oldest first. Pre-releases and builds for another platform, such
   * as {@code 42.2.5.jre7}, are left out.
   */
  public ImmutableList<String> after(String group, String artifact, String version) {
    try {
      return context
          .system()
          .resolveVersionRange(
              context.session(),
              new VersionRangeRequest(
                  new DefaultArtifact(group, artifact, "jar", "(" + version + ",)"),
                  context.repositories(),
                  null))
          .getVersions()
          .stream()
          .map(Version::toString)
          .filter(later -> isOfSameKind(later, version))
          .collect(ImmutableList.toImmutableList());
    } catch (VersionRangeResolutionException e) {
      return ImmutableList.of();
    }
  }

  /** Whether a version is a release of the kind that another one is, or is the pre-release of. */
  static boolean isOfSameKind(String later, String version) {
    String kind = qualifier(version);
    return qualifier(later).equals(isPreRelease(kind) ? "" : kind)
        && isDate(later) == isDate(version);
  }

  private static boolean isPreRelease(String qualifier) {
    return OF_PRE_RELEASES.contains(NUMBERS.removeFrom(qualifier));
  }

  /** Whether a version is a date, as in releases from before their project had numbers. */
  private static boolean isDate(String version) {
    int digits = NUMBER.negate().indexIn(version);
    return (digits < 0 ? version.length() : digits) >= DATE_DIGITS;
  }

  /** What follows the numbers of a version, in lower case; empty for releases of every kind. */
  static String qualifier(String version) {
    String qualifier = NUMBERS.trimLeadingFrom(version).toLowerCase(Locale.ROOT);
    return OF_RELEASES.contains(qualifier) ? "" : qualifier;
  }
}
