package io.github.uncontended.runner.configuration;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Flags the choice of c3p0, BoneCP or Proxool as connection pool, once for each file: by the name
 * of one of its classes, by Hibernate's keys for it, or by a configuration file of its own.
 */
final class LegacyPoolCheck implements ConfigurationCheck {
  private static final String HIBERNATE = "hibernate.";

  /** Packages of which the tables list what builds a pool: other classes there need not. */
  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of("com.mchange.v2.c3p0.", "com.jolbox.bonecp.");

  private enum Pool {
    C3P0(
        "c3p0",
        "Each getConnection() of c3p0 takes three locks, one after the other: in a published"
            + " test of 20 threads on 20 connections, early waiters waited for 320 to 1,000 ms."),
    BONECP(
        "bonecp",
        "BoneCP releases connections in 1 to 10 ms, and up to 320 ms, in a published test. Its"
            + " last release was in 2013."),
    PROXOOL(
        "proxool",
        "The last release of Proxool, 0.9.1, was in 2008: nobody maintains its locks and its JDBC"
            + " support.");

    private final String word;
    private final String cost;

    Pool(String word, String cost) {
      this.word = word;
      this.cost = cost;
    }

    /** The pool whose package or name a class has. */
    static Optional<Pool> ofClass(String name) {
      if (name.indexOf('.') < 0 || name.chars().anyMatch(c -> c == ' ' || c == '/' || c == ':')) {
        return Optional.empty();
      }
      return Splitter.on('.')
          .splitToStream(Ascii.toLowerCase(name))
          .flatMap(part -> Stream.of(values()).filter(pool -> part.startsWith(pool.word)))
          .findFirst();
    }

    /** The pool that a class builds as a data source, by its constructor or a static method. */
    static Optional<Pool> ofDataSource(String type, String method) {
      boolean builds =
          LIBRARIES.stream().anyMatch(type::startsWith)
              ? ApiFact.BUILDS_LEGACY_POOL.holdsFor(type, method)
              : type.endsWith("DataSource") || type.endsWith("ProxoolDriver");
      return builds ? ofClass(type) : Optional.empty();
    }

    /** The pool that Hibernate or Proxool knows by a word. */
    static Optional<Pool> ofWord(String word) {
      return Stream.of(values()).filter(pool -> pool.word.equals(word)).findFirst();
    }
  }

  /** A file whose findings are made: each pool once, apart from those that comments switch off. */
  private static final class Seen {
    final ConfigurationFile file;
    final Findings findings;
    final Set<Pool> pools = EnumSet.noneOf(Pool.class);

    Seen(ConfigurationFile file, Findings findings) {
      this.file = file;
      this.findings = findings;
    }

    void report(Pool pool, Setting setting, String key) {
      boolean isFirst =
          !pools.contains(pool)
              && findings.report(
                  ConfigurationRule.LEGACY_CONNECTION_POOL,
                  SeverityLevel.SUGGESTION,
                  file,
                  setting,
                  key,
                  pool.cost,
                  "Use HikariCP, whose pool takes no lock for a connection that is free;"
                      + " 'uncontended explain LegacyConnectionPool' lists the settings that"
                      + " correspond.");
      if (isFirst) {
        pools.add(pool);
      }
    }
  }

  @Override
  public void check(Project project, Findings findings) {
    for (ConfigurationFile file : project.files()) {
      Seen seen = new Seen(file, findings);
      switch (file.kind()) {
        case SPRING -> spring(file, project, seen);
        case BEANS -> beans(file, seen);
        case PERSISTENCE -> persistence(file, seen);
        case LEGACY_POOL -> own(file, seen);
        default -> {}
      }
    }
  }

  private static void spring(ConfigurationFile file, Project project, Seen seen) {
    for (SpringSetting setting : SpringSetting.of(file)) {
      Entry entry = setting.entry();
      pool(entry)
          .filter(
              pool ->
                  project
                      .springModule(file)
                      .whereHarmful(setting, (it, profile) -> pool(it.entry()).isPresent())
                      .isPresent())
          .ifPresent(pool -> seen.report(pool, entry.setting(), entry.path()));
    }
  }

  private static Optional<Pool> pool(Entry entry) {
    return pool(entry.path(), entry.key(), entry.value());
  }

  /** The pool that a setting chooses. */
  private static Optional<Pool> pool(String path, String key, String value) {
    return switch (key) {
      case "type", "datasourcetype", "datasourceclass", "datasourceclassname" ->
          Pool.ofDataSource(value, "<init>");
      case "driverclassname", "driverclass" ->
          Pool.ofClass(value).filter(pool -> pool == Pool.PROXOOL);
      case "providerclass" -> Pool.ofClass(value).or(() -> Pool.ofWord(Ascii.toLowerCase(value)));
      case "url", "jdbcurl" ->
          value.startsWith("proxool.") ? Optional.of(Pool.PROXOOL) : Optional.empty();
      default -> ofHibernate(path);
    };
  }

  /** The pool whose settings Hibernate passes on, such as {@code hibernate.c3p0.max_size}. */
  private static Optional<Pool> ofHibernate(String path) {
    List<String> parts = Splitter.on('.').splitToList(path);
    int hibernate = parts.indexOf("hibernate");
    return hibernate >= 0 && hibernate + 2 < parts.size()
        ? Pool.ofWord(parts.get(hibernate + 1))
        : Optional.empty();
  }

  private static void beans(ConfigurationFile file, Seen seen) {
    for (Bean bean : Bean.of(file)) {
      String method = bean.element().valueOf("factory-method").orElse("<init>");
      Pool.ofDataSource(bean.type(), method)
          .ifPresent(
              pool -> seen.report(pool, bean.element().child("class").orElseThrow(), bean.key()));
      // Properties of Hibernate's session factory.
      PropertyTable.allOf(bean).stream()
          .filter(it -> it.name().startsWith(HIBERNATE) && !it.value().orElse("").isEmpty())
          .forEach(it -> property(it.name(), it.value().orElse(""), it, seen));
    }
  }

  private static void persistence(ConfigurationFile file, Seen seen) {
    for (Document document : file.documents()) {
      if (document.root().name().isEmpty()) {
        Entry.of(document)
            .forEach(
                entry ->
                    pool(entry)
                        .ifPresent(pool -> seen.report(pool, entry.setting(), entry.path())));
      }
      document
          .root()
          .all()
          .filter(setting -> setting.name().equals("property"))
          .forEach(setting -> property(setting, seen));
    }
  }

  /** A property with its name in an attribute, and its value in another one or as text. */
  private static void property(Setting setting, Seen seen) {
    String name = setting.valueOf("name").or(() -> setting.valueOf("key")).orElse("");
    String value = setting.valueOf("value").or(setting::value).orElse("").strip();
    // Hibernate's own file may leave out the prefix.
    property(name.startsWith(HIBERNATE) ? name : HIBERNATE + name, value, setting, seen);
  }

  private static void property(String name, String value, Setting setting, Seen seen) {
    String path = Entry.uniform(name);
    pool(path, path.substring(path.lastIndexOf('.') + 1), value)
        .ifPresent(pool -> seen.report(pool, setting, path));
  }

  private static void own(ConfigurationFile file, Seen seen) {
    for (Document document : file.documents()) {
      Setting root = document.root();
      if (root.name().isEmpty()) {
        Entry.of(document).stream()
            .filter(entry -> !entry.isUnknown())
            .findFirst()
            .ifPresent(entry -> first(entry, seen));
      } else {
        Pool.ofWord(root.name().substring(0, root.name().indexOf('-')))
            .ifPresent(pool -> seen.report(pool, root, root.name()));
      }
    }
  }

  private static void first(Entry entry, Seen seen) {
    boolean isProxool = seen.file.source().path().endsWith("proxool.properties");
    if (isProxool || entry.path().startsWith("c3p0.")) {
      seen.report(isProxool ? Pool.PROXOOL : Pool.C3P0, entry.setting(), entry.path());
    }
  }
}
