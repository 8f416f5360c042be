package io.github.uncontended.integration.cost;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugCheckerInfo;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.BuiltInCheckerSuppliers;
import com.google.errorprone.scanner.ScannerSupplier;
import io.github.uncontended.integration.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the rules add to a compilation: the processor time of the compiling thread and the bytes
 * that it allocates, with Error Prone's default checks alone and with the rules beside them.
 *
 * <p>Both are compiled in turn in one warm JVM, since two JVMs differ by more than the rules cost.
 * Allocation hardly varies between runs; it shows a change that the time hides.
 */
@EnabledIfSystemProperty(named = "cost.pairs", matches = "[1-9][0-9]*")
final class CompileCostTest {
  /** Together about 430,000 lines; the last one has many locks, which several rules look at. */
  private static final ImmutableList<String> LIBRARIES =
      ImmutableList.of(
          "com.google.guava:guava:33.4.0-jre",
          "com.fasterxml.jackson.core:jackson-databind:2.18.3",
          "io.undertow:undertow-core:2.3.18.Final");

  private static final int PAIRS = Integer.getInteger("cost.pairs", 0);

  /** Compilations before the first measured one, each way. */
  private static final int WARM_UP = 4;

  /** The share of Error Prone's default checks that the rules may add. */
  private static final double LIMIT = 0.02;

  @TempDir private Path folder;

  @Test
  void rulesAddAtMostTwoPercent() throws IOException {
    ImmutableList<Class<? extends BugChecker>> rules =
        ServiceLoader.load(BugChecker.class).stream()
            .map(ServiceLoader.Provider::type)
            .filter(type -> type.getName().startsWith("io.github.uncontended."))
            .collect(ImmutableList.toImmutableList());
    assertTrue(rules.size() >= 6, rules::toString);
    ScannerSupplier defaults = BuiltInCheckerSuppliers.defaultChecks();
    ScannerSupplier all = defaults.plus(ScannerSupplier.fromBugCheckerClasses(rules));
    List<Cost> without = new ArrayList<>();
    List<Cost> with = new ArrayList<>();
    for (String library : LIBRARIES) {
      Path place = Files.createDirectory(folder.resolve(library.replace(':', '_')));
      Path classes = Files.createDirectory(folder.resolve("classes-" + place.getFileName()));
      Release release = new Release(library, ImmutableSet.of(), place);
      List<Cost> one = new ArrayList<>();
      List<Cost> other = new ArrayList<>();
      for (int i = -WARM_UP; i < PAIRS; i++) {
        // Whoever comes second finds a fuller heap: take turns.
        boolean withFirst = i % 2 == 0;
        Cost first = Cost.of(release, classes, withFirst ? all : defaults);
        Cost second = Cost.of(release, classes, withFirst ? defaults : all);
        if (i >= 0) {
          one.add(withFirst ? second : first);
          other.add(withFirst ? first : second);
        }
      }
      print(library, one, other);
      without = Cost.sums(without, one);
      with = Cost.sums(with, other);
    }
    print("all", without, with);
    for (BugCheckerInfo rule :
        ScannerSupplier.fromBugCheckerClasses(rules).getAllChecks().values()) {
      double time = Cost.median(with, cost -> cost.time(rule.canonicalName()).toNanos());
      double share = time / Cost.median(without, cost -> cost.processorTime().toNanos());
      System.out.printf(
          Locale.ROOT,
          "  %-30s %6.1f ms  %+5.2f %%%n",
          rule.canonicalName(),
          time / Duration.ofMillis(1).toNanos(),
          100 * share);
    }
    assertTrue(added(without, with, Cost::allocated) <= LIMIT, "allocation");
    assertTrue(added(without, with, cost -> cost.processorTime().toNanos()) <= LIMIT, "time");
  }

  private static void print(String what, List<Cost> without, List<Cost> with) {
    System.out.printf(
        Locale.ROOT,
        "%-50s CPU %6.2f s %+5.2f %%  allocated %6.0f MB %+5.2f %%%n",
        what,
        Cost.median(without, cost -> cost.processorTime().toNanos())
            / Duration.ofSeconds(1).toNanos(),
        100 * added(without, with, cost -> cost.processorTime().toNanos()),
        Cost.median(without, Cost::allocated) / (1 << 20),
        100 * added(without, with, Cost::allocated));
  }

  /** The share that is added, by medians. */
  private static double added(List<Cost> without, List<Cost> with, ToDoubleFunction<Cost> measure) {
    return Cost.median(with, measure) / Cost.median(without, measure) - 1;
  }
}
