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

/** Asks git about a work tree; it changes nothing there, and starts no program that it names. */
final class Git {
  /** Settings of the work tree that would make git run something. */
  private static final ImmutableList<String> RUN_NOTHING =
      ImmutableList.of(
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.quotePath=true");

  private Git() {}

  /**
   * What git prints, as UTF-8.
   *
   * @throws CannotDoException if git cannot be run or refuses
   */
  static String run(Path workTree, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add("git");
    command.addAll(RUN_NOTHING);
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

  private static String firstLine(String said) {
    return said.lines().findFirst().orElse("no reason given").replaceFirst("^fatal: ", "");
  }
}
