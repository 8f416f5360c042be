package io.github.uncontended.runner.source;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files are read as configuration. */
final class ConfigurationFilesTest {
  @ParameterizedTest
  @ValueSource(strings = {"application.yml", "a/b.YAML", ".properties", "c.xml", "log4j2-x.json"})
  void readByTheirNames(String name) {
    assertTrue(ConfigurationFiles.isOne(Path.of(name)));
  }

  /** ActiveMQ names a service {@code properties}. */
  @ParameterizedTest
  @ValueSource(strings = {"properties", "META-INF/services/yml", "a.properties/b", "a.json", "xml"})
  void leftAlone(String name) {
    assertFalse(ConfigurationFiles.isOne(Path.of(name)));
  }
}
