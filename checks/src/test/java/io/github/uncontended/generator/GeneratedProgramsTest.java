package io.github.uncontended.generator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.base.Splitter;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.github.uncontended.generator.DifferentialRun.Result;
import io.github.uncontended.generator.Part.Reduction;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.testing.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Fixes generated programs and compares what they print before and after.
 *
 * <p>System properties: {@code generator.programs}, how many; {@code generator.seed}, a number, or
 * {@code random} for others each time; {@code generator.first}, the number of the first; {@code
 * generator.wanted}, names of productions, a comma between them, that every program is made of
 * where the grammar leaves a choice; {@code generator.failures}, a folder to write each minimized
 * failure to instead of stopping at the first.
 */
final class GeneratedProgramsTest {
  private static final int SCENARIOS = 4;
  private static final int MINIMIZER_BUDGET = 400;

  /** More programs than this that do not compile by themselves are an error of the grammar. */
  private static final double INVALID = 0.1;

  private final DifferentialRun run = new DifferentialRun();
  private final Multiset<String> applied = HashMultiset.create();
  private final List<String> invalid = new ArrayList<>();

  @Test
  void fixedProgramsPrintTheSame() throws IOException {
    int programs = Integer.getInteger("generator.programs", 100);
    long seed = seed();
    int start = Integer.getInteger("generator.first", 0);
    String folder = System.getProperty("generator.failures", "");
    ProgramGenerator generator = new ProgramGenerator(seed, SCENARIOS);
    System.out.println("Generated programs: " + programs + " with -Dgenerator.seed=" + seed);
    ImmutableSet<Production> wanted = wanted();
    int failures = 0;
    for (int i = start; i < start + programs; i++) {
      GeneratedProgram program = generator.program(i, wanted);
      Optional<Failure> failure = run(program);
      if (failure.isPresent()) {
        Failure smallest =
            new Minimizer(it -> run.run(it).failure(), MINIMIZER_BUDGET)
                .minimize(program, failure.get());
        String report = "-Dgenerator.seed=" + seed + " -Dgenerator.first=" + i + "\n" + smallest;
        if (folder.isEmpty()) {
          fail(report);
        }
        failures++;
        write(Path.of(folder).resolve(i + "-" + smallest.title()), program, smallest, report);
      }
    }
    if (!folder.isEmpty()) {
      Files.createDirectories(Path.of(folder));
      Files.writeString(Path.of(folder).resolve("invalid.txt"), String.join("\n\n", invalid));
    }
    System.out.println("SAFE fixes: " + applied + ", not valid: " + invalid.size());
    assertTrue(failures == 0, failures + " failures in " + folder);
    assertTrue(
        invalid.size() <= programs * INVALID,
        () -> "programs that are not valid: " + String.join("\n\n", invalid));
    if (programs >= 100 && wanted.isEmpty()) {
      Rules.all().entrySet().stream()
          .filter(rule -> mayBeSafe(rule.getValue()))
          .forEach(
              rule ->
                  assertTrue(
                      applied.contains(rule.getKey()),
                      () -> "no SAFE fix of " + rule.getKey() + " was tried"));
    }
  }

  private static boolean mayBeSafe(Class<?> rule) {
    return ImmutableList.copyOf(rule.getAnnotation(RuleMetadata.class).fixes())
        .contains(FixSafety.SAFE);
  }

  /** The productions whose names are asked for. */
  private static ImmutableSet<Production> wanted() {
    List<String> names =
        Splitter.on(',').omitEmptyStrings().splitToList(System.getProperty("generator.wanted", ""));
    ImmutableSet<Production> wanted =
        ProgramGenerator.PRODUCTIONS.stream()
            .filter(it -> names.contains(it.name()))
            .collect(ImmutableSet.toImmutableSet());
    assertTrue(wanted.size() >= names.size(), () -> "not all of " + names + " are productions");
    return wanted;
  }

  private static long seed() {
    String given = System.getProperty("generator.seed", "20261120");
    return given.equals("random") ? System.nanoTime() : Long.parseLong(given);
  }

  private Optional<Failure> run(GeneratedProgram program) {
    Result result = run.run(program.toCase(program.toPart(), new Reduction()));
    if (!result.isValid()) {
      invalid.add("program " + program.index() + " " + result.error());
    }
    applied.addAll(result.applied());
    return result.failure();
  }

  private static void write(Path folder, GeneratedProgram program, Failure failure, String report)
      throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("Main.java"), failure.before().text(), UTF_8);
    Files.writeString(folder.resolve("Fixed.java"), failure.after().text(), UTF_8);
    Files.writeString(
        folder.resolve("NOTE.txt"), report + "\n\nmade of " + program.productions() + "\n", UTF_8);
  }
}
