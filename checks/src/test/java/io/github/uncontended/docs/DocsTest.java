package io.github.uncontended.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Cost;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.testing.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds docs/rules.md and the README's table to the rules of this module and their testdata. Both
 * also have rules that read configuration, which a test of the command line compares.
 */
final class DocsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final ImmutableList<String> PARTS =
      ImmutableList.of(
          "What it flags",
          "Why it costs",
          "The incident",
          "Example",
          "When it does not matter",
          "Fix safety",
          "Options",
          "How to suppress");
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "<!-- testdata: (\\w+) -->\\s*```java\\n(.*?)```\\s*```java\\n(.*?)```", Pattern.DOTALL);

  static List<Class<? extends BugChecker>> rules() {
    return List.copyOf(Rules.all().values());
  }

  @Test
  void hasASectionForEachRuleInOrder() throws IOException {
    List<String> names = List.copyOf(sections().keySet());
    assertEquals(names.stream().sorted().toList(), names);
    assertEquals(
        rules().stream().map(Class::getSimpleName).toList(),
        names.stream().filter(Rules.all()::containsKey).toList());
  }

  @ParameterizedTest
  @EnumSource(Cost.class)
  void tablesTellTheTraits(Cost cost) throws IOException {
    List<Class<? extends BugChecker>> group =
        rules().stream().filter(rule -> traits(rule).cost() == cost).toList();
    assertEquals(
        group.stream().map(DocsTest::row).toList(),
        tableRows(cost).filter(row -> isOfThisModule(row)).toList());
    assertEquals(
        group.stream().map(rule -> link(rule, "docs/rules.md")).toList(),
        readmeLinks(cost).filter(link -> isOfThisModule(link)).toList());
  }

  /** The rows of the table below the sentence on a cost. */
  private static Stream<String> tableRows(Cost cost) throws IOException {
    String page = read(ROOT.resolve("docs/rules.md"));
    String heading = "\n**" + cost.title() + "**: " + cost.meaning() + ".\n";
    assertTrue(page.contains(heading), "docs/rules.md lacks " + heading);
    return page.substring(page.indexOf(heading) + heading.length())
        .lines()
        .dropWhile(String::isEmpty)
        .takeWhile(line -> line.startsWith("|"))
        .skip(2);
  }

  /** The links to the rules in the row of a cost. */
  private static Stream<String> readmeLinks(Cost cost) throws IOException {
    String start = "| " + cost.title().toLowerCase(Locale.ROOT) + " | ";
    String row =
        read(ROOT.resolve("README.md"))
            .lines()
            .filter(line -> line.startsWith(start))
            .findFirst()
            .orElseThrow(() -> new AssertionError("README.md lacks the row " + start));
    return Splitter.on(", ")
        .omitEmptyStrings()
        .splitToStream(row.substring(start.length(), row.length() - 2));
  }

  private static boolean isOfThisModule(String link) {
    return Rules.all().containsKey(link.substring(link.indexOf('[') + 1, link.indexOf(']')));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void sectionHasItsPartsInOrder(Class<? extends BugChecker> rule) throws IOException {
    List<String> headings =
        Splitter.on('\n').splitToList(sections().get(rule.getSimpleName())).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring(4))
            .toList();
    assertEquals(PARTS, headings);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void tellsHowToTurnOnWhatLacksEvidence(Class<? extends BugChecker> rule) throws IOException {
    String section = sections().get(rule.getSimpleName());
    ByDefault byDefault = traits(rule).byDefault();
    assertEquals(
        byDefault == ByDefault.WITH_EVIDENCE, section.contains("[needs evidence of heat]"));
    assertEquals(
        byDefault == ByDefault.WITH_DECLARATION,
        section.contains("[reports what is declared or measured]"));
    assertEquals(
        byDefault == ByDefault.WITH_EVIDENCE || byDefault == ByDefault.WITH_DECLARATION,
        section.contains("`-Xep:" + rule.getSimpleName() + ":WARN`"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void examplesAreTestdata(Class<? extends BugChecker> rule) throws IOException {
    String name = rule.getSimpleName();
    Matcher example = EXAMPLE.matcher(sections().get(name));
    assertTrue(example.find(), "no example");
    int blocks = 0;
    do {
      blocks += 2;
      Path cases = ROOT.resolve("testdata").resolve(name);
      String file = example.group(1) + ".java";
      assertExcerpt(example.group(2), cases.resolve("flagged").resolve(file));
      // A rule without edits shows what a person writes.
      Path after =
          Stream.of("fixed", "unsafe", "clean")
              .map(kind -> cases.resolve(kind).resolve(file))
              .filter(Files::exists)
              .findFirst()
              .orElseThrow();
      assertExcerpt(example.group(3), after);
    } while (example.find());
    assertEquals(
        blocks,
        sections().get(name).lines().filter(line -> line.startsWith("```java")).count(),
        "an example that is not compared with testdata");
  }

  @ParameterizedTest
  @MethodSource("rules")
  void traitsAreWhatTestdataShows(Class<? extends BugChecker> rule) throws IOException {
    Path cases = ROOT.resolve("testdata").resolve(rule.getSimpleName());
    List<FixSafety> fixes = List.of(traits(rule).fixes());
    assertEquals(fixes.contains(FixSafety.SAFE), Files.isDirectory(cases.resolve("fixed")));
    assertEquals(fixes.contains(FixSafety.UNSAFE), Files.isDirectory(cases.resolve("unsafe")));
    Set<String> marked = new HashSet<>();
    try (Stream<Path> files = Files.list(cases.resolve("flagged"))) {
      for (Path file : files.toList()) {
        read(file)
            .lines()
            .filter(DocsTest::isMarker)
            .map(Splitter.on(' ')::splitToList)
            .forEach(marked::addAll);
      }
    }
    for (FixSafety fix : FixSafety.values()) {
      assertEquals(fixes.contains(fix), marked.contains(fix.name()), fix.name());
    }
    List<SeverityLevel> severities = List.of(traits(rule).severities());
    for (SeverityLevel severity : SeverityLevel.values()) {
      assertEquals(
          severities.contains(severity), marked.contains(severity.name()), severity.name());
    }
  }

  @Test
  void isPackaged() throws IOException {
    try (InputStream packaged = Rule.class.getResourceAsStream("/io/github/uncontended/rules.md")) {
      assertNotNull(packaged);
      assertEquals(read(ROOT.resolve("docs/rules.md")), new String(packaged.readAllBytes(), UTF_8));
    }
  }

  private static RuleMetadata traits(Class<? extends BugChecker> rule) {
    return rule.getAnnotation(RuleMetadata.class);
  }

  private static String link(Class<? extends BugChecker> rule, String page) {
    String name = rule.getSimpleName();
    return "[" + name + "](" + page + "#" + name.toLowerCase(Locale.ROOT) + ")";
  }

  private static String row(Class<? extends BugChecker> rule) {
    RuleMetadata traits = traits(rule);
    return String.join(
        " | ",
        "| " + link(rule, ""),
        join(traits.severities()) + traits.byDefault().note(),
        join(traits.fixes()),
        traits.runtimes() + " |");
  }

  private static String join(Object[] values) {
    return Arrays.stream(values).map(Object::toString).collect(joining(", "));
  }

  private static Map<String, String> sections() throws IOException {
    Map<String, String> sections = new LinkedHashMap<>();
    List<String> parts =
        Splitter.on(Pattern.compile("(?m)^## ")).splitToList(read(ROOT.resolve("docs/rules.md")));
    for (String part : parts.subList(1, parts.size())) {
      int end = part.indexOf('\n');
      sections.put(part.substring(0, end), part.substring(end));
    }
    return sections;
  }

  private static void assertExcerpt(String code, Path file) throws IOException {
    List<String> shown =
        code.lines().filter(line -> !line.equals("// Before") && !line.equals("// After")).toList();
    assertFalse(shown.isEmpty());
    List<String> source = read(file).lines().filter(line -> !isMarker(line)).toList();
    for (int i = 0; i + shown.size() <= source.size(); i++) {
      if (dedent(source.subList(i, i + shown.size())).equals(shown)) {
        return;
      }
    }
    throw new AssertionError(file + " does not have\n" + code);
  }

  private static boolean isMarker(String line) {
    return line.contains("// BUG: Diagnostic contains:");
  }

  private static List<String> dedent(List<String> lines) {
    int indent =
        lines.stream()
            .filter(line -> !line.isBlank())
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    return lines.stream().map(line -> line.isBlank() ? "" : line.substring(indent)).toList();
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, UTF_8);
  }
}
