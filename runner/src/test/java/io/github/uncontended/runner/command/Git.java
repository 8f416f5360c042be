package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs git in a folder of a test, independently of the user's configuration. */
final class Git {
  private Git() {}

  static void init(Path folder) throws IOException, InterruptedException {
    run(folder, "init", "-q");
  }

  /** Commits all files. */
  static void commitAll(Path folder) throws IOException, InterruptedException {
    run(folder, "add", "-A");
    run(folder, "commit", "-qm", "all", "--allow-empty");
  }

  /** Returns the output of a command that must succeed. */
  static String run(Path folder, String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("git", "-c", "user.name=Test", "-c", "user.email=test@localhost"));
    command.addAll(List.of("-c", "core.autocrlf=false", "-c", "commit.gpgsign=false"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output;
  }
}
