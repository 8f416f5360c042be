package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The driver whose connections cache no prepared statements, where all data sources that a project
 * configures have one driver and no cache. Rules that read the code are told of it.
 */
final class UncachedDriver {
  private static final ImmutableSet<String> DATABASES = ImmutableSet.of("mysql", "postgresql");

  private UncachedDriver() {}

  /** The name of the database in the URLs of the driver. */
  static Optional<String> of(Project project) {
    Findings found = new Findings(Severities.of(List.of(), List.of(), rule -> true));
    new StatementCacheCheck().check(project, found);
    List<ReportedFinding> findings = found.all();
    if (findings.isEmpty() || PoolCaches.isAnywhere(project)) {
      return Optional.empty();
    }
    List<Place> urls = new ArrayList<>();
    Set<String> databases = new HashSet<>();
    for (ConfigurationFile file : project.files()) {
      for (Document document : file.documents()) {
        if (!document.profile().isDevelopment()) {
          document
              .root()
              .all()
              .filter(UncachedDriver::isUrl)
              .forEach(
                  it -> {
                    urls.add(new Place(file, it));
                    databases.add(
                        JdbcUrl.of(it.value().orElseThrow().strip())
                            .map(JdbcUrl::database)
                            .orElse(""));
                  });
        }
      }
    }
    return databases.size() == 1
            && (urls.size() == 1 || urls.stream().allMatch(url -> url.isIn(findings)))
        ? Optional.of(Iterables.getOnlyElement(databases)).filter(DATABASES::contains)
        : Optional.empty();
  }

  /** Whether a setting is a URL of a database, or may be one when the program runs. */
  private static boolean isUrl(Setting setting) {
    String value = setting.value().orElse("").strip();
    String key = Entry.uniform(setting.name().substring(setting.name().lastIndexOf('.') + 1));
    return value.startsWith("jdbc:")
        || (StatementCacheCheck.URLS.contains(key) && Entry.isUnknown(value));
  }

  private record Place(ConfigurationFile file, Setting url) {
    boolean isIn(Collection<ReportedFinding> findings) {
      return findings.stream()
          .anyMatch(
              finding ->
                  finding.source().equals(file.source())
                      && finding.start() >= url.start()
                      && finding.start() < url.end());
    }
  }
}
