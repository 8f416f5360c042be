package io.github.uncontended.runner.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Runs read-only git commands in a work tree, without the programs that its settings name. */
final class Git {
  /** Overrides the settings of the work tree that make git run other programs. */
  private static final ImmutableList<String> SAFE_SETTINGS =
      ImmutableList.of(
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.quotePath=true");

  private Git() {}

  /**
   * Returns the output of a git command.
   *
   * @throws CannotDoException if git cannot be started or fails
   */
  static String run(Path workTree, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add("git");
    command.addAll(SAFE_SETTINGS);
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(workTree.toFile());
    builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
    builder.environment().put("LC_ALL", "C");
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      CompletableFuture<String> errors =
          CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
      String output = read(process.getInputStream());
      if (process.waitFor() != 0) {
        throw new CannotDoException("git: " + firstLine(errors.join()));
      }
      return output;
    } catch (IOException e) {
      throw new CannotDoException("git cannot be run: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CannotDoException("interrupted", e);
    }
  }

  private static String read(InputStream stream) {
    try (stream) {
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String firstLine(String message) {
    return message
        .lines()
        .findFirst()
        .orElse("failed without a message")
        .replaceFirst("^fatal: ", "");
  }
}
