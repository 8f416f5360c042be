package io.github.uncontended.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes the fixes of all modules of the build as a patch for {@code git apply}. */
@Mojo(name = "patch", aggregator = true, threadSafe = true)
public class PatchMojo extends CheckMojo {
  /** The file to write. */
  @Parameter(property = "uncontended.patch", defaultValue = "uncontended.patch")
  private String patch;

  @Override
  List<String> command() throws MojoExecutionException {
    List<String> command = super.command();
    add(command, "--patch", patch);
    return command;
  }
}
