package io.github.uncontended.runner.configuration;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Profile;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The settings by which pools other than HikariCP are told to cache prepared statements. */
final class PoolCaches {
  /** The properties of the pools' classes. None of the pools caches statements by default. */
  private static final ImmutableSet<String> PROPERTIES =
      ImmutableSet.of(
          "poolPreparedStatements",
          "maxPoolPreparedStatementPerConnectionSize",
          "maxOpenPreparedStatements",
          "maxStatements",
          "maxStatementsPerConnection",
          "statementsCacheSize",
          "jdbcInterceptors");

  private static final ImmutableSet<String> KEYS =
      PROPERTIES.stream().map(Entry::uniform).collect(ImmutableSet.toImmutableSet());

  /** Tomcat's pool has an interceptor for it. */
  private static final String INTERCEPTORS = "jdbcinterceptors";

  private static final String INTERCEPTOR = "StatementCache";

  private static final ImmutableSet<String> OFF = ImmutableSet.of("false", "0", "-1");

  /** Parts of the names, as code and files spell them. */
  private static final ImmutableSet<String> WORDS =
      ImmutableSet.of(
          "oolPreparedStatements",
          "pool-prepared-statements",
          INTERCEPTOR,
          "axStatements",
          "max-statements",
          "tatementsCacheSize",
          "statements-cache-size");

  private PoolCaches() {}

  /** Whether a setting of a Spring application makes a pool cache statements, or may do so. */
  static boolean isOn(Entry entry) {
    return isOn(entry.key(), entry.value());
  }

  /** Whether a property of a bean does. */
  static boolean isOn(Lineage pool) {
    return PROPERTIES.stream()
        .anyMatch(
            name ->
                pool.property(name)
                    .flatMap(property -> property.value().value())
                    .filter(value -> isOn(Entry.uniform(name), value.strip()))
                    .isPresent());
  }

  private static boolean isOn(String key, String value) {
    if (key.equals(INTERCEPTORS)) {
      return value.contains(INTERCEPTOR) || Entry.isUnknown(value);
    }
    return KEYS.contains(key) && !OFF.contains(Ascii.toLowerCase(value));
  }

  /** Whether code names a property of a pool's cache, and may set it for any pool. */
  static boolean isInCode(Project project) {
    return WORDS.stream().anyMatch(project::codeMentions);
  }

  /**
   * Whether the code, or a setting of a file, has such a name; a comment of a file sets nothing.
   */
  static boolean isAnywhere(Project project) {
    return isIn(project, profile -> true);
  }

  /** Likewise, for what production has, and not only one of several other profiles. */
  static boolean isInProduction(Project project) {
    return isIn(project, profile -> profile.equals(Profile.ALWAYS) || profile.isProduction());
  }

  private static boolean isIn(Project project, Predicate<Profile> profiles) {
    return isInCode(project)
        || project.files().stream()
            .flatMap(file -> file.documents().stream())
            .filter(document -> profiles.test(document.profile()))
            .flatMap(document -> document.root().all())
            .flatMap(setting -> Stream.of(setting.name(), setting.value().orElse("")))
            .anyMatch(text -> WORDS.stream().anyMatch(text::contains));
  }
}
