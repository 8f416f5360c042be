package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.shared.invoker.DefaultInvocationRequest;
import org.apache.maven.shared.invoker.DefaultInvoker;
import org.apache.maven.shared.invoker.InvocationRequest;
import org.apache.maven.shared.invoker.InvocationResult;
import org.apache.maven.shared.invoker.Invoker;
import org.apache.maven.shared.invoker.MavenInvocationException;

/** Runs Maven on other projects, with what this build has made in the local repository. */
final class MavenBuilds {
  private static final String VERSION = System.getProperty("project.version");

  private MavenBuilds() {}

  /**
   * Runs Maven, which writes to the log. One build at a time, whichever JVM of the tests runs it:
   * they share a repository, which each of them sets up.
   */
  static InvocationResult run(Path pom, StringBuilder log, String... arguments)
      throws IOException, MavenInvocationException {
    Path lock = Path.of("target", "consumer-repository.lock");
    try (FileChannel file =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      // Closing the file releases it.
      file.lock();
      return build(pom, log, arguments);
    }
  }

  private static InvocationResult build(Path pom, StringBuilder log, String... arguments)
      throws IOException, MavenInvocationException {
    InvocationRequest request = new DefaultInvocationRequest();
    request.setPomFile(pom.toFile());
    request.addArgs(Arrays.asList(arguments));
    request.setBatchMode(true);
    request.setInputStream(InputStream.nullInputStream());
    request.setOutputHandler(line -> log.append(line).append('\n'));
    request.setErrorHandler(line -> log.append(line).append('\n'));
    request.setJavaHome(new File(System.getProperty("java.home")));
    Properties properties = new Properties();
    properties.setProperty("style.color", "never");
    properties.setProperty("maven.repo.local", repository().toString());
    request.setProperties(properties);
    return maven().execute(request);
  }

  private static Invoker maven() {
    Invoker invoker = new DefaultInvoker();
    if (System.getProperty("maven.home") != null) {
      invoker.setMavenHome(new File(System.getProperty("maven.home")));
    }
    return invoker;
  }

  /**
   * A local repository that is the user's own, by symbolic links, and has what was built besides:
   * the user's own gets nothing that is not released.
   */
  private static Path repository() throws IOException {
    Path own = Path.of(System.getProperty("local.repository")).toAbsolutePath();
    Path repository = Path.of("target", "consumer-repository").toAbsolutePath();
    Path group = repository.resolve("io/github/uncontended");
    Files.createDirectories(group);
    link(own, repository, "io");
    link(own.resolve("io"), repository.resolve("io"), "github");
    link(own.resolve("io/github"), repository.resolve("io/github"), "uncontended");
    install(group, "uncontended-checks", "jar", "", "checks.jar");
    install(group, "uncontended-runner", "jar", "-all", "runner.jar");
    install(group, "uncontended-maven-plugin", "maven-plugin", "", "plugin.jar");
    return repository;
  }

  private static void install(
      Path group, String artifactId, String packaging, String classifier, String jarProperty)
      throws IOException {
    String name = artifactId + "-" + VERSION;
    Path folder = Files.createDirectories(group.resolve(artifactId).resolve(VERSION));
    Files.copy(
        Path.of(System.getProperty(jarProperty)),
        folder.resolve(name + classifier + ".jar"),
        StandardCopyOption.REPLACE_EXISTING);
    Files.writeString(
        folder.resolve(name + ".pom"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>io.github.uncontended</groupId>
          <artifactId>%s</artifactId>
          <version>%s</version>
          <packaging>%s</packaging>
        </project>
        """
            .formatted(artifactId, VERSION, packaging),
        UTF_8);
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
}
