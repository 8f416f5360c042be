package io.github.uncontended.runner.terminal;

import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/**
 * Where a command says what it has to say.
 *
 * @param stdout standard output for what is no text to read: JSON, patches
 * @param out standard output for text
 * @param err standard error
 * @param terminal what standard output is shown on
 * @param progress a line on standard error
 */
public record Console(
    OutputStream stdout, PrintWriter out, PrintWriter err, Terminal terminal, Progress progress) {
  /**
   * Writes bytes to standard output.
   *
   * @throws CannotDoException if it does not take them
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
