package io.github.uncontended.runner.configuration.tree;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds properties files for HikariCP that are not called so. HikariCP refuses keys that it does
 * not know: a file that has only its keys, and one that no other pool has, is for it.
 */
final class HikariKeys {
  private static final String URL = "jdbcUrl";
  private static final String SOURCE = "dataSourceClassName";
  private static final String DRIVER = "dataSource.";
  private static final ImmutableSet<String> KEYS =
      ImmutableSet.of(
          URL,
          SOURCE,
          "allowPoolSuspension",
          "autoCommit",
          "catalog",
          "connectionInitSql",
          "connectionTestQuery",
          "connectionTimeout",
          "dataSourceJNDI",
          "driverClassName",
          "exceptionOverrideClassName",
          "idleTimeout",
          "initializationFailTimeout",
          "isolateInternalQueries",
          "keepaliveTime",
          "leakDetectionThreshold",
          "maxLifetime",
          "maximumPoolSize",
          "minimumIdle",
          "password",
          "poolName",
          "readOnly",
          "registerMbeans",
          "schema",
          "transactionIsolation",
          "username",
          "validationTimeout");

  private HikariKeys() {}

  /**
   * Reads a file, if it is for HikariCP. One that cannot be read is not known to be.
   *
   * @param isNamed whether code gives a file to HikariCP
   */
  static Optional<ConfigurationFile> read(Source source, Predicate<Source> isNamed) {
    try {
      if (source.problem().isPresent() || source.isMarkedUtf16()) {
        return Optional.empty();
      }
      String text = source.text();
      if (!text.contains(URL) && !text.contains(SOURCE)) {
        return Optional.empty();
      }
      Setting root = PropertiesReader.read(text);
      return isForHikari(root) || (hasDatabase(root) && isNamed.test(source))
          ? Optional.of(
              new ConfigurationFile(
                  source,
                  FileKind.HIKARI,
                  text,
                  ImmutableList.of(new Document(Profile.ALWAYS, root))))
          : Optional.empty();
    } catch (IOException | UnreadableException e) {
      return Optional.empty();
    }
  }

  private static boolean isForHikari(Setting root) {
    return hasDatabase(root)
        && root.children().stream().map(Setting::name).allMatch(HikariKeys::isKey)
        && root.children().stream()
            .map(Setting::name)
            .anyMatch(name -> name.equals(SOURCE) || name.startsWith(DRIVER));
  }

  private static boolean isKey(String name) {
    return KEYS.contains(name) || name.startsWith(DRIVER);
  }

  private static boolean hasDatabase(Setting root) {
    return root.children().stream()
        .anyMatch(it -> it.name().equals(URL) || it.name().equals(SOURCE));
  }
}
