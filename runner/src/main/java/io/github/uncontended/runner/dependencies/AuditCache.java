package io.github.uncontended.runner.dependencies;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import io.github.uncontended.runner.file.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/** Keeps the results of analysing artifacts: a release of an artifact never changes. */
public final class AuditCache {
  private static final String SNAPSHOT = "-SNAPSHOT";

  private final Gson gson = new Gson();
  private final Optional<Path> folder;

  private AuditCache(Optional<Path> folder) {
    this.folder = folder;
  }

  /** Keeps nothing. */
  public static AuditCache none() {
    return new AuditCache(Optional.empty());
  }

  /**
   * The part of a cache that belongs to the ruleset in use and to the options.
   *
   * @param root the folder of the cache; it need not exist
   * @param inputs the files that the options name
   */
  public static AuditCache in(Path root, Collection<String> options, Collection<Path> inputs) {
    return new AuditCache(Optional.of(root.resolve(RulesetHash.of(options, inputs))));
  }

  /** The folder for caches of this user. */
  public static Path userFolder() {
    String cache = System.getenv("XDG_CACHE_HOME");
    Path home =
        cache == null || cache.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(cache);
    return home.resolve("uncontended").resolve("audit");
  }

  Optional<ArtifactAudit> find(Coordinates coordinates) {
    Optional<Path> file = fileOf(coordinates).filter(Files::isRegularFile);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.ofNullable(
          gson.fromJson(Files.readString(file.get(), UTF_8), ArtifactAudit.class));
    } catch (IOException | RuntimeException e) {
      // Damaged or of another kind, for which Gson has several exceptions: it is written again.
      return Optional.empty();
    }
  }

  /** Keeps a result. A cache that cannot be written only costs time. */
  void put(ArtifactAudit audit) {
    if (!audit.isAnalysed()) {
      return;
    }
    fileOf(audit.coordinates())
        .ifPresent(
            file -> {
              try {
                Files.createDirectories(file.getParent());
                AtomicFile.write(file, gson.toJson(audit).getBytes(UTF_8));
              } catch (IOException e) {
                // The next run analyses the artifact again.
              }
            });
  }

  private Optional<Path> fileOf(Coordinates it) {
    return it.version().endsWith(SNAPSHOT)
        ? Optional.empty()
        : folder.map(
            parent ->
                parent.resolve(it.group()).resolve(it.artifact()).resolve(it.version() + ".json"));
  }
}
