package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong options are reported, once, in one line, also where nothing is flagged. */
final class SettingsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "Uncontended:UnsafeFixs=true, Uncontended:UnsafeFixes",
    "Uncontended:unsafefixes=true, Uncontended:UnsafeFixes",
    "Uncontended:HotMethod=a.B#c, Uncontended:HotMethods",
    "uncontended:ColdAnnotation=a.B, Uncontended:ColdAnnotations",
    "Uncontented:TargetRuntime=17, Uncontended:TargetRuntime",
    "Uncontended:DocURLs=x, Uncontended:DocsUrl",
    "Uncontended=true, Uncontended:DocsUrl",
  })
  void aMisspeltOptionGetsTheNearestName(String option, String nearest) throws IOException {
    String name = option.contains("=") ? option.substring(0, option.indexOf('=')) : option;
    assertEquals(
        ImmutableList.of(
            "warning: -XepOpt:"
                + name
                + " is no option of Uncontended; the nearest is -XepOpt:"
                + nearest),
        warnings("-XepOpt:" + option));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XepOpt:Uncontended:UnsafeFixes=true",
        "-XepOpt:Uncontended:UnsafeFixes=false",
        "-XepOpt:Uncontended:HotMethods=a.B#c,a.*#*",
        "-XepOpt:Uncontended:HotAnnotations=a.B",
        "-XepOpt:Uncontended:ColdAnnotations=a.B",
        "-XepOpt:Uncontended:TargetRuntime=8",
        "-XepOpt:Uncontended:TargetRuntime=1.8",
        "-XepOpt:Uncontended:TargetRuntime=25",
        "-XepOpt:Uncontended:DocsUrl=file:rules.md",
        "-XepOpt:Another:Check=1",
        "-XepOpt:NullAway:AnnotatedPackages=a",
      })
  void rightOptionsAndThoseOfOthersAreQuiet(String option) throws IOException {
    assertEquals(ImmutableList.of(), warnings(option));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Uncontended:UnsafeFixes=yes|Uncontended:UnsafeFixes is true or false, not 'yes'",
        "Uncontended:TargetRuntime=new"
            + "|Uncontended:TargetRuntime is a JDK release such as 17, not 'new'",
        "Uncontended:TargetRuntime=-8"
            + "|Uncontended:TargetRuntime is a JDK release such as 17, not '-8'",
        "Uncontended:TargetRuntime=4"
            + "|Uncontended:TargetRuntime is a JDK release such as 17, not '4'",
        "Uncontended:HotMethods=a.B"
            + "|Uncontended:HotMethods takes fully.qualified.Class#method, with * as wildcard, not"
            + " 'a.B'",
        "Uncontended:HotMethods=a.B#c,#d"
            + "|Uncontended:HotMethods takes fully.qualified.Class#method, with * as wildcard, not"
            + " '#d'",
      })
  void aBadValueIsOneClearLine(String option, String warning) throws IOException {
    assertEquals(ImmutableList.of("warning: -XepOpt:" + warning), warnings("-XepOpt:" + option));
  }

  @Test
  void severalProblemsAreAllReported() throws IOException {
    assertEquals(
        2, warnings("-XepOpt:Uncontended:Hot=a.B#c", "-XepOpt:Uncontended:UnsafeFixes=1").size());
  }

  @Test
  void anOptionOfARuleIsNone() throws IOException {
    for (String rule : Rules.all().keySet()) {
      assertEquals(1, warnings("-XepOpt:" + rule + ":Some=1").size());
    }
  }

  /** Compiles two types in which nothing is flagged, and returns the warnings about options. */
  private ImmutableList<String> warnings(String... options) throws IOException {
    CaseCompiler compiler = CaseCompiler.create().withRulesIn(FakeRule.register(folder).toFile());
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(printed, true, UTF_8)) {
      System.setErr(capture);
      compiler.compile(new Case("FakeRule", Path.of("X.java"), "class X {} class Y {}"), options);
    } finally {
      System.setErr(err);
    }
    return printed
        .toString(UTF_8)
        .lines()
        .filter(line -> line.contains("-XepOpt:"))
        .collect(ImmutableList.toImmutableList());
  }
}
