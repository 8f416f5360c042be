package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which classes belong to the application, by default and by prefix. */
final class ApplicationCodeTest {
  @Test
  void excludesTheJdkAndFrameworksUnlessPrefixesAreGiven() {
    ApplicationCode code = new ApplicationCode(List.of());
    assertEquals(true, code.contains("org.postgresql.jdbc.TimestampUtils"));
    assertEquals(true, code.contains("com.zaxxer.hikari.HikariDataSource"));
    assertEquals(false, code.contains("java.util.TimeZone"));
    assertEquals(false, code.contains("org.springframework.web.Filter"));
    assertEquals(false, code.contains("a.B$$EnhancerBySpringCGLIB$$1"));
    ApplicationCode spring = new ApplicationCode(List.of("org.springframework."));
    assertEquals(true, spring.contains("org.springframework.web.Filter"));
    assertEquals(false, spring.contains("com.acme.Service"));
  }
}
