package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.runner.profile.ApplicationCode.Origin;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where classes come from, by name; prefixes add to the application and take nothing from it. */
final class ApplicationCodeTest {
  @ParameterizedTest
  @CsvSource({
    "org.postgresql.jdbc.TimestampUtils, APPLICATION, APPLICATION",
    "com.zaxxer.hikari.HikariDataSource, APPLICATION, APPLICATION",
    "java.util.TimeZone, JDK, JDK",
    "org.springframework.web.Filter, LIBRARY, APPLICATION",
    "org.apache.commons.pool2.Pool, LIBRARY, LIBRARY",
    "a.B$$EnhancerBySpringCGLIB$$1, GENERATED, GENERATED",
    "com.acme.Service, APPLICATION, APPLICATION",
  })
  void knowsTheJdkAndLibraries(String type, Origin byDefault, Origin withSpring) {
    assertEquals(byDefault, new ApplicationCode(List.of()).originOf(type));
    assertEquals(withSpring, new ApplicationCode(List.of("org.springframework.")).originOf(type));
  }
}
