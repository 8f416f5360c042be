package io.github.uncontended.runner.diagnose;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.runner.html.Page;
import io.github.uncontended.runner.profile.Folding;
import io.github.uncontended.runner.profile.ProfileWriter;
import io.github.uncontended.runner.source.Artifacts;
import io.github.uncontended.runner.source.TargetLoader;
import io.github.uncontended.runner.terminal.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Diagnoses a recording and prints the verdicts. */
public final class Diagnoser {
  private final TargetLoader loader;
  private final boolean offline;
  private final int newestRuntime;
  private final Console console;

  /**
   * Creates a diagnoser.
   *
   * @param offline whether to forbid downloads
   * @param newestRuntime the JDK that is assumed if the recording does not name its own
   */
  public Diagnoser(TargetLoader loader, boolean offline, int newestRuntime, Console console) {
    this.loader = loader;
    this.offline = offline;
    this.newestRuntime = newestRuntime;
    this.console = console;
  }

  /**
   * The outcome of a diagnosis.
   *
   * @param lost whether thread time is lost
   * @param page the page; empty unless it was requested
   */
  public record Outcome(boolean lost, Optional<Page> page) {}

  /**
   * Diagnoses.
   *
   * @param classPath the class path of the program
   * @param project the sources of the program
   * @param top how many causes
   * @param page makes the page of the verdicts; empty for none
   */
  public Outcome run(
      Path recording,
      ImmutableList<Path> classPath,
      Project project,
      int top,
      Optional<DiagnosisPage> page)
      throws IOException {
    Profile folded =
        Folding.loadOrFold(recording, page.map(DiagnosisPage::stacks), console.progress());
    Path file = Files.createTempFile("uncontended", ".profile");
    try {
      Files.write(file, ProfileWriter.text(folded).getBytes(UTF_8));
      // The rules read the file, which rounds the figures.
      return run(Folding.load(file), file, classPath, project, top, page);
    } finally {
      console.progress().clear();
      Files.delete(file);
    }
  }

  private Outcome run(
      Profile profile,
      Path file,
      ImmutableList<Path> classPath,
      Project project,
      int top,
      Optional<DiagnosisPage> page)
      throws IOException {
    int runtime =
        profile.header().runtimes().isEmpty() ? newestRuntime : profile.header().runtimes().first();
    try (Artifacts artifacts = new Artifacts(offline);
        ArtifactSources sources = new ArtifactSources(loader, runtime, console.progress())) {
      Diagnosis diagnosis =
          new Diagnosis(profile, file.toString(), new ArtifactIndex(classPath), sources, artifacts);
      ImmutableList<Verdict> verdicts =
          diagnosis.verdicts(project.findings(file, runtime, console.progress()), top);
      console.progress().clear();
      new DiagnosisReport(console.out(), console.terminal(), profile).print(verdicts);
      return new Outcome(!verdicts.isEmpty(), page.map(it -> it.of(profile, verdicts)));
    }
  }
}
