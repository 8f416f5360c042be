package io.github.uncontended.runner.maven;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.apache.maven.repository.internal.ArtifactDescriptorUtils;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.resolution.VersionRangeResult;

/** Resolves parents and imported POMs: modules of the build first, then repositories. */
final class PomResolver implements ModelResolver {
  private final MavenContext context;
  private final RepositorySystemSession session;
  private final Map<String, RemoteRepository> declared;

  PomResolver(MavenContext context, RepositorySystemSession session) {
    this(context, session, new LinkedHashMap<>());
  }

  private PomResolver(
      MavenContext context,
      RepositorySystemSession session,
      Map<String, RemoteRepository> declared) {
    this.context = context;
    this.session = session;
    this.declared = declared;
  }

  @Override
  public FileModelSource resolveModel(String groupId, String artifactId, String version)
      throws UnresolvableModelException {
    Artifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", version);
    try {
      return new FileModelSource(
          context
              .system()
              .resolveArtifact(session, new ArtifactRequest(pom, repositories(), null))
              .getArtifact()
              .getFile());
    } catch (ArtifactResolutionException e) {
      throw new UnresolvableModelException(e.getMessage(), groupId, artifactId, version, e);
    }
  }

  @Override
  public FileModelSource resolveModel(Parent parent) throws UnresolvableModelException {
    String version = newestIn(parent.getVersion(), parent.getGroupId(), parent.getArtifactId());
    parent.setVersion(version);
    return resolveModel(parent.getGroupId(), parent.getArtifactId(), version);
  }

  @Override
  public FileModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
    String version =
        newestIn(dependency.getVersion(), dependency.getGroupId(), dependency.getArtifactId());
    dependency.setVersion(version);
    return resolveModel(dependency.getGroupId(), dependency.getArtifactId(), version);
  }

  /** The newest version in a range; a version that is no range stays as it is. */
  private String newestIn(String range, String groupId, String artifactId)
      throws UnresolvableModelException {
    Artifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", range);
    try {
      VersionRangeResult versions =
          context
              .system()
              .resolveVersionRange(session, new VersionRangeRequest(pom, repositories(), null));
      return versions.getHighestVersion() == null ? range : versions.getHighestVersion().toString();
    } catch (VersionRangeResolutionException e) {
      throw new UnresolvableModelException(e.getMessage(), groupId, artifactId, range, e);
    }
  }

  @Override
  public void addRepository(Repository repository) {
    addRepository(repository, /* replace= */ false);
  }

  @Override
  public void addRepository(Repository repository, boolean replace) {
    RemoteRepository remote = ArtifactDescriptorUtils.toRemoteRepository(repository);
    if (replace) {
      declared.put(repository.getId(), remote);
    } else {
      declared.putIfAbsent(repository.getId(), remote);
    }
  }

  @Override
  public ModelResolver newCopy() {
    return new PomResolver(context, session, new LinkedHashMap<>(declared));
  }

  private List<RemoteRepository> repositories() {
    return context.repositories(new ArrayList<>(declared.values()));
  }
}
