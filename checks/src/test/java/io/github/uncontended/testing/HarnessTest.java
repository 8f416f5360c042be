package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** The checks that a case is subject to fail where they should. */
final class HarnessTest {
  private static final String MARKED = "// BUG: Diagnostic contains: ";

  @TempDir private Path folder;
  private CaseCheck check;
  private CaseCheck updating;

  @BeforeEach
  void registerTheFakeRule() throws IOException {
    CaseCompiler compiler =
        CaseCompiler.create().withRulesIn(FakeRule.register(folder.resolve("rules")).toFile());
    check = new CaseCheck(compiler, false);
    updating = new CaseCheck(compiler, true);
  }

  @Test
  void whatFixesMakeIsWrittenAndThenHolds() throws IOException {
    Case flagged =
        flagged(
            MARKED + "SUGGESTION SAFE Fake. Replace.", "\"safe\"", MARKED + "ADVICE", "\"advice\"");
    updating.flagged(flagged);
    String fixed = Files.readString(flagged.sibling("fixed"), UTF_8);
    assertTrue(fixed.contains("\"sa\".concat(\"fe\")"), fixed);
    check.flagged(flagged);
    check.fixed(flagged);

    Files.writeString(flagged.sibling("fixed"), fixed + "\n", UTF_8);
    assertFails("what the fixes make", () -> check.fixed(flagged));
  }

  @Test
  void severalMarkersMeanSeveralFindings() throws IOException {
    Case flagged =
        flagged(
            MARKED + "SAFE",
            MARKED + "SUGGESTION UNSAFE",
            "\"safe\".concat(\"unsafe\" + args.length + \"\")");
    updating.flagged(flagged);
    updating.unsafe(flagged);
    check.flagged(flagged);
    check.fixed(flagged);
    check.unsafe(flagged);
    assertTrue(Files.readString(flagged.sibling("fixed"), UTF_8).contains("(\"unsafe\" + "));
    assertTrue(
        Files.readString(flagged.sibling("unsafe"), UTF_8)
            .contains("\"fe\").concat(1 + args.length + \"\")"));

    Case compared = flagged.withText("// SAME OUTPUT\n" + flagged.text());
    updating.unsafe(flagged);
    assertFails("output of the fixed program", () -> updating.unsafe(compared));
  }

  @Test
  void markersAreExact() throws IOException {
    assertFails(
        "not marked", () -> check.flagged(flagged(MARKED + "SAFE", "\"safe\".concat(\"safe\")")));
    assertFails(
        "no finding for: SAFE",
        () -> check.flagged(flagged(MARKED + "SAFE", MARKED + "SAFE", "\"safe\"")));
    assertFails(
        "no finding for: UNSAFE", () -> check.flagged(flagged(MARKED + "UNSAFE", "\"safe\"")));
    assertFails(
        "no finding for: Fake",
        () -> check.flagged(flagged(MARKED + "Fake", "\"none\"", "\"safe\"")));
    assertFails(
        "no finding for: SAFE", () -> check.flagged(flagged(MARKED + "SAFE", "\"unsafe\"")));
    assertFails("has a marker", () -> check.flagged(flagged("\"none\"")));
    Case empty = flagged(MARKED, "\"safe\"");
    assertThrows(IllegalStateException.class, () -> check.flagged(empty));
    Case last = empty.withText(empty.text() + MARKED + "SAFE");
    assertThrows(IllegalStateException.class, () -> check.flagged(last));
  }

  @Test
  void fixedAndUnsafeFilesAreMissed() throws IOException {
    assertFails("there is no", () -> check.flagged(flagged(MARKED + "SAFE", "\"safe\"")));
    assertFails("there is no", () -> check.flagged(flagged(MARKED + "UNSAFE", "\"unsafe\"")));
    Case advice = flagged(MARKED + "ADVICE", "\"advice\"");
    check.flagged(advice);
    assertFails("nothing fixed", () -> check.fixed(advice));
    assertFails("nothing to apply", () -> check.unsafe(advice));
  }

  @Test
  void badFixesAreCaught() throws IOException {
    assertFails("after 10 rounds", () -> updating.fixed(flagged("\"endless\"")));
    assertFails("output of the fixed", () -> updating.fixed(flagged("\"changes\"")));
    assertFails("does not compile", () -> updating.fixed(flagged("\"breaks\"")));
    assertFails("created [FakeRule ADVICE]", () -> updating.fixed(flagged("\"creates\"")));
  }

  @Test
  void aProgramMustPrintAndEnd() throws IOException {
    Case silent = flagged("\"safe\"");
    assertFails(
        "main prints",
        () ->
            updating.fixed(
                silent.withText(silent.text().replace("System.out.println", "String.valueOf"))));
    assertFails(
        "has a main", () -> updating.fixed(silent.withText(silent.text().replace("main", "run"))));
    assertFails(
        "main threw",
        () ->
            updating.fixed(
                silent.withText(
                    silent.text().replace("System.out", "if (true) throw null; System.out"))));
  }

  @Test
  void cleanFilesAreSilentAndCompile() throws IOException {
    check.clean(flagged("\"none\""));
    assertFails("silent", () -> check.clean(flagged("\"advice\"")));
    assertFails("no marker", () -> check.clean(flagged(MARKED + "SAFE", "\"none\"")));
    assertFails("does not compile", () -> check.clean(flagged("none")));
  }

  @Test
  void theHeadOfAFileGivesOptions() throws IOException {
    Case plain = flagged(MARKED + "ERROR ADVICE", "\"advice\"");
    Case error = plain.withText("// OPTIONS: --release 8 -Xep:FakeRule:ERROR\n" + plain.text());
    check.flagged(error);
    assertFails("no finding", () -> check.flagged(plain));
    Case lombok =
        flagged(MARKED + "ADVICE", "\"advice\" + new Object() { @lombok.Getter int it; }.getIt()");
    check.flagged(lombok.withText("// PROCESSOR: lombok\n" + lombok.text()));
    assertFails("does not compile", () -> check.flagged(lombok));
    assertEquals(ImmutableList.of(), error.unknownHeaders());
    assertEquals(
        ImmutableList.of("// OPTION: -Xlint"),
        plain.withText("// OPTION: -Xlint\n" + plain.text()).unknownHeaders());
  }

  @Test
  void aNameThatSelectsNothingIsAnError() throws IOException {
    Case flagged = flagged("\"safe\"");
    ImmutableList<Case> all = ImmutableList.of(flagged);
    assertEquals(all, Testdata.select(all, ImmutableSet.of(), ""));
    assertEquals(all, Testdata.select(all, ImmutableSet.of("FakeRule"), "X"));
    assertEquals(
        "-Drule=FakeRul: no such rule; the rules are FakeRule",
        assertThrows(
                IllegalArgumentException.class,
                () -> Testdata.select(all, ImmutableSet.of("FakeRule", "FakeRul"), ""))
            .getMessage());
    assertEquals(
        "-Dcase=Y: no such case; the cases are X",
        assertThrows(
                IllegalArgumentException.class,
                () -> Testdata.select(all, ImmutableSet.of("FakeRule"), "Y"))
            .getMessage());
  }

  @Test
  void aTableIsReadAsAWhole() {
    String head = "class P { static void probe(String expected, Object value) {} void m() { ";
    String table = head + "probe(\"1\", 1); probe(\"2\", 2); } }";
    Probe.check(table, Probe::expected);
    assertFails("2 -> 1", () -> Probe.check(table, probe -> 1));
    assertFails(
        "one answer only", () -> Probe.check(head + "probe(\"1\", 1); } }", Probe::expected));
    assertFails("no call of probe", () -> Probe.in(head + "} }"));
    assertFails(
        "calls of probe in the text",
        () -> Probe.in(head + "probe(\"1\", 1); /* probe(\"2\", 2); */ } }"));
    assertFails("cannot find symbol", () -> Probe.in(head + "probe(\"1\", x); } }"));
  }

  @Test
  void defaultsOfTheMachineComeBack() throws IOException {
    java.util.Locale before = java.util.Locale.getDefault();
    java.io.PrintStream out = System.out;
    updating.fixed(flagged("\"safe\""));
    assertEquals(before, java.util.Locale.getDefault());
    assertEquals(out, System.out);
  }

  private Case flagged(String... lines) throws IOException {
    Path path = folder.resolve("FakeRule/flagged/X.java");
    Files.createDirectories(path.getParent());
    String statements =
        Stream.of(lines)
            .map(line -> line.startsWith("//") ? line : "System.out.println(" + line + ");")
            .collect(Collectors.joining("\n"));
    String text =
        """
        class X {
          public static void main(String[] args) {
        %s
          }
        }
        """
            .formatted(statements);
    Files.writeString(path, text, UTF_8);
    return Case.read(path);
  }

  private static void assertFails(String message, Executable check) {
    AssertionError error = assertThrows(AssertionError.class, check);
    assertTrue(error.getMessage().contains(message), error.getMessage());
  }
}
