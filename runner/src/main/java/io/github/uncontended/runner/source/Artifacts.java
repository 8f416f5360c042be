package io.github.uncontended.runner.source;

import com.google.common.base.Splitter;
import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.maven.MavenContext;
import io.github.uncontended.runner.maven.Releases;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.CollectResult;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.util.graph.visitor.PreorderNodeListGenerator;

/**
 * Resolves artifacts from Maven repositories with the user's Maven settings: mirrors, proxies,
 * credentials and local repository.
 */
public final class Artifacts implements AutoCloseable {
  /**
   * An artifact with all that is needed to compile it.
   *
   * @param sources the sources jar
   * @param jar the jar of its classes; empty if there is none
   * @param classPath the jars of its dependencies
   * @param missing the coordinates of dependencies that could not be resolved
   */
  public record Compilable(
      Path sources,
      Optional<Path> jar,
      ImmutableList<Path> classPath,
      ImmutableList<String> missing) {}

  private final MavenContext context;
  private final RepositorySystem system;
  private final RepositorySystemSession session;

  /**
   * Reads the user's settings.
   *
   * @param offline whether to forbid downloads regardless of the settings
   */
  public Artifacts(boolean offline) {
    this.context = new MavenContext(offline);
    this.system = context.system();
    this.session = context.session();
  }

  @Override
  public void close() {
    context.close();
  }

  /**
   * Resolves the sources and the class path of an artifact.
   *
   * @param coordinates {@code groupId:artifactId:version}
   */
  public Compilable compilable(String coordinates) {
    List<String> parts = Splitter.on(':').splitToList(coordinates);
    if (parts.size() != 3 || parts.stream().anyMatch(String::isBlank)) {
      throw new CannotDoException(
          "an artifact has the form groupId:artifactId:version, not '" + coordinates + "'");
    }
    Artifact jar = new DefaultArtifact(parts.get(0), parts.get(1), "jar", parts.get(2));
    Artifact sources =
        new DefaultArtifact(parts.get(0), parts.get(1), "sources", "jar", parts.get(2));
    Path sourcesJar;
    try {
      sourcesJar = resolve(sources);
    } catch (ArtifactResolutionException e) {
      throw new CannotDoException(reasonFor(jar, e), e);
    }
    Set<String> missing = new LinkedHashSet<>();
    List<Path> classPath = new ArrayList<>();
    dependencies(jar, classPath, missing);
    Optional<Path> own;
    try {
      own = Optional.of(resolve(jar));
    } catch (ArtifactResolutionException e) {
      own = Optional.empty();
    }
    return new Compilable(
        sourcesJar, own, ImmutableList.copyOf(classPath), ImmutableList.copyOf(missing));
  }

  /** Resolves a jar without its dependencies; empty if it cannot be resolved. */
  public Optional<Path> jar(String coordinates) {
    try {
      return Optional.of(resolve(new DefaultArtifact(coordinates)));
    } catch (ArtifactResolutionException e) {
      return Optional.empty();
    }
  }

  /** The releases in the same repositories. */
  public Releases releases() {
    return new Releases(context);
  }

  private String reasonFor(Artifact jar, ArtifactResolutionException noSources) {
    String name = jar.getGroupId() + ":" + jar.getArtifactId() + ":" + jar.getVersion();
    if (session.isOffline()) {
      return "the sources of "
          + name
          + " are not in the local repository, and downloads are disabled";
    }
    if (!isAbsent(noSources)) {
      return name + " cannot be downloaded: " + MavenContext.message(noSources);
    }
    try {
      resolve(new DefaultArtifact(jar.getGroupId(), jar.getArtifactId(), "pom", jar.getVersion()));
      return name + " has no sources jar in " + repositories();
    } catch (ArtifactResolutionException e) {
      return isAbsent(e)
          ? name + " was not found in the configured repositories (" + repositories() + ")"
          : name + " cannot be downloaded: " + MavenContext.message(e);
    }
  }

  private String repositories() {
    return String.join(", ", context.repositories().stream().map(RemoteRepository::getId).toList());
  }

  private static boolean isAbsent(ArtifactResolutionException e) {
    return Throwables.getCausalChain(e).stream()
        .anyMatch(ArtifactNotFoundException.class::isInstance);
  }

  private Path resolve(Artifact artifact) throws ArtifactResolutionException {
    return system
        .resolveArtifact(session, new ArtifactRequest(artifact, context.repositories(), null))
        .getArtifact()
        .getFile()
        .toPath();
  }

  /**
   * Resolves the dependencies of the artifact's own build, including provided and optional ones,
   * which Maven omits for consumers.
   */
  private void dependencies(Artifact artifact, List<Path> classPath, Set<String> missing) {
    CollectRequest request = new CollectRequest();
    try {
      ArtifactDescriptorResult descriptor =
          system.readArtifactDescriptor(
              session, new ArtifactDescriptorRequest(artifact, context.repositories(), null));
      for (Dependency dependency : descriptor.getDependencies()) {
        if (!dependency.getScope().equals("test") && !dependency.getScope().equals("system")) {
          request.addDependency(dependency.setScope("compile").setOptional(false));
        }
      }
      request.setManagedDependencies(descriptor.getManagedDependencies());
      request.setRepositories(context.repositories(descriptor.getRepositories()));
    } catch (ArtifactDescriptorException e) {
      missing.add("the dependencies of " + artifact);
      return;
    }
    CollectResult collected;
    try {
      collected = system.collectDependencies(session, request);
    } catch (DependencyCollectionException e) {
      collected = e.getResult();
    }
    if (collected.getRoot() != null) {
      files(collected.getRoot(), classPath, missing);
    }
  }

  private void files(DependencyNode root, List<Path> classPath, Set<String> missing) {
    PreorderNodeListGenerator nodes = new PreorderNodeListGenerator();
    root.accept(nodes);
    List<ArtifactRequest> requests = new ArrayList<>();
    for (DependencyNode node : nodes.getNodes()) {
      if (node.getDependency() != null && isJar(node.getArtifact())) {
        requests.add(new ArtifactRequest(node));
      }
    }
    List<ArtifactResult> results;
    try {
      results = system.resolveArtifacts(session, requests);
    } catch (ArtifactResolutionException e) {
      results = e.getResults();
    }
    for (ArtifactResult result : results) {
      if (result.isResolved()) {
        classPath.add(result.getArtifact().getFile().toPath());
      } else {
        Artifact lost = result.getRequest().getArtifact();
        missing.add(lost.getGroupId() + ":" + lost.getArtifactId() + ":" + lost.getVersion());
      }
    }
  }

  private static boolean isJar(Artifact artifact) {
    return artifact.getExtension().equals("jar");
  }
}
