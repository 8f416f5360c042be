package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Flags drivers that cache no prepared statements in the properties files of pools. */
record StatementCacheFiles(ConfigurationFile file, Project project, Findings findings) {
  /** HikariCP's own file, where properties for the driver begin with {@code dataSource}. */
  void hikari(Document document) {
    ImmutableList<Entry> entries = Entry.of(document);
    MysqlDriver driver =
        new MysqlDriver(
            values(entries, entry -> entry.path().equals("datasourceclassname")),
            values(entries, entry -> entry.path().equals("driverclassname")),
            values(entries, StatementCacheFiles::isUrlOfHikari));
    for (Entry entry : entries) {
      Setting setting = entry.setting();
      report(
          entry,
          isUrlOfHikari(entry)
              ? url(setting, StatementPool.HIKARI, driver, document)
              : Stream.concat(
                  PostgresCache.ofProperty(entry.key(), setting, setting).stream(),
                  MysqlCache.ofProperties(driverProperties(entry), Optional.empty()).stream()
                      .filter(it -> driver.isShown(project))));
    }
  }

  /** HikariCP's own URL, or that of the driver's data source. */
  private static boolean isUrlOfHikari(Entry entry) {
    return entry.path().equals("jdbcurl") || entry.path().equals("datasource.url");
  }

  /** The file of Druid's factory, which takes most keys with and without the prefix. */
  void druid(Document document) {
    ImmutableList<Entry> entries = Entry.of(document);
    MysqlDriver driver =
        new MysqlDriver(
            ImmutableList.of(),
            values(entries, entry -> isOfDruid(entry, "driverclassname")),
            values(entries, entry -> isOfDruid(entry, "url")));
    StatementPool pool =
        StatementPool.other(
            entries.stream().noneMatch(PoolCaches::isOn) && !PoolCaches.isInCode(project));
    for (Entry entry : entries) {
      Setting setting = entry.setting();
      if (isOfDruid(entry, "url")) {
        report(entry, url(setting, pool, driver, document));
      } else if (isOfDruid(entry, "connectionproperties")) {
        ImmutableList<Setting> parameters = DriverParameters.of(setting, file);
        report(
            entry,
            Stream.concat(
                parameters.stream()
                    .flatMap(it -> PostgresCache.ofProperty(it.name(), it, setting).stream()),
                MysqlCache.ofProperties(parameters, Optional.of(setting)).stream()
                    .filter(it -> pool.isWithoutCache() && driver.isShown(project))));
      }
    }
  }

  private void report(Entry entry, Stream<CacheProblem> problems) {
    problems.forEach(it -> it.report(entry.path(), file, findings));
  }

  private Stream<CacheProblem> url(
      Setting setting, StatementPool pool, MysqlDriver driver, Document document) {
    return Stream.concat(
        PostgresCache.ofUrl(setting, file).stream(),
        MysqlCache.ofUrl(
                setting,
                pool,
                file,
                document.root().all().toList(),
                project.settingsIn(Profile.ALWAYS),
                project)
            .stream()
            .filter(it -> driver.takesUrls(project)));
  }

  private static ImmutableList<Setting> driverProperties(Entry entry) {
    return entry.path().equals("datasource." + Entry.uniform(MysqlCache.SETTING))
        ? ImmutableList.of(
            Setting.leaf(
                MysqlCache.SETTING, entry.value(), entry.setting().start(), entry.setting().end()))
        : ImmutableList.of();
  }

  private static boolean isOfDruid(Entry entry, String key) {
    return entry.key().equals(key) && (entry.group().isEmpty() || entry.group().equals("druid"));
  }

  private static ImmutableList<String> values(
      ImmutableList<Entry> entries, Predicate<Entry> isMeant) {
    return entries.stream().filter(isMeant).map(Entry::value).collect(toImmutableList());
  }
}
