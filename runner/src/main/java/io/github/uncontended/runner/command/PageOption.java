package io.github.uncontended.runner.command;

import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.html.Page;
import io.github.uncontended.runner.terminal.Console;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The option to write a page beside the report on standard output. */
final class PageOption {
  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write the result as one self-contained HTML page.")
  private String html;

  /**
   * Checks the option before any work is done.
   *
   * @throws CannotDoException if the file cannot be written
   */
  void validate() {
    if (html != null) {
      OutputFile file = new OutputFile(html);
      if (file.isStandardOutput()) {
        throw new CannotDoException("--html needs a file: standard output has the report");
      }
      file.checkWritable();
    }
  }

  /** Whether the page is requested. */
  boolean isSet() {
    return html != null;
  }

  /** Writes the page if it is requested. */
  void write(Supplier<Page> page, Console console) {
    if (html != null) {
      new OutputFile(html).write(page.get().toBytes(), console);
    }
  }
}
