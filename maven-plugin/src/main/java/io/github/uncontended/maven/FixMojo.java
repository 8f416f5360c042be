package io.github.uncontended.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Applies the fixes to the main sources of all modules of the build. */
@Mojo(name = "fix", aggregator = true, threadSafe = true)
public class FixMojo extends CheckMojo {
  /** Allows uncommitted changes. */
  @Parameter(property = "uncontended.force", defaultValue = "false")
  private boolean force;

  @Override
  List<String> command() throws MojoExecutionException {
    List<String> command = super.command();
    command.add("--fix");
    if (force) {
      command.add("--force");
    }
    return command;
  }
}
