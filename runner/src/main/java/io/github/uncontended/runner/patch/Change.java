package io.github.uncontended.runner.patch;

import io.github.uncontended.runner.source.Source;
import java.io.IOException;

/**
 * The change of a file by fixes.
 *
 * @param source the original file
 * @param patched the file with the fixed text
 */
public record Change(Source source, Source patched) {
  /** The original bytes. */
  public byte[] before() throws IOException {
    return source.encoding().encode(source.text());
  }

  /** The fixed bytes. */
  public byte[] after() throws IOException {
    return patched.encoding().encode(patched.text());
  }
}
