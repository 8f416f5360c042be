package io.github.uncontended.runner.profile;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The feature release of a JDK, by the version that its JVM reports. */
final class RuntimeVersion {
  /**
   * Flight Recorder: {@code OpenJDK 64-Bit Server VM (17.0.15+6) for linux-amd64 JRE (17.0.15+6)}.
   */
  private static final Pattern JRE = Pattern.compile("JRE \\((?:1\\.)?([0-9]{1,3})[.+_)-]");

  /** Up to JDK 8, the JVM counted its own releases: {@code 25.412-b08} is that of JDK 8. */
  private static final Pattern HOTSPOT_OF_JDK_8 = Pattern.compile("25\\.[0-9]+-b[0-9]+.*");

  private static final Pattern PLAIN = Pattern.compile("(?:1\\.)?([0-9]{1,3})(?:[.+_-].*)?");

  private RuntimeVersion() {}

  /** Reads a version; empty if it is in no known form. */
  static OptionalInt feature(String version) {
    Matcher jre = JRE.matcher(version);
    if (jre.find()) {
      return OptionalInt.of(Integer.parseInt(jre.group(1)));
    }
    if (HOTSPOT_OF_JDK_8.matcher(version).matches()) {
      return OptionalInt.of(8);
    }
    Matcher plain = PLAIN.matcher(version);
    return plain.matches() ? OptionalInt.of(Integer.parseInt(plain.group(1))) : OptionalInt.empty();
  }
}
