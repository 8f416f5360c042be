package io.github.uncontended.generator;

import com.google.common.collect.Lists;
import io.github.uncontended.generator.Part.Reduction;
import io.github.uncontended.generator.Part.Role;
import io.github.uncontended.testing.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Delta debugging on the tree of a program: leaves out members and statements and puts inner
 * expressions in the place of outer ones, as long as the program fails in the same way.
 */
final class Minimizer {
  private final Function<Case, Optional<Failure>> run;
  private int budget;

  /**
   * Starts to minimize.
   *
   * @param run what a program fails with; empty also where it does not compile by itself
   * @param budget how many programs to run at most
   */
  Minimizer(Function<Case, Optional<Failure>> run, int budget) {
    this.run = run;
    this.budget = budget;
  }

  /** The failure of the smallest program that was found. */
  Failure minimize(GeneratedProgram program, Failure failure) {
    GeneratedProgram plain = program;
    Failure smallest = failure;
    Part tree = program.toPart();
    Optional<Failure> formatted =
        attempt(plain.withLayout(Layout.FORMATTED), tree, new Reduction(), smallest);
    if (formatted.isPresent()) {
      plain = plain.withLayout(Layout.FORMATTED);
      smallest = formatted.get();
    }
    Reduction reduction = new Reduction();
    for (boolean smaller = true; smaller && budget > 0; ) {
      smaller = false;
      List<Part> optional = collect(tree, reduction, Role.OPTIONAL);
      for (int size = optional.size(); size > 0; size /= 2) {
        for (List<Part> chunk : Lists.partition(optional, size)) {
          Reduction without = reduction.without(chunk);
          Optional<Failure> still = attempt(plain, tree, without, smallest);
          if (still.isPresent() && isSmaller(still.get(), smallest)) {
            smallest = still.get();
            reduction = without;
            smaller = true;
          }
        }
      }
      for (Part expression : collect(tree, reduction, Role.EXPRESSION)) {
        for (Part operand : reduction.of(expression).operands()) {
          Reduction with = reduction.with(reduction.of(expression), operand);
          Optional<Failure> still = attempt(plain, tree, with, smallest);
          if (still.isPresent() && isSmaller(still.get(), smallest)) {
            smallest = still.get();
            reduction = with;
            smaller = true;
            break;
          }
        }
      }
    }
    return smallest;
  }

  private static boolean isSmaller(Failure one, Failure other) {
    return one.before().text().length() < other.before().text().length();
  }

  private Optional<Failure> attempt(
      GeneratedProgram program, Part tree, Reduction reduction, Failure wanted) {
    if (budget-- <= 0) {
      return Optional.empty();
    }
    return run.apply(program.toCase(tree, reduction)).filter(wanted::isLike);
  }

  /** The nodes of a role that are still in the tree, outer ones first. */
  private static List<Part> collect(Part tree, Reduction reduction, Role role) {
    List<Part> found = new ArrayList<>();
    List<Part> level = List.of(tree);
    while (!level.isEmpty()) {
      List<Part> next = new ArrayList<>();
      for (Part each : level) {
        Part part = reduction.of(each);
        if (part.role() == role && !found.contains(part)) {
          found.add(part);
        }
        next.addAll(part.children());
      }
      level = next;
    }
    return found;
  }
}
