package io.github.uncontended.runner.patch;

import io.github.uncontended.edit.Edit;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;

/** Checks that a fixed file can be encoded in the encoding of the original without loss. */
final class RoundTrip {
  private RoundTrip() {}

  /** Returns why a fix cannot be written to a file; empty if it can. */
  static String obstacle(Source file, Fix fix) throws IOException {
    try {
      for (Edit edit : fix.edits()) {
        file.encoding().encode(edit.text());
      }
    } catch (CharacterCodingException e) {
      return file.encoding().charset() + " cannot encode a character of the fix";
    }
    return Arrays.equals(file.encoding().encode(file.text()), file.bytes())
        ? ""
        : "decoding and encoding the file in "
            + file.encoding().charset()
            + " does not preserve its bytes";
  }
}
