package io.github.uncontended.runner.dependencies;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.maven.Dependencies;
import io.github.uncontended.runner.maven.MavenContext;
import io.github.uncontended.runner.maven.Reactor;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.model.Model;
import org.eclipse.aether.artifact.Artifact;

/**
 * The artifacts that an application runs with.
 *
 * @param artifacts the artifacts and their jars, those of one module after those of another
 * @param missing the coordinates of dependencies that could not be resolved
 */
public record DependencyTree(
    ImmutableMap<Coordinates, Path> artifacts, ImmutableList<String> missing) {
  /**
   * Resolves the dependencies of a Maven project and of its modules.
   *
   * @param offline whether to use the local repository only
   * @throws CannotDoException if the POM cannot be read
   */
  public static DependencyTree of(Path pom, boolean offline) {
    try (MavenContext context = new MavenContext(offline)) {
      Reactor reactor = Reactor.read(List.of(pom), context);
      Map<Coordinates, Path> artifacts = new LinkedHashMap<>();
      Set<String> missing = new LinkedHashSet<>();
      for (Model module : reactor.selected()) {
        Dependencies dependencies = Dependencies.toRun(module, reactor, context);
        for (Dependencies.Jar jar : dependencies.jars()) {
          Artifact it = jar.artifact();
          artifacts.putIfAbsent(
              new Coordinates(it.getGroupId(), it.getArtifactId(), it.getVersion()), jar.file());
        }
        missing.addAll(dependencies.missing());
      }
      return new DependencyTree(ImmutableMap.copyOf(artifacts), ImmutableList.copyOf(missing));
    }
  }

  /** The class path of the whole application. */
  public ImmutableList<Path> classPath() {
    return artifacts.values().asList();
  }
}
