package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.MavenInvocationException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Builds that adopt the plugin exactly as docs/adopting.md says see their finding in the log. */
final class ConsumersTest {
  private static final Path ADOPTING = Path.of("..", "docs", "adopting.md");
  private static final String LOMBOK =
      """
            <path>
              <groupId>org.projectlombok</groupId>
              <artifactId>lombok</artifactId>
              <version>1.18.42</version>
            </path>
      """;

  @TempDir private Path folder;

  static List<Path> consumers() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("consumers"))) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("consumers")
  void seesItsFinding(Path consumer) throws IOException, MavenInvocationException {
    Path project = folder.resolve("project");
    copy(consumer, project);
    String snippet = snippet();
    Path pom = project.resolve("pom.xml");
    Files.writeString(
        pom,
        Files.readString(pom, UTF_8)
            .replace("@snippet@", snippet)
            .replace(
                "@readme+lombok@",
                snippet.replace(
                    "<annotationProcessorPaths>\n", "<annotationProcessorPaths>\n" + LOMBOK)),
        UTF_8);
    StringBuilder log = new StringBuilder();
    InvocationResult result = MavenBuilds.run(pom, log, "compile");

    assertEquals(0, result.getExitCode(), log::toString);
    for (String line : Files.readAllLines(consumer.resolve("finding.txt"), UTF_8)) {
      assertTrue(log.toString().contains(line), () -> "no '" + line + "' in\n" + log);
    }
  }

  /** The Maven snippet. */
  private static String snippet() throws IOException {
    String text = Files.readString(ADOPTING, UTF_8);
    int start = text.indexOf("<!-- consumer: maven -->\n```xml\n");
    assertTrue(start > 0, "docs/adopting.md has its Maven snippet");
    start = text.indexOf("<plugin>", start);
    return text.substring(start, text.indexOf("```", start));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }
}
