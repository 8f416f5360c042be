package io.github.uncontended.runner.terminal;

import com.google.common.base.Ascii;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output that notices when its reader has read enough, as {@code head} does. That is no
 * failure: what follows is dropped.
 */
public final class StandardOutput extends FilterOutputStream {
  private boolean closedByReader;

  /** Wraps the stream of standard output. */
  public StandardOutput(OutputStream stdout) {
    super(stdout);
  }

  /** Whether the reader has closed the pipe. */
  public boolean isClosedByReader() {
    return closedByReader;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    run(() -> out.write(bytes, offset, length));
  }

  @Override
  public void flush() throws IOException {
    run(out::flush);
  }

  private interface Step {
    void run() throws IOException;
  }

  private void run(Step step) throws IOException {
    if (closedByReader) {
      return;
    }
    try {
      step.run();
    } catch (IOException e) {
      // "Broken pipe" on Linux and macOS, "The pipe is being closed" on Windows.
      closedByReader = e.getMessage() != null && Ascii.toLowerCase(e.getMessage()).contains("pipe");
      if (!closedByReader) {
        throw e;
      }
    }
  }
}
