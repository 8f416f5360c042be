package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.source.Source;
import java.io.IOException;

/**
 * A file before and after.
 *
 * @param source the file as it is
 * @param patched the same file with its text to be
 */
public record Change(Source source, Source patched) {
  /** The bytes of the file as they were read. */
  public byte[] before() throws IOException {
    return source.encoding().encode(source.text());
  }

  /** The bytes of the file to be. */
  public byte[] after() throws IOException {
    return patched.encoding().encode(patched.text());
  }
}
