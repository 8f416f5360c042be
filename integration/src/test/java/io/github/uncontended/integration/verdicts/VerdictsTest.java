package io.github.uncontended.integration.verdicts;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uncontended.integration.verdicts.PinnedLibrary.Part;
import io.github.uncontended.runner.source.Artifacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules on pinned releases of real libraries: every finding has a verdict, every verdict a
 * finding.
 *
 * <p>A build runs the libraries of the sample; the profile {@code verdicts} runs all. With {@code
 * -Dverdicts.update=true} the rows for new findings are written, to be judged, and the rows for
 * vanished ones are removed.
 */
final class VerdictsTest {
  private static final Path LIBRARIES = Path.of("libraries.tsv");
  private static final Path VERDICTS = Path.of("verdicts.tsv");

  private static final boolean ALL = Boolean.getBoolean("verdicts.all");

  /** The libraries to run, if not all or the sample. */
  private static final ImmutableSet<String> ONLY =
      ImmutableSet.copyOf(
          Splitter.on(',').omitEmptyStrings().split(System.getProperty("verdicts.only", "")));

  private static final boolean UPDATE = Boolean.getBoolean("verdicts.update");

  private static Artifacts artifacts;
  private static VerdictTable table;
  private static final List<PinnedLibrary> checked = new ArrayList<>();

  @BeforeAll
  static void open() throws IOException {
    artifacts = new Artifacts(/* offline= */ false);
    table = VerdictTable.read(VERDICTS);
  }

  @AfterAll
  static void close() throws IOException {
    artifacts.close();
    if (UPDATE) {
      table.write(VERDICTS);
    }
    for (Part part : Part.values()) {
      List<String> names =
          checked.stream().filter(it -> it.part() == part).map(PinnedLibrary::name).toList();
      if (names.isEmpty()) {
        continue;
      }
      List<Verdict> verdicts = names.stream().flatMap(it -> table.of(it).stream()).toList();
      System.out.println(
          Precision.table(
              part.toString().toLowerCase(Locale.ROOT) + ", " + names.size() + " libraries",
              verdicts));
    }
  }

  @Test
  void everyVerdictIsOfAPinnedLibrary() throws IOException {
    Set<String> judged =
        table.verdicts().stream().map(it -> it.group().library()).collect(Collectors.toSet());
    Set<String> pinned =
        PinnedLibrary.read(LIBRARIES).stream().map(PinnedLibrary::name).collect(Collectors.toSet());
    assertEquals(ImmutableSet.of(), Sets.difference(judged, pinned).immutableCopy());
  }

  @TestFactory
  Stream<DynamicTest> library() throws IOException {
    return PinnedLibrary.read(LIBRARIES).stream()
        .filter(
            library -> ONLY.isEmpty() ? ALL || library.isInSample() : ONLY.contains(library.name()))
        .map(library -> DynamicTest.dynamicTest(library.name(), () -> check(library)));
  }

  private static void check(PinnedLibrary library) throws IOException {
    PinnedLibrary.Result result = library.check(artifacts);
    VerdictTable.Difference difference = table.compare(library.name(), result.findings());
    checked.add(library);
    if (UPDATE) {
      table = table.with(difference);
      return;
    }
    ImmutableList<Verdict> unjudged =
        table.of(library.name()).stream()
            .filter(verdict -> !verdict.isJudged() && !ALL)
            .collect(toImmutableList());
    if (difference.isEmpty() && unjudged.isEmpty()) {
      return;
    }
    fail(
        Stream.of(
                library.name(),
                list("new findings, not judged", difference.came()),
                list("vanished findings", difference.went()),
                list("rows to judge", unjudged.stream().map(Verdict::group).toList()),
                list("files that do not compile here", result.skips()),
                "To write rows for new findings and remove those for vanished ones, run the same"
                    + " with -Dverdicts.update=true; then read each finding with the verdict ?.")
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining("\n")));
  }

  private static String list(String title, Collection<?> items) {
    return items.isEmpty()
        ? ""
        : items.stream()
            .map(item -> "  " + item)
            .collect(Collectors.joining("\n", items.size() + " " + title + "\n", ""));
  }
}
