package io.github.uncontended.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;

/** Checks the main sources of all modules of the build, and reports on all of them at once. */
@Mojo(name = "check", aggregator = true, defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public class CheckMojo extends RunnerMojo {
  /** The lowest severity that fails the build: error, warning, suggestion or never. */
  @Parameter(property = "uncontended.failOn")
  private String failOn;

  /** A baseline: the findings in this file are not reported. */
  @Parameter(property = "uncontended.baseline")
  private String baseline;

  /** Writes all findings to this baseline. */
  @Parameter(property = "uncontended.writeBaseline")
  private String writeBaseline;

  /** A contention profile. */
  @Parameter(property = "uncontended.profile")
  private String profile;

  /** Reports only findings on lines that differ from this git revision. */
  @Parameter(property = "uncontended.onlyChanged")
  private String onlyChanged;

  /** Runs only these rules, separated by commas. */
  @Parameter(property = "uncontended.rules")
  private String rules;

  /** Runs all rules except these, separated by commas. */
  @Parameter(property = "uncontended.except")
  private String except;

  /** The JDK release that runs the code in production. */
  @Parameter(property = "uncontended.targetRuntime")
  private Integer targetRuntime;

  /** Also reports and applies fixes that can change the behaviour of the program. */
  @Parameter(property = "uncontended.unsafeFixes", defaultValue = "false")
  private boolean unsafeFixes;

  /** Also reports code without evidence of heat for the rules that need it. */
  @Parameter(property = "uncontended.unknownHeat", defaultValue = "false")
  private boolean unknownHeat;

  /** Writes the findings as SARIF to this file. */
  @Parameter(property = "uncontended.sarif")
  private String sarif;

  /** Writes the findings in reviewdog's format to this file. */
  @Parameter(property = "uncontended.rdjson")
  private String rdjson;

  /** Writes the findings as a page to this file. */
  @Parameter(property = "uncontended.html")
  private String html;

  @Inject private ProjectDependenciesResolver resolver;

  @Override
  List<String> command() throws MojoExecutionException {
    List<String> command = new ArrayList<>(List.of("check", "--build-model"));
    command.add(describeBuild().toString());
    if (session().isOffline()) {
      command.add("--offline");
    }
    add(command, "--fail-on", failOn);
    add(command, "--baseline", baseline);
    add(command, "--write-baseline", writeBaseline);
    add(command, "--profile", profile);
    add(command, "--only-changed", onlyChanged);
    add(command, "--rules", rules);
    add(command, "--except", except);
    add(command, "--target-runtime", targetRuntime);
    add(command, "--sarif", sarif);
    add(command, "--rdjson", rdjson);
    add(command, "--html", html);
    if (unknownHeat) {
      command.add("--unknown-heat");
    }
    if (unsafeFixes) {
      command.add("--unsafe-fixes");
    }
    return command;
  }

  private Path describeBuild() throws MojoExecutionException {
    try {
      Path folder = Path.of(session().getTopLevelProject().getBuild().getDirectory());
      Files.createDirectories(folder);
      return Files.write(
          folder.resolve("uncontended-build.tsv"),
          new ReactorDescription(session(), resolver).lines());
    } catch (IOException e) {
      throw new MojoExecutionException("the build cannot be described: " + e.getMessage(), e);
    }
  }
}
