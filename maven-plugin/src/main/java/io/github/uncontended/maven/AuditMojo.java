package io.github.uncontended.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Audits the dependencies that the build's modules run with. */
@Mojo(name = "audit", aggregator = true, threadSafe = true)
public class AuditMojo extends RunnerMojo {
  /** The lowest severity that fails the build: error, warning, suggestion or never. */
  @Parameter(property = "uncontended.failOn")
  private String failOn;

  /** Reports only what is new or hotter than in this older POM: a file or REV:file. */
  @Parameter(property = "uncontended.against")
  private String against;

  /** A contention profile. */
  @Parameter(property = "uncontended.profile")
  private String profile;

  /** The JDK release that runs the application in production. */
  @Parameter(property = "uncontended.targetRuntime")
  private Integer targetRuntime;

  /** Writes the findings as a page to this file. */
  @Parameter(property = "uncontended.html")
  private String html;

  /** Writes the result as JSON to this file. */
  @Parameter(property = "uncontended.json")
  private String json;

  /** Whether to search newer releases that are free of a finding. */
  @Parameter(property = "uncontended.upgrades", defaultValue = "true")
  private boolean upgrades;

  @Override
  List<String> command() {
    List<String> command = new ArrayList<>(List.of("audit"));
    command.add(session().getTopLevelProject().getFile().toString());
    if (session().isOffline()) {
      command.add("--offline");
    }
    if (!upgrades) {
      command.add("--no-upgrades");
    }
    add(command, "--fail-on", failOn);
    add(command, "--against", against);
    add(command, "--profile", profile);
    add(command, "--target-runtime", targetRuntime);
    add(command, "--html", html);
    add(command, "--json", json);
    return command;
  }
}
