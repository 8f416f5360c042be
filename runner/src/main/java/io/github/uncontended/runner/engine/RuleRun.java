package io.github.uncontended.runner.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.CodeTransformer;
import com.google.errorprone.ErrorProneError;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.InvalidCommandLineOptionException;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.ErrorProneScanner;
import com.google.errorprone.scanner.ErrorProneScannerTransformer;
import com.google.errorprone.scanner.ScannerSupplier;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.FindingSink;
import io.github.uncontended.report.MemberGuard;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Source;
import io.github.uncontended.runner.terminal.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Runs the rules over the attributed units of a compilation and collects their findings.
 *
 * <p>A source that a rule crashes on is dropped with all its findings: a part of them would pass
 * for all of them. If the compilation has errors, only the member is left out.
 */
final class RuleRun {
  private final Compilation compilation;
  private final Context context;
  private final RemainingSources sources;
  private final Shard shard;
  private final Progress progress;
  private final UnresolvedCode unresolved;
  private final TreeMap<ReportedFinding, Finding> findings = new TreeMap<>();
  private final List<Withheld> withheld = new ArrayList<>();

  RuleRun(
      Compilation compilation,
      RemainingSources sources,
      UnresolvedCode unresolved,
      Shard shard,
      Progress progress) {
    this.shard = shard;
    this.unresolved = unresolved;
    this.compilation = compilation;
    this.context = compilation.context();
    this.sources = sources;
    this.progress = progress;
  }

  /** Runs the rules. */
  ImmutableList<ReportedFinding> findings() {
    context.put(FindingSink.KEY, (FindingSink) new Sink());
    context.put(MemberGuard.KEY, (MemberGuard) new ResolvedMembers(unresolved));
    CodeTransformer rules = rules(context);
    List<CompilationUnitTree> units = compilation.units();
    int done = 0;
    for (CompilationUnitTree unit : units) {
      progress.show("checking", ++done, units.size());
      if (!isInShard(unit)) {
        continue;
      }
      try {
        rules.apply(new TreePath(unit), context, description -> {});
      } catch (ErrorProneError e) {
        drop(unit, "the rule " + e.checkName() + " crashes on it: " + rootOf(e));
      } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
        drop(unit, "the analysis crashes on it: " + rootOf(e));
      }
    }
    if (unresolved.isEmpty()) {
      return ImmutableList.copyOf(findings.keySet());
    }
    // At the end: a rule may have crashed on a member after it reported another.
    UnresolvedDependencies dependencies = new UnresolvedDependencies(unresolved, context);
    return findings.entrySet().stream()
        .flatMap(it -> dependencies.without(it.getKey(), it.getValue()).stream())
        .collect(toImmutableList());
  }

  /** The places that the rules withheld in the run. */
  ImmutableList<Withheld> withheld() {
    return ImmutableList.copyOf(withheld);
  }

  private boolean isInShard(CompilationUnitTree unit) {
    return sources.find(unit).filter(source -> shard.contains(source.reviewPath())).isPresent();
  }

  private CodeTransformer rules(Context context) {
    try {
      ErrorProneScanner rules =
          (ErrorProneScanner)
              ScannerSupplier.fromBugCheckerClasses(
                      ImmutableList.<Class<? extends BugChecker>>copyOf(Ruleset.rules().values()))
                  .applyOverrides(context.get(ErrorProneOptions.class))
                  .get();
      return ErrorProneScannerTransformer.create(new UnitScanner(rules));
    } catch (InvalidCommandLineOptionException e) {
      throw new CannotDoException(e.getMessage(), e);
    }
  }

  /** Calls the rules for units: they look for their places themselves. */
  private static final class UnitScanner extends ErrorProneScanner {
    UnitScanner(ErrorProneScanner rules) {
      super(rules.getBugCheckers(), rules.severityMap());
    }

    @Override
    public Void visitClass(ClassTree tree, VisitorState state) {
      return null;
    }
  }

  /** Keeps what the rules report and withhold. */
  private final class Sink implements FindingSink {
    @Override
    public void accept(Finding finding) {
      sources
          .find(finding.unit())
          .ifPresent(source -> findings.put(ReportedFindings.of(finding, source), finding));
    }

    @Override
    public void withhold(String rule, CompilationUnitTree unit) {
      sources.find(unit).ifPresent(source -> withheld.add(new Withheld(source.path(), rule)));
    }
  }

  private void drop(CompilationUnitTree unit, String reason) {
    Source source = sources.find(unit).orElseThrow();
    findings.keySet().removeIf(finding -> finding.source() == source);
    sources.drop(source, reason);
  }

  private static String rootOf(Throwable thrown) {
    return Throwables.getRootCause(thrown).getClass().getSimpleName();
  }
}
