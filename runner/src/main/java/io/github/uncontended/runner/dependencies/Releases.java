package io.github.uncontended.runner.dependencies;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.maven.MavenContext;
import java.util.Locale;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;

/** Lists the releases of artifacts. */
public final class Releases {
  /** Qualifiers that some projects give every release. */
  private static final ImmutableSet<String> OF_RELEASES =
      ImmutableSet.of("", "final", "ga", "release");

  private static final CharMatcher NUMBER = CharMatcher.inRange('0', '9');
  private static final CharMatcher NUMBERS = NUMBER.or(CharMatcher.is('.'));
  private static final int DATE_DIGITS = 8;

  private final MavenContext context;

  /** Creates a list of the releases in the repositories of the settings. */
  public Releases(MavenContext context) {
    this.context = context;
  }

  /**
   * The releases after a version, oldest first. Those with another qualifier are left out: they are
   * prereleases, or made for another platform.
   */
  ImmutableList<Coordinates> after(Coordinates current) {
    String qualifier = qualifier(current.version());
    try {
      return context
          .system()
          .resolveVersionRange(
              context.session(),
              new VersionRangeRequest(
                  new DefaultArtifact(
                      current.group(), current.artifact(), "jar", "(" + current.version() + ",)"),
                  context.repositories(),
                  null))
          .getVersions()
          .stream()
          .map(Version::toString)
          .filter(version -> qualifier(version).equals(qualifier))
          .filter(version -> isDate(version) == isDate(current.version()))
          .map(current::withVersion)
          .collect(ImmutableList.toImmutableList());
    } catch (VersionRangeResolutionException e) {
      return ImmutableList.of();
    }
  }

  /** Whether a version is a date, as in releases from before their project had numbers. */
  private static boolean isDate(String version) {
    int digits = NUMBER.negate().indexIn(version);
    return (digits < 0 ? version.length() : digits) >= DATE_DIGITS;
  }

  /** What follows the numbers of a version, in lower case; empty for releases of every kind. */
  static String qualifier(String version) {
    int end = 0;
    while (end < version.length() && NUMBERS.matches(version.charAt(end))) {
      end++;
    }
    String qualifier =
        CharMatcher.anyOf("-._").trimLeadingFrom(version.substring(end)).toLowerCase(Locale.ROOT);
    return OF_RELEASES.contains(qualifier) ? "" : qualifier;
  }
}
