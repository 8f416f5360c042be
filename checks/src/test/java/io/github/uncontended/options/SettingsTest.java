package io.github.uncontended.options;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.Compilation;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.FakeRule;
import io.github.uncontended.testing.Rules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
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
        "-XepOpt:Uncontended:Profile=src/test/resources/heat/measured.profile",
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

  /** Once, though every rule and every type could say so. */
  @ParameterizedTest
  @ValueSource(strings = {"no/such.profile", "src/test/resources/heat/Measured.java"})
  void aProfileThatCannotBeReadFailsTheCompile(String file) {
    CaseCompiler.Outcome outcome =
        CaseCompiler.create()
            .compile(
                new Case("FakeRule", Path.of("X.java"), "class X {} class Y {}"),
                "-XepOpt:Uncontended:Profile=" + file);
    assertEquals(Compilation.Status.FAILURE, outcome.compilation().status());
    assertEquals(1, outcome.javacErrors().size());
    String error = outcome.javacErrors().get(0);
    assertTrue(error.contains("-XepOpt:Uncontended:Profile: "), error);
    assertTrue(error.contains(Path.of(file).toAbsolutePath().toString()), error);
    assertEquals(1, error.lines().count());
  }

  @Test
  void aMeasuredPlaceWarns() throws IOException {
    String text =
        """
        import java.util.concurrent.ConcurrentHashMap;

        class X {
          static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();

          static String seen(String key) {
            return MAP.computeIfAbsent(key, String::trim);
          }

          static String unseen(String key) {
            return MAP.computeIfAbsent(key, String::trim);
          }
        }
        """;
    Path profile = folder.resolve("x.profile");
    Files.writeString(
        profile,
        "# uncontended-profile 1\n# recorded seconds=24\n"
            + "monitor\tX#seen(Ljava/lang/String;)Ljava/lang/String;"
            + "\tjava.util.concurrent.ConcurrentHashMap#computeIfAbsent"
            + "(Ljava/lang/Object;Ljava/util/function/Function;)Ljava/lang/Object;"
            + "\tjava.util.concurrent.ConcurrentHashMap$Node\t7\t300\t90\t4\t0,0\n");
    Case source = new Case("X", Path.of("X.java"), text);
    String option = "-XepOpt:Uncontended:Profile=" + profile;
    assertEquals(
        List.of(Diagnostic.Kind.WARNING, Diagnostic.Kind.NOTE),
        kinds(CaseCompiler.create().compile(source, option)));
    CaseCompiler.Outcome outcome = CaseCompiler.create().compile(source, option);
    assertTrue(
        outcome
            .findings()
            .get(0)
            .message()
            .contains(
                "blocked 300 ms of a 24 s recording on 4 threads (1.3 % of thread time), 7 times."));
    // The user's own word wins.
    assertEquals(
        List.of(Diagnostic.Kind.ERROR, Diagnostic.Kind.ERROR),
        kinds(CaseCompiler.create().compile(source, option, "-Xep:LockingComputeIfAbsent:ERROR")));
  }

  private static List<Diagnostic.Kind> kinds(CaseCompiler.Outcome outcome) {
    return outcome.reported().stream().map(CaseCompiler.Reported::kind).toList();
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
