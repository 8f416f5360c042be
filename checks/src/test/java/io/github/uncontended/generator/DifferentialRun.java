package io.github.uncontended.generator;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.naturalOrder;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.sun.management.HotSpotDiagnosticMXBean;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.generator.Failure.Kind;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.CaseCompiler.Outcome;
import io.github.uncontended.testing.Program;
import io.github.uncontended.testing.Rules;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Compiles a program, applies the fixes of all rules until none is left, and compares what both
 * programs print.
 */
final class DifferentialRun {
  private static final int ROUNDS = 10;
  private static final String LOCALE = "en-US";

  /** Fixes do not depend on heat, and code that only {@code main} reaches is cold otherwise. */
  private static final String ALL_HOT = "-XepOpt:Uncontended:HotMethods=*#*";

  /** The switches of the rules that are off by default. */
  private static final ImmutableList<String> ALL_ON =
      Rules.all().entrySet().stream()
          .filter(
              rule ->
                  rule.getValue().getAnnotation(RuleMetadata.class).byDefault() == ByDefault.OFF)
          .map(rule -> "-Xep:" + rule.getKey())
          .collect(toImmutableList());

  private final CaseCompiler compiler = CaseCompiler.create();

  DifferentialRun() {
    // The message of a NullPointerException that the virtual machine throws quotes the code.
    ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
        .setVMOption("ShowCodeDetailsInExceptionMessages", "false");
  }

  /**
   * What a program came to.
   *
   * @param isValid whether it compiles without any fix and runs; the grammar is not exact
   * @param error why it is not valid
   * @param applied the rules whose SAFE fixes were applied, one entry a fix
   */
  record Result(
      boolean isValid,
      String error,
      ImmutableMultiset<String> applied,
      Optional<Failure> failure) {}

  /** Runs with the safe fixes and, if they are good, once more with all fixes. */
  Result run(Case program) {
    Compiled original = compile(program);
    if (original.crash().isPresent()) {
      return result(original.crash());
    }
    if (!original.outcome().javacErrors().isEmpty()) {
      return invalid(original.outcome().javacErrors().toString());
    }
    Fixing safe = new Fixing(program, original.outcome(), false);
    Optional<Failure> failure = safe.run();
    if (failure.isEmpty() && safe.hasUnsafe) {
      failure = new Fixing(program, original.outcome(), true).run();
    }
    return new Result(safe.error.isEmpty(), safe.error, safe.applied(), failure);
  }

  private static Result invalid(String error) {
    return new Result(false, error, ImmutableMultiset.of(), Optional.empty());
  }

  private static Result result(Optional<Failure> failure) {
    return new Result(true, "", ImmutableMultiset.of(), failure);
  }

  /** A compilation, or a crash in its place. */
  private record Compiled(Outcome outcome, Optional<Failure> crash) {}

  private Compiled compile(Case program) {
    Outcome outcome;
    try {
      outcome =
          compiler.compile(
              program,
              ImmutableList.<String>builder()
                  .addAll(ALL_ON)
                  .add(ALL_HOT)
                  .build()
                  .toArray(new String[0]));
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      return crashed(program, Throwables.getStackTraceAsString(e));
    }
    for (String error : outcome.javacErrors()) {
      if (error.contains("An unhandled exception was thrown")) {
        return crashed(program, error);
      }
    }
    return new Compiled(outcome, Optional.empty());
  }

  private static Compiled crashed(Case program, String trace) {
    ImmutableSortedSet<String> rules =
        Rules.all().keySet().stream()
            .filter(trace::contains)
            .collect(ImmutableSortedSet.toImmutableSortedSet(naturalOrder()));
    return new Compiled(
        null,
        Optional.of(
            new Failure(
                Kind.CRASH,
                false,
                rules.isEmpty() ? ImmutableSortedSet.of("unknown") : rules,
                "",
                program,
                program,
                trace)));
  }

  /** What is left to report when the fixes are applied, or the failure before that. */
  private record Fixed(Outcome outcome, Optional<Failure> failure) {}

  /** The rounds of fixes for one program. */
  private final class Fixing {
    private final Case original;
    private final Outcome first;
    private final boolean unsafe;
    private final Predicate<String> isFixed;
    private final List<String> rules = new ArrayList<>();
    private Case current;
    private String error = "";
    private boolean hasUnsafe;

    Fixing(Case original, Outcome first, boolean unsafe) {
      this(original, first, unsafe, rule -> true);
    }

    /**
     * @param isFixed the rules whose fixes are applied
     */
    Fixing(Case original, Outcome first, boolean unsafe, Predicate<String> isFixed) {
      this.original = original;
      this.first = first;
      this.unsafe = unsafe;
      this.isFixed = isFixed;
      this.current = original;
    }

    ImmutableMultiset<String> applied() {
      return ImmutableMultiset.copyOf(rules);
    }

    Optional<Failure> run() {
      Fixed fixed = fix();
      return fixed.failure().isPresent() || rules.isEmpty()
          ? fixed.failure()
          : compare(fixed.outcome());
    }

    /** Applies fixes until none is left. */
    private Fixed fix() {
      Outcome last = first;
      for (int round = 0; ; round++) {
        hasUnsafe |= last.findings().stream().anyMatch(it -> it.safety() == FixSafety.UNSAFE);
        ImmutableList<Finding> fixable =
            last.findings().stream()
                .filter(it -> it.safety() == FixSafety.SAFE || (unsafe && it.fix().isPresent()))
                .filter(it -> isFixed.test(it.rule()))
                .collect(toImmutableList());
        if (fixable.isEmpty()) {
          return new Fixed(last, Optional.empty());
        }
        if (round == ROUNDS) {
          return new Fixed(last, failure(Kind.NO_FIXPOINT, "", describe(fixable)));
        }
        ImmutableList<Fix> fixes =
            fixable.stream().map(it -> it.fix().orElseThrow()).collect(toImmutableList());
        Patcher.Result patched = Patcher.apply(current.text(), fixes);
        for (int i = 0; i < fixes.size(); i++) {
          if (!patched.skipped().contains(fixes.get(i))) {
            rules.add(fixable.get(i).rule());
          }
        }
        current = current.withText(patched.text());
        Compiled compiled = compile(current);
        if (compiled.crash().isPresent()) {
          return new Fixed(last, compiled.crash());
        }
        last = compiled.outcome();
        ImmutableList<String> errors = last.javacErrors();
        if (!errors.isEmpty()) {
          return new Fixed(last, failure(Kind.DOES_NOT_COMPILE, "", String.join("\n", errors)));
        }
      }
    }

    private Optional<Failure> compare(Outcome last) {
      Multiset<String> created = created(last);
      if (!created.isEmpty()) {
        return failure(Kind.FLAGGED_AGAIN, created.toString(), describe(last.findings()));
      }
      if (unsafe) {
        return Optional.empty();
      }
      String expected = output(first, original);
      if (!error.isEmpty()) {
        return Optional.empty();
      }
      String actual = output(last, current);
      error = "";
      if (actual.equals(expected)) {
        return Optional.empty();
      }
      if (!output(first, original).equals(expected)) {
        error = "prints something else each time: " + expected;
        return Optional.empty();
      }
      return failure(Kind.CHANGED, "", Differences.between(expected, actual));
    }

    /**
     * The findings that fixes of the same rule brought. A finding that another rule's fix uncovers
     * is not one of them, so that each rule is asked again where it alone is fixed.
     */
    private Multiset<String> created(Outcome last) {
      return moreThanFirst(last).stream()
          .filter(this::isCreatedByItsRule)
          .collect(ImmutableMultiset.toImmutableMultiset());
    }

    private boolean isCreatedByItsRule(String kind) {
      String rule = kind.substring(0, kind.indexOf(' '));
      return rules.contains(rule)
          && moreThanFirst(new Fixing(original, first, unsafe, rule::equals).fix().outcome())
              .contains(kind);
    }

    /** The rules and safeties of findings that are more than in the original. */
    private Multiset<String> moreThanFirst(Outcome outcome) {
      return Multisets.difference(kinds(outcome), kinds(first));
    }

    /** What a program prints, or how it fails to run, which is then an error. */
    private String output(Outcome outcome, Case program) {
      try {
        return Program.of(outcome.compilation(), program.className()).run(LOCALE);
      } catch (AssertionError e) {
        error = Throwables.getStackTraceAsString(e);
        return error;
      }
    }

    private Optional<Failure> failure(Kind kind, String detail, String explanation) {
      Set<String> applied = new TreeSet<>(rules);
      return Optional.of(
          new Failure(
              kind,
              unsafe,
              ImmutableSortedSet.copyOf(applied),
              detail,
              original,
              current,
              explanation));
    }
  }

  private static ImmutableMultiset<String> kinds(Outcome outcome) {
    return outcome.findings().stream()
        .map(it -> it.rule() + " " + it.safety())
        .collect(ImmutableMultiset.toImmutableMultiset());
  }

  private static String describe(ImmutableList<Finding> findings) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings) {
      text.append(finding.rule()).append(' ').append(finding.safety()).append(' ');
      text.append(finding.message()).append('\n');
    }
    return text.toString();
  }
}
