package io.github.uncontended.runner.command;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.file.AtomicFile;
import io.github.uncontended.runner.file.PathArgument;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The file that an option names as an output.
 *
 * @param name the name that the user typed; {@code -} for standard output
 */
record OutputFile(String name) {
  static final String STANDARD_OUTPUT = "-";

  boolean isStandardOutput() {
    return name.equals(STANDARD_OUTPUT);
  }

  /** The file, which must not be standard output. */
  Path path() {
    return PathArgument.parse(name);
  }

  /**
   * Checks that the output can be written.
   *
   * @throws CannotDoException if it cannot
   */
  void checkWritable() {
    if (!isStandardOutput()) {
      AtomicFile.checkWritable(path());
    }
  }

  /** Writes the output as a whole. */
  void write(byte[] content, Console console) {
    if (isStandardOutput()) {
      console.write(content);
      return;
    }
    try {
      AtomicFile.write(path(), content);
    } catch (IOException e) {
      throw new CannotDoException(path() + " cannot be written: " + AtomicFile.reason(e), e);
    }
  }
}
