package io.github.uncontended.runner.maven;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.model.Model;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.collection.CollectResult;
import org.eclipse.aether.collection.DependencyCollectionException;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactDescriptorRequest;
import org.eclipse.aether.resolution.ArtifactDescriptorResult;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.util.graph.visitor.PreorderNodeListGenerator;

/**
 * The dependencies of a module, as Maven resolves them.
 *
 * @param jars the artifacts of repositories, in the order of the class path
 * @param modules the modules of the same build
 * @param missing the coordinates of artifacts that could not be resolved
 */
public record Dependencies(
    ImmutableList<Jar> jars, ImmutableSet<Model> modules, ImmutableList<String> missing) {
  private static final ImmutableSet<String> COMPILE =
      ImmutableSet.of("compile", "provided", "system");
  private static final ImmutableSet<String> RUNTIME = ImmutableSet.of("compile", "runtime");

  /** An artifact and its file. */
  public record Jar(Artifact artifact, Path file) {
    /** The coordinates without the version. */
    public String key() {
      return artifact.getGroupId()
          + ":"
          + artifact.getArtifactId()
          + ":"
          + artifact.getExtension()
          + ":"
          + artifact.getClassifier();
    }
  }

  /** Resolves what the main sources of a module compile against. */
  public static Dependencies toCompile(Model module, Reactor reactor, MavenContext context) {
    return resolve(module, COMPILE, reactor, context);
  }

  /** Resolves what a module needs to run. */
  public static Dependencies toRun(Model module, Reactor reactor, MavenContext context) {
    return resolve(module, RUNTIME, reactor, context);
  }

  private static Dependencies resolve(
      Model module, Set<String> scopes, Reactor reactor, MavenContext context) {
    Set<String> missing = new LinkedHashSet<>();
    Set<Model> modules = new LinkedHashSet<>();
    List<ArtifactRequest> requests = new ArrayList<>();
    for (DependencyNode node : nodes(module, reactor, context, missing)) {
      if (node.getDependency() == null || !scopes.contains(node.getDependency().getScope())) {
        continue;
      }
      Artifact artifact = node.getArtifact();
      if (reactor.moduleOf(artifact).isPresent()) {
        if (artifact.getClassifier().isEmpty()) {
          modules.add(reactor.moduleOf(artifact).get());
        }
      } else if (artifact.getExtension().equals("jar")) {
        requests.add(new ArtifactRequest(node));
      }
    }
    return new Dependencies(
        files(requests, reactor, context, missing),
        ImmutableSet.copyOf(modules),
        ImmutableList.copyOf(missing));
  }

  /**
   * The dependency tree as a list. Test dependencies take part in the choice of versions, as they
   * do in Maven.
   */
  private static List<DependencyNode> nodes(
      Model module, Reactor reactor, MavenContext context, Set<String> missing) {
    Artifact pom =
        new DefaultArtifact(
            module.getGroupId(), module.getArtifactId(), "", "pom", module.getVersion());
    CollectRequest request = new CollectRequest();
    try {
      ArtifactDescriptorResult descriptor =
          context
              .system()
              .readArtifactDescriptor(
                  reactor.session(),
                  new ArtifactDescriptorRequest(pom, context.repositories(), null));
      request.setDependencies(descriptor.getDependencies());
      request.setManagedDependencies(descriptor.getManagedDependencies());
      request.setRepositories(context.repositories(descriptor.getRepositories()));
    } catch (ArtifactDescriptorException e) {
      missing.add("the dependencies of " + pom);
      return List.of();
    }
    CollectResult collected;
    try {
      collected = context.system().collectDependencies(reactor.session(), request);
    } catch (DependencyCollectionException e) {
      collected = e.getResult();
    }
    PreorderNodeListGenerator nodes = new PreorderNodeListGenerator();
    if (collected.getRoot() != null) {
      collected.getRoot().accept(nodes);
    }
    return nodes.getNodes();
  }

  private static ImmutableList<Jar> files(
      List<ArtifactRequest> requests, Reactor reactor, MavenContext context, Set<String> missing) {
    List<ArtifactResult> results;
    try {
      results = context.system().resolveArtifacts(reactor.session(), requests);
    } catch (ArtifactResolutionException e) {
      results = e.getResults();
    }
    ImmutableList.Builder<Jar> jars = ImmutableList.builder();
    for (ArtifactResult result : results) {
      if (result.isResolved()) {
        jars.add(new Jar(result.getArtifact(), result.getArtifact().getFile().toPath()));
      } else {
        Artifact lost = result.getRequest().getArtifact();
        missing.add(lost.getGroupId() + ":" + lost.getArtifactId() + ":" + lost.getVersion());
      }
    }
    return jars.build();
  }
}
