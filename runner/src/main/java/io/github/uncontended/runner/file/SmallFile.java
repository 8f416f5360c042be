package io.github.uncontended.runner.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads text files that the user names in options. */
public final class SmallFile {
  private static final int MAX_BYTES = 64 << 20;

  private SmallFile() {}

  /**
   * Reads a file in UTF-8.
   *
   * @throws IOException if it cannot be read, is not UTF-8 or is too large
   */
  public static String read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] content = in.readNBytes(MAX_BYTES + 1);
      if (content.length > MAX_BYTES) {
        throw new IOException("larger than " + (MAX_BYTES >> 20) + " MB");
      }
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
    }
  }
}
