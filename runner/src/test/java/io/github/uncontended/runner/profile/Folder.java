package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.terminal.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;

/** Folds recordings without a terminal. */
final class Folder {
  final Folding folding;

  Folder(String... prefixes) {
    folding =
        new Folding(List.of(prefixes), new Progress(new PrintWriter(new StringWriter()), false));
  }

  Folding fold(Path file) {
    folding.addRecording(file);
    return folding;
  }

  /** Folds a recording that must give no warning. */
  static Profile foldIntact(Path file) {
    Folder folder = new Folder();
    Profile profile = folder.fold(file).toProfile();
    assertEquals(ImmutableList.of(), folder.folding.warnings());
    return profile;
  }
}
