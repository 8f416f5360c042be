package io.github.uncontended.runner.testing;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.Analysis;
import io.github.uncontended.runner.engine.AnalysisRequest;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Sources;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Small source files in a folder, and the findings in them. */
public final class Snippets {
  private final Path folder;

  /** Starts without files. */
  public Snippets(Path folder) {
    this.folder = folder;
  }

  /** Adds a file of package {@code p} with all of {@code java.sql} and {@code java.util}. */
  public Snippets add(String name, String body) {
    try {
      Files.createDirectories(folder.resolve("p"));
      Files.writeString(
          folder.resolve("p").resolve(name + ".java"),
          "package p;\nimport java.sql.*;\nimport java.util.*;\n" + body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** The findings in these files. */
  public ImmutableList<ReportedFinding> findings() {
    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      AnalysisRequest request =
          new AnalysisRequest(
              sources.files().values(),
              ImmutableList.of(),
              17,
              Optional.empty(),
              ImmutableList.of());
      AnalysisResult result =
          Analysis.run(request, new Progress(new PrintWriter(Writer.nullWriter()), false));
      if (!result.skips().isEmpty()) {
        throw new IllegalArgumentException(result.skips().toString());
      }
      return result.findings();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
