package io.github.uncontended.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.project.DefaultDependencyResolutionRequest;
import org.apache.maven.project.DependencyResolutionException;
import org.apache.maven.project.DependencyResolutionResult;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;

/**
 * Describes the modules of a build to the command line, which knows the format as that of a build
 * model.
 *
 * <p>Modules are described without the artifacts of others, which need not be built: they are
 * compiled from source.
 */
final class ReactorDescription {
  private static final Set<String> SCOPES = Set.of("compile", "provided", "system");
  private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final String BUILD_HELPER = "org.codehaus.mojo:build-helper-maven-plugin";
  private static final String ADD_EXPORTS = "--add-exports";

  private final MavenSession session;
  private final ProjectDependenciesResolver resolver;
  private final List<String> lines = new ArrayList<>();

  ReactorDescription(MavenSession session, ProjectDependenciesResolver resolver) {
    this.session = session;
    this.resolver = resolver;
  }

  /** The description. */
  List<String> lines() {
    session.getProjects().forEach(this::describe);
    return lines;
  }

  private void say(String key, Object... values) {
    StringBuilder line = new StringBuilder("uncontended\t").append(key);
    for (Object value : values) {
      line.append('\t').append(value);
    }
    lines.add(line.toString());
  }

  private static String nameOf(MavenProject project) {
    return project.getGroupId() + ":" + project.getArtifactId();
  }

  private void describe(MavenProject project) {
    Path target = Path.of(project.getBuild().getDirectory());
    say("module", nameOf(project), project.getBasedir());
    Set<Path> roots = new LinkedHashSet<>();
    if (!project.getPackaging().equals("pom")) {
      project.getCompileSourceRoots().forEach(root -> roots.add(Path.of(root)));
    }
    roots.addAll(addedSources(project));
    roots.forEach(root -> say(root.startsWith(target) ? "generated" : "sources", root));
    project.getResources().stream()
        .map(resource -> project.getBasedir().toPath().resolve(resource.getDirectory()).normalize())
        .filter(folder -> !project.getBasedir().toPath().startsWith(folder))
        .forEach(folder -> say("resources", folder));
    Path generated = target.resolve("generated-sources");
    if (Files.isDirectory(generated)) {
      say("generated", generated);
    }
    say("classes", project.getBuild().getOutputDirectory());
    Stream.of("release", "source", "target")
        .map(name -> compilerSetting(project, name))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .ifPresent(release -> say("release", release));
    String encoding = compilerSetting(project, "encoding");
    String sources = project.getProperties().getProperty("project.build.sourceEncoding", "");
    if (!encoding.isEmpty() || !sources.isEmpty()) {
      say("encoding", encoding.isEmpty() ? sources : encoding);
    }
    exports(project);
    dependencies(project);
  }

  private void dependencies(MavenProject project) {
    DefaultDependencyResolutionRequest request =
        new DefaultDependencyResolutionRequest(project, session.getRepositorySession());
    request.setResolutionFilter(
        (node, parents) ->
            node.getDependency() != null
                && SCOPES.contains(node.getDependency().getScope())
                && !isModule(node.getArtifact()));
    DependencyResolutionResult result;
    try {
      result = resolver.resolve(request);
    } catch (DependencyResolutionException e) {
      result = e.getResult();
    }
    for (Dependency dependency : result.getResolvedDependencies()) {
      Artifact artifact = dependency.getArtifact();
      if (artifact.getFile() != null && artifact.getExtension().equals("jar")) {
        say(
            "jar",
            artifact.getGroupId() + ":" + artifact.getArtifactId() + ":" + artifact.getClassifier(),
            artifact.getFile());
      }
    }
    for (Dependency dependency : result.getUnresolvedDependencies()) {
      if (SCOPES.contains(dependency.getScope()) && !isModule(dependency.getArtifact())) {
        Artifact lost = dependency.getArtifact();
        say("missing", lost.getGroupId() + ":" + lost.getArtifactId() + ":" + lost.getVersion());
      }
    }
    if (result.getDependencyGraph() != null) {
      Set<String> siblings = new LinkedHashSet<>();
      siblings(result.getDependencyGraph(), siblings);
      siblings.forEach(sibling -> say("sibling", sibling));
    }
  }

  private void siblings(DependencyNode node, Set<String> siblings) {
    for (DependencyNode child : node.getChildren()) {
      if (SCOPES.contains(child.getDependency().getScope())) {
        if (isModule(child.getArtifact()) && child.getArtifact().getClassifier().isEmpty()) {
          siblings.add(
              child.getArtifact().getGroupId() + ":" + child.getArtifact().getArtifactId());
        }
        siblings(child, siblings);
      }
    }
  }

  private boolean isModule(Artifact artifact) {
    return session.getProjects().stream()
        .anyMatch(
            project ->
                project.getGroupId().equals(artifact.getGroupId())
                    && project.getArtifactId().equals(artifact.getArtifactId())
                    && project.getVersion().equals(artifact.getBaseVersion()));
  }

  /** The folders that the build helper adds, also where its execution is not part of this run. */
  private static List<Path> addedSources(MavenProject project) {
    List<Path> added = new ArrayList<>();
    Plugin helper = project.getPlugin(BUILD_HELPER);
    if (helper != null) {
      for (PluginExecution execution : helper.getExecutions()) {
        if (execution.getGoals().contains("add-source")) {
          for (String source : children(execution.getConfiguration(), "sources")) {
            added.add(project.getBasedir().toPath().resolve(source).normalize());
          }
        }
      }
    }
    return added;
  }

  private String compilerSetting(MavenProject project, String name) {
    Plugin compiler = project.getPlugin(COMPILER);
    if (compiler != null && compiler.getConfiguration() instanceof Xpp3Dom configuration) {
      Xpp3Dom setting = configuration.getChild(name);
      if (setting != null && setting.getValue() != null && !setting.getValue().contains("${")) {
        return setting.getValue().strip();
      }
    }
    String property = "maven.compiler." + name;
    return session
        .getUserProperties()
        .getProperty(property, project.getProperties().getProperty(property, ""))
        .strip();
  }

  private void exports(MavenProject project) {
    Plugin compiler = project.getPlugin(COMPILER);
    List<String> arguments =
        compiler == null ? List.of() : children(compiler.getConfiguration(), "compilerArgs");
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).startsWith(ADD_EXPORTS + "=")) {
        say("export", arguments.get(i).substring(ADD_EXPORTS.length() + 1));
      } else if (arguments.get(i).equals(ADD_EXPORTS) && i + 1 < arguments.size()) {
        say("export", arguments.get(i + 1));
      }
    }
  }

  private static List<String> children(Object configuration, String name) {
    List<String> values = new ArrayList<>();
    if (configuration instanceof Xpp3Dom dom && dom.getChild(name) != null) {
      for (Xpp3Dom child : dom.getChild(name).getChildren()) {
        if (child.getValue() != null) {
          values.add(child.getValue().strip());
        }
      }
    }
    return values;
  }
}
