package io.github.uncontended.compatibility;

import com.google.common.base.StandardSystemProperty;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The supported versions of Error Prone, which the build lays out, and where their JDKs are. */
enum ErrorProneJar {
  OLDEST("oldest"),
  NEWEST("newest");

  private static final Pattern JAVA_25 = Pattern.compile("(?m)^JAVA_VERSION=\"25[.\"]");

  private final String folder;

  ErrorProneJar(String folder) {
    this.folder = folder;
  }

  /** Error Prone and all that it needs, in one jar. */
  Path path() {
    Path jars = Path.of(System.getProperty("basedir", ""), "target", "error-prone", folder);
    try (Stream<Path> files = Files.list(jars)) {
      return files.filter(it -> it.toString().endsWith(".jar")).findAny().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(
          "no jar there; the build copies it in the phase generate-test-resources", e);
    }
  }

  /**
   * The JDK to link against: the running one, but for the newest version a JDK 25, if {@code
   * JAVA25_HOME} names one or one lies beside the running JDK.
   */
  Path javaHome() {
    Path running = Path.of(StandardSystemProperty.JAVA_HOME.value());
    return this == OLDEST || isJava25(running) ? running : java25(running).orElse(running);
  }

  private static Optional<Path> java25(Path running) {
    String given = System.getenv("JAVA25_HOME");
    if (given != null) {
      return Optional.of(Path.of(given));
    }
    try (Stream<Path> siblings = Files.list(running.toRealPath().getParent())) {
      return siblings.sorted().filter(ErrorProneJar::isJava25).findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isJava25(Path home) {
    Path release = home.resolve("release");
    try {
      return Files.isRegularFile(release) && JAVA_25.matcher(Files.readString(release)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
