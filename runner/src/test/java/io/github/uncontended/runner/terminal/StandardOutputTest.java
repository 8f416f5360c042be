package io.github.uncontended.runner.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

/** A reader that leaves early is no error; a full disk is. */
final class StandardOutputTest {
  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        throw new IOException(message);
      }
    };
  }

  @Test
  void dropsWhatNobodyReads() throws IOException {
    StandardOutput output = new StandardOutput(failing("Broken pipe"));
    output.write(new byte[10]);
    output.write(1);
    output.flush();
    assertEquals(true, output.isClosedByReader());
  }

  @Test
  void reportsOtherFailures() {
    StandardOutput output = new StandardOutput(failing("No space left on device"));
    assertThrows(IOException.class, () -> output.write(new byte[10]));
    assertEquals(false, output.isClosedByReader());
  }
}
