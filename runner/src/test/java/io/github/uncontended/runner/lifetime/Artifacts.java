package io.github.uncontended.runner.lifetime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.Iterables;
import io.github.uncontended.heat.Heat;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.testing.Snippets;
import java.nio.file.Path;

/** Small artifacts with one finding, and assertions on its origin. */
final class Artifacts {
  /** A class whose construction is flagged. */
  static final String UTILS =
      """
      class Utils {
        private final TimeZone utc = TimeZone.getTimeZone("UTC");
        void use() {}
      }
      """;

  private Artifacts() {}

  /** The only finding in an artifact of classes, each given by name and source. */
  static ReportedFinding finding(Path folder, String... namesAndBodies) {
    Snippets snippets = new Snippets(folder);
    for (int i = 0; i < namesAndBodies.length; i += 2) {
      snippets.add(namesAndBodies[i], namesAndBodies[i + 1]);
    }
    return Iterables.getOnlyElement(snippets.findings());
  }

  static void assertOrigin(Lifetime lifetime, String reason, ReportedFinding finding) {
    assertEquals(new Origin(lifetime, reason), finding.origin());
    assertEquals(
        lifetime == Lifetime.REQUEST, finding.heat().isConcurrent(), finding.heat().toString());
    if (lifetime == Lifetime.REQUEST) {
      assertEquals(new Heat(Heat.Level.CONCURRENT, reason), finding.heat());
    }
  }
}
