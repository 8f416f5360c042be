package io.github.uncontended.runner.dependencies;

import com.google.common.hash.Hashing;
import com.google.common.io.Files;
import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * What was audited, and how: audits that differ in it cannot be merged.
 *
 * @param version the version of this tool
 * @param project the POM, and the one that it was compared with
 * @param isComparison whether the audit reports what is new or hotter than in an older POM
 * @param runtime the JDK release that runs the application
 * @param profile a hash of the contention profile; empty for none
 */
public record AuditRun(
    String version, String project, boolean isComparison, int runtime, String profile) {
  /**
   * The hash of a profile.
   *
   * @throws CannotDoException if it cannot be read
   */
  public static String hash(Path profile) {
    try {
      return Files.asByteSource(profile.toFile()).hash(Hashing.sha256()).toString();
    } catch (IOException e) {
      throw new CannotDoException(profile + " cannot be read", e);
    }
  }

  /**
   * Requires that another part of the code was audited in the same way.
   *
   * @throws CannotDoException if it was not
   */
  void requireSame(AuditRun other) {
    require("version", version, other.version);
    require("project", project, other.project);
    require("target runtime", runtime, other.runtime);
    require("profile", profile, other.profile);
    require("kind", isComparison, other.isComparison);
  }

  private static void require(String what, Object one, Object other) {
    if (!Objects.equals(one, other)) {
      throw new CannotDoException(
          "the audits differ in their " + what + ": '" + one + "' and '" + other + "'");
    }
  }
}
