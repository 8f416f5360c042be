package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.Invoker;
import org.apache.maven.shared.invoker.MavenInvocationException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Builds that adopt the plugin exactly as the README says see their finding in the log. */
final class ConsumersTest {
  private static final Path README = Path.of("..", "README.md");
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
            .replace("@readme@", snippet)
            .replace(
                "@readme+lombok@",
                snippet.replace(
                    "<annotationProcessorPaths>\n", "<annotationProcessorPaths>\n" + LOMBOK)),
        UTF_8);
    StringBuilder log = new StringBuilder();
    InvocationResult result = maven().execute(request(pom, log));

    assertEquals(0, result.getExitCode(), log::toString);
    for (String line : Files.readAllLines(consumer.resolve("finding.txt"), UTF_8)) {
      assertTrue(log.toString().contains(line), () -> "no '" + line + "' in\n" + log);
    }
  }

  private static InvocationRequest request(Path pom, StringBuilder log) throws IOException {
    InvocationRequest request = new DefaultInvocationRequest();
    request.setPomFile(pom.toFile());
    request.addArg("compile");
    request.setBatchMode(true);
    request.setInputStream(InputStream.nullInputStream());
    request.setOutputHandler(line -> log.append(line).append('\n'));
    request.setErrorHandler(line -> log.append(line).append('\n'));
    request.setJavaHome(new File(System.getProperty("java.home")));
    Properties properties = new Properties();
    properties.setProperty("style.color", "never");
    properties.setProperty("maven.repo.local", repository().toString());
    request.setProperties(properties);
    return request;
  }

  private static Invoker maven() {
    Invoker invoker = new DefaultInvoker();
    if (System.getProperty("maven.home") != null) {
      invoker.setMavenHome(new File(System.getProperty("maven.home")));
    }
    return invoker;
  }

  /** The README's Maven snippet. */
  private static String snippet() throws IOException {
    String readme = Files.readString(README, UTF_8);
    int start = readme.indexOf("<!-- consumer: maven -->\n```xml\n");
    assertTrue(start > 0, "the README has its Maven snippet");
    start = readme.indexOf("<plugin>", start);
    return readme.substring(start, readme.indexOf("```", start));
  }

  /**
   * A local repository that is the user's own, by symbolic links, and has the plugin besides: the
   * user's own gets nothing that is not released.
   */
  private static synchronized Path repository() throws IOException {
    Path own = Path.of(System.getProperty("local.repository")).toAbsolutePath();
    Path repository = Path.of("target", "consumer-repository").toAbsolutePath();
    String version = System.getProperty("project.version");
    Path jar =
        repository.resolve(
            "io/github/uncontended/uncontended-checks/"
                + version
                + "/uncontended-checks-"
                + version
                + ".jar");
    Files.createDirectories(jar.getParent());
    link(own, repository, "io");
    link(own.resolve("io"), repository.resolve("io"), "github");
    link(own.resolve("io/github"), repository.resolve("io/github"), "uncontended");
    Path built = Path.of(System.getProperty("checks.jar"));
    Files.deleteIfExists(jar);
    Files.copy(built, jar);
    Path pom = jar.resolveSibling("uncontended-checks-" + version + ".pom");
    Files.writeString(
        pom,
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>io.github.uncontended</groupId>
          <artifactId>uncontended-checks</artifactId>
          <version>%s</version>
        </project>
        """
            .formatted(version),
        UTF_8);
    return repository;
  }

  private static void link(Path from, Path to, String except) throws IOException {
    if (!Files.isDirectory(from)) {
      return;
    }
    try (Stream<Path> children = Files.list(from)) {
      for (Path child : children.toList()) {
        Path link = to.resolve(child.getFileName());
        if (!child.endsWith(except) && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
          Files.createSymbolicLink(link, child);
        }
      }
    }
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
