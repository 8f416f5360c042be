package io.github.uncontended.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Runs a command of the command line in a process of its own. */
abstract class RunnerMojo extends AbstractMojo {
  private static final int FOUND = 1;

  /** Does nothing if set. */
  @Parameter(property = "uncontended.skip", defaultValue = "false")
  private boolean skip;

  /** The jar of the command line. Default: that of the plugin's version, from the repositories. */
  @Parameter(property = "uncontended.jar")
  private File jar;

  /** The JDK to run the command line with. Default: the one that runs Maven. */
  @Parameter(property = "uncontended.javaHome", defaultValue = "${java.home}")
  private File javaHome;

  /** Further arguments for the command line, separated by spaces. */
  @Parameter(property = "uncontended.args")
  private String args;

  @Parameter(defaultValue = "${plugin}", readonly = true)
  private PluginDescriptor plugin;

  @Parameter(defaultValue = "${session}", readonly = true)
  private MavenSession session;

  @Inject private RepositorySystem repositories;

  MavenSession session() {
    return session;
  }

  RepositorySystem repositories() {
    return repositories;
  }

  /** The command and its arguments. */
  abstract List<String> command() throws MojoExecutionException;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("skipped by uncontended.skip");
      return;
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(javaHome.getPath(), "bin", "java").toString());
    // The process is short: the second compiler would cost more than it gains.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar"));
    command.add(runner().toString());
    command.addAll(command());
    if (args != null) {
      command.addAll(List.of(args.strip().split("\\s+")));
    }
    int code = run(command);
    if (code == FOUND) {
      throw new MojoFailureException(
          "there are findings, see above; -Duncontended.failOn=never reports them only");
    }
    if (code != 0) {
      throw new MojoExecutionException("uncontended failed, see above");
    }
  }

  private Path runner() throws MojoExecutionException {
    if (jar != null) {
      return jar.toPath();
    }
    DefaultArtifact wanted =
        new DefaultArtifact(
            plugin.getGroupId(), "uncontended-runner", "all", "jar", plugin.getVersion());
    try {
      return repositories
          .resolveArtifact(
              session.getRepositorySession(),
              new ArtifactRequest(
                  wanted, session.getCurrentProject().getRemotePluginRepositories(), null))
          .getArtifact()
          .getFile()
          .toPath();
    } catch (ArtifactResolutionException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  private int run(List<String> command) throws MojoExecutionException {
    getLog().debug(String.join(" ", command));
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(new File(session.getExecutionRootDirectory()))
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
        lines.lines().forEach(System.out::println);
      }
      return process.waitFor();
    } catch (IOException e) {
      throw new MojoExecutionException("uncontended cannot be run: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted", e);
    }
  }

  /** Adds an option with its value if the value is set. */
  static void add(List<String> command, String option, Object value) {
    if (value != null) {
      command.add(option);
      command.add(value.toString());
    }
  }
}
