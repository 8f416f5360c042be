package io.github.uncontended.runner.patch;

import io.github.uncontended.edit.Edit;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;

/** Whether the text of a file can be written back in its own encoding. */
final class Writing {
  private Writing() {}

  /** Why a fix cannot be written into a file; empty if it can. */
  static String obstacle(Source file, Fix fix) throws IOException {
    try {
      for (Edit edit : fix.edits()) {
        file.encoding().encode(edit.text());
      }
    } catch (CharacterCodingException e) {
      return file.encoding().charset() + " lacks a character of it";
    }
    return Arrays.equals(file.encoding().encode(file.text()), file.bytes())
        ? ""
        : "the file would not be written back as it was in " + file.encoding().charset();
  }
}
