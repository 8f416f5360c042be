package io.github.uncontended.runner.project;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.terminal.Progress;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads Gradle builds, with Gradle itself: an init script prints the main source sets. */
final class GradleBuild {
  private static final String INIT_SCRIPT = "uncontended.init.gradle";

  private GradleBuild() {}

  /**
   * Reads the build of a folder.
   *
   * @throws CannotDoException if there is no Gradle, or it fails
   */
  static Build read(Path folder, boolean offline, Progress progress) {
    Path project = folder.toAbsolutePath().normalize();
    progress.show("asking Gradle for the class path of " + folder);
    List<String> lines;
    try {
      Path script = Files.createTempFile("uncontended", ".init.gradle");
      try (InputStream in = GradleBuild.class.getResourceAsStream(INIT_SCRIPT)) {
        Files.write(script, in.readAllBytes());
        lines = run(project, script, offline);
      } finally {
        Files.deleteIfExists(script);
      }
    } catch (IOException e) {
      throw new CannotDoException("Gradle cannot be run in " + folder + ": " + e.getMessage(), e);
    }
    return BuildModel.parse(lines, module -> module.startsWith(project));
  }

  private static List<String> run(Path project, Path script, boolean offline) throws IOException {
    List<String> command = new ArrayList<>(List.of(executable(project).toString()));
    command.addAll(List.of("--quiet", "--console=plain"));
    // The properties that turn it off in Gradle 8.1 and in 6.6: older ones lack the option for it.
    command.add("-Dorg.gradle.configuration-cache=false");
    command.add("-Dorg.gradle.unsafe.configuration-cache=false");
    if (offline) {
      command.add("--offline");
    }
    command.addAll(List.of("--init-script", script.toString(), "uncontendedModel"));
    Process gradle =
        new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true).start();
    List<String> lines;
    gradle.getOutputStream().close();
    try (BufferedReader reader = gradle.inputReader(Charset.defaultCharset())) {
      lines = reader.lines().toList();
    }
    try {
      if (gradle.waitFor() != 0) {
        throw new CannotDoException("Gradle failed in " + project + ": " + reasonIn(lines));
      }
    } catch (InterruptedException e) {
      gradle.destroy();
      Thread.currentThread().interrupt();
      throw new CannotDoException("interrupted", e);
    }
    return lines;
  }

  /** The line after "What went wrong", else the first that was printed. */
  private static String reasonIn(List<String> lines) {
    int heading = Iterables.indexOf(lines, line -> line.startsWith("* What went wrong"));
    return lines.stream()
        .skip(heading + 1L)
        .filter(line -> !line.isBlank())
        .findFirst()
        .orElse("it printed nothing");
  }

  /** The wrapper in the folder or above it, else the {@code gradle} on the {@code PATH}. */
  private static Path executable(Path project) {
    for (Path folder = project; folder != null; folder = folder.getParent()) {
      Path wrapper = folder.resolve(File.separatorChar == '\\' ? "gradlew.bat" : "gradlew");
      if (Files.isExecutable(wrapper)) {
        return wrapper;
      }
    }
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    for (String folder : Splitter.on(File.pathSeparatorChar).omitEmptyStrings().split(path)) {
      Path gradle = new File(folder, "gradle").toPath();
      if (Files.isExecutable(gradle)) {
        return gradle;
      }
    }
    throw new CannotDoException(
        project
            + " is a Gradle build, and there is neither a gradlew nor a gradle on the PATH: install"
            + " Gradle, or give source folders and --classpath-file");
  }
}
