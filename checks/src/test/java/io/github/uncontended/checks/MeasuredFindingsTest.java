package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.report.Finding;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.MarkerCheck;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What rules report with a profile: a warning with its figure where the profile measured the place.
 * The markers of each file are those of the test data.
 */
final class MeasuredFindingsTest {
  private static final Path RESOURCES = Path.of("src/test/resources/measured");

  private final CaseCompiler compiler = CaseCompiler.create();

  @ParameterizedTest
  @ValueSource(strings = {"EagerPreconditionMessage", "OversizedEagerBuffer", "StreamInHotPath"})
  void reportsFigures(String rule) {
    Case source = Case.read(RESOURCES.resolve(rule).resolve("Measured.java"));
    Outcome outcome =
        compiler.compile(
            source,
            "-XepOpt:Uncontended:Profile=" + RESOURCES.resolve(rule).resolve("measured.profile"));
    assertEquals(ImmutableList.of(), outcome.javacErrors());
    ImmutableList<Finding> findings =
        outcome.findings().stream().filter(it -> it.rule().equals(rule)).collect(toImmutableList());
    MarkerCheck.check(source, findings);
  }
}
