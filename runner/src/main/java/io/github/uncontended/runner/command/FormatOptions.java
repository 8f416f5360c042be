package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.output.GitHubAnnotations;
import io.github.uncontended.runner.output.GitLabReport;
import io.github.uncontended.runner.output.JUnitReport;
import io.github.uncontended.runner.output.SonarReport;
import io.github.uncontended.runner.terminal.Console;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for the report formats of single products, which contain no fixes. */
final class FormatOptions {
  @Option(
      names = "--github",
      paramLabel = "FILE",
      description =
          "Write the findings as annotations of GitHub Actions; - is standard output, where"
              + " they take effect.")
  private String github;

  @Option(
      names = "--gitlab",
      paramLabel = "FILE",
      description = "Write the findings as a GitLab code quality report; - is standard output.")
  private String gitlab;

  @Option(
      names = "--sonar",
      paramLabel = "FILE",
      description = "Write the findings as external issues of SonarQube; - is standard output.")
  private String sonar;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the findings as JUnit XML; - is standard output.")
  private String junit;

  /** The files to write. */
  Stream<String> files() {
    return Stream.of(github, gitlab, sonar, junit).filter(Objects::nonNull);
  }

  /** Writes the reports. */
  void write(Collection<ReportedFinding> findings, Console console) {
    write(github, GitHubAnnotations::of, findings, console);
    write(gitlab, GitLabReport::of, findings, console);
    write(sonar, SonarReport::of, findings, console);
    write(junit, JUnitReport::of, findings, console);
  }

  private static void write(
      String file,
      Function<Collection<ReportedFinding>, String> format,
      Collection<ReportedFinding> findings,
      Console console) {
    if (file != null) {
      new OutputFile(file).write(format.apply(findings).getBytes(UTF_8), console);
    }
  }
}
