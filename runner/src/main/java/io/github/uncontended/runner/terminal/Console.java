package io.github.uncontended.runner.terminal;

import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/**
 * The output streams of a command.
 *
 * @param stdout standard output for bytes: JSON, patches
 * @param out standard output for text
 * @param err standard error
 * @param terminal the terminal that shows standard output
 * @param progress the progress line on standard error
 */
public record Console(
    OutputStream stdout, PrintWriter out, PrintWriter err, Terminal terminal, Progress progress) {
  /**
   * Writes bytes to standard output.
   *
   * @throws CannotDoException if they cannot be written
   */
  public void write(byte[] content) {
    try {
      out.flush();
      stdout.write(content);
      stdout.flush();
    } catch (IOException e) {
      throw new CannotDoException("standard output cannot be written: " + e.getMessage(), e);
    }
  }
}
