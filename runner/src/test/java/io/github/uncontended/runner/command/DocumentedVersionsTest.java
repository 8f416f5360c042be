package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The documents name the versions that the POM has. */
final class DocumentedVersionsTest {
  private static final Path ROOT = Path.of("..");

  /**
   * After the artifact, on one line or in the next element: {@code name:1.0}, {@code <version>}.
   */
  private static final String VERSION = "(?::|</artifactId>\\s*<version>)([0-9][\\w.-]*)";

  private static final Map<String, String> VERSIONS =
      ImmutableMap.of(
          "uncontended-(?:checks|runner|maven-plugin)", ownVersion(),
          "error_prone_core", property("version.error-prone"));

  @Test
  void theVersionsAreThoseOfThePom() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path document : documents()) {
      String text = Files.readString(document, UTF_8);
      VERSIONS.forEach(
          (artifact, version) -> {
            Matcher matcher = Pattern.compile(artifact + VERSION).matcher(text);
            while (matcher.find()) {
              assertWithMessage(document + ": " + matcher.group())
                  .that(matcher.group(1))
                  .isEqualTo(version);
              found.add(matcher.group());
            }
          });
    }
    assertThat(found.size()).isAtLeast(5);
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of(ROOT.resolve("README.md"), ROOT.resolve("action.yml")),
              docs.filter(Files::isRegularFile))
          .toList();
    }
  }

  private static String ownVersion() {
    return find("<artifactId>uncontended-parent</artifactId>\\s*<version>([^<]+)<");
  }

  private static String property(String name) {
    return find("<" + Pattern.quote(name) + ">([^<]+)<");
  }

  private static String find(String pattern) {
    try {
      Matcher matcher =
          Pattern.compile(pattern).matcher(Files.readString(ROOT.resolve("pom.xml"), UTF_8));
      assertThat(matcher.find()).isTrue();
      return matcher.group(1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
