package io.github.uncontended.runner.maven;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import io.github.uncontended.runner.CannotDoException;
import java.util.List;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.util.repository.SimpleArtifactDescriptorPolicy;

/** The repository system under the user's settings: mirrors, proxies, credentials, local files. */
public final class MavenContext implements AutoCloseable {
  private final Context context;

  /**
   * Reads the user's settings.
   *
   * @param offline whether to forbid downloads regardless of the settings
   */
  public MavenContext(boolean offline) {
    ContextOverrides.Builder overrides =
        ContextOverrides.create()
            .withUserSettings(true)
            // Breadth first asks for several POMs at once; depth first, for one after another.
            .configProperties(ImmutableMap.of("aether.dependencyCollector.impl", "bf"))
            // A dependency without a POM is reported as missing; only files that need it fail.
            .artifactDescriptorPolicy(new SimpleArtifactDescriptorPolicy(true, true));
    if (offline) {
      overrides.offline(true);
    }
    MavenHome.ofPath().ifPresent(overrides::withMavenSystemHomeOverride);
    try {
      this.context = Runtimes.INSTANCE.getRuntime().create(overrides.build());
    } catch (RuntimeException e) {
      throw new CannotDoException("the Maven settings cannot be read: " + message(e), e);
    }
  }

  /** The repository system. */
  public RepositorySystem system() {
    return context.repositorySystem();
  }

  /** The session of the settings. */
  public RepositorySystemSession session() {
    return context.repositorySystemSession();
  }

  /** The session of the settings, in which modules of a build come before repositories. */
  RepositorySystemSession session(WorkspaceReader workspace) {
    return new DefaultRepositorySystemSession(session()).setWorkspaceReader(workspace);
  }

  /** The repositories of the settings. */
  public ImmutableList<RemoteRepository> repositories() {
    return ImmutableList.copyOf(context.remoteRepositories());
  }

  /** The repositories of the settings, followed by those that a model declares. */
  public ImmutableList<RemoteRepository> repositories(List<RemoteRepository> declared) {
    return ImmutableList.<RemoteRepository>builder()
        .addAll(context.remoteRepositories())
        .addAll(system().newResolutionRepositories(session(), declared))
        .build();
  }

  /** The first line of what went wrong. */
  public static String message(Exception e) {
    Throwable root = e instanceof RepositoryException ? e : Throwables.getRootCause(e);
    String message = String.valueOf(root.getMessage());
    return message.lines().findFirst().orElse(root.getClass().getSimpleName());
  }

  @Override
  public void close() {
    context.close();
  }
}
