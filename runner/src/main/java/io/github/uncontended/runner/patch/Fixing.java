package io.github.uncontended.runner.patch;

import static java.util.stream.Collectors.groupingBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.Sets;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.CompileError;
import io.github.uncontended.runner.engine.Jobs;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.filter.FindingFilter;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Applies the fixes of a run in memory, in rounds until nothing changes, and compiles the result of
 * each round.
 *
 * <p>A fix is applied as a whole or not at all; one that conflicts with another is tried again in
 * the next round. Fixes that cause new compile errors are located by bisection and reverted.
 */
public final class Fixing {
  /** Bounds a rule whose fix is flagged again; most findings need one or two rounds. */
  private static final int MAX_ROUNDS = 20;

  /** A fix that fails together with others is tried a second time after them. */
  private static final int MAX_FAILURES = 2;

  /** Compiles sources with or without running the rules. */
  public interface Compiler {
    /** Compiles sources and runs the rules. */
    AnalysisResult check(Collection<Source> sources);

    /** Compiles sources. */
    AnalysisResult compile(Collection<Source> sources);

    /** The compiler of a run. */
    static Compiler of(Jobs jobs) {
      return new Compiler() {
        @Override
        public AnalysisResult check(Collection<Source> sources) {
          return jobs.check(sources);
        }

        @Override
        public AnalysisResult compile(Collection<Source> sources) {
          return jobs.compile(sources);
        }
      };
    }
  }

  /**
   * The result of all rounds.
   *
   * @param changes the changed files, by path
   * @param fixed the fixed findings, as reported in the round that fixed them, but with the lines
   *     of the original files
   * @param dropped the findings whose fixes could not be applied, with such lines, too
   * @param sources all files with the fixed texts
   * @param last the analysis of the fixed sources
   */
  public record Outcome(
      ImmutableList<Change> changes,
      ImmutableList<ReportedFinding> fixed,
      ImmutableList<Dropped> dropped,
      ImmutableList<Source> sources,
      AnalysisResult last) {}

  /** A finding whose fix could not be applied, and the reason. */
  public record Dropped(ReportedFinding finding, String reason) {}

  private final Compiler compiler;
  private final FindingFilter filter;
  private final ImmutableMultiset<CompileError> errorsBefore;
  private final Map<String, Source> originals = new TreeMap<>();
  private final List<ReportedFinding> fixed = new ArrayList<>();
  private final Map<String, Integer> failures = new HashMap<>();
  private final Map<String, Dropped> dropped = new LinkedHashMap<>();
  private final Map<Source, OriginalLines> lines = new HashMap<>();
  private Map<String, Source> sources = new TreeMap<>();
  private AnalysisResult now;

  private Fixing(
      Collection<Source> sources, AnalysisResult first, Compiler compiler, FindingFilter filter) {
    sources.forEach(source -> originals.put(source.path(), source));
    this.sources.putAll(originals);
    this.now = first;
    this.errorsBefore = first.errors();
    this.compiler = compiler;
    this.filter = filter;
  }

  /**
   * Applies the fixes of the findings that the filter selects.
   *
   * @param sources all files of the run
   * @param first the analysis of these files
   */
  public static Outcome run(
      Collection<Source> sources, AnalysisResult first, Compiler compiler, FindingFilter filter)
      throws IOException {
    return new Fixing(sources, first, compiler, filter).run();
  }

  private Outcome run() throws IOException {
    for (int round = 0; round < MAX_ROUNDS && round(); round++) {}
    ImmutableList.Builder<Change> changes = ImmutableList.builder();
    for (Map.Entry<String, Source> entry : sources.entrySet()) {
      Source original = originals.get(entry.getKey());
      if (!original.text().equals(entry.getValue().text())) {
        changes.add(new Change(original, entry.getValue()));
      }
    }
    ImmutableList.Builder<Dropped> notFixed = ImmutableList.builder();
    for (Dropped each : dropped.values()) {
      notFixed.add(new Dropped(atOriginalLine(each.finding()), each.reason()));
    }
    return new Outcome(
        changes.build(),
        atOriginalLines(fixed),
        notFixed.build(),
        ImmutableList.copyOf(sources.values()),
        now);
  }

  private ImmutableList<ReportedFinding> atOriginalLines(List<ReportedFinding> findings)
      throws IOException {
    ImmutableList.Builder<ReportedFinding> moved = ImmutableList.builder();
    for (ReportedFinding finding : findings) {
      moved.add(atOriginalLine(finding));
    }
    return moved.build();
  }

  private ReportedFinding atOriginalLine(ReportedFinding finding) throws IOException {
    Source source = finding.source();
    OriginalLines known = lines.get(source);
    if (known == null) {
      known = OriginalLines.of(originals.get(source.path()).text(), source.text());
      lines.put(source, known);
    }
    return finding.withLine(known.before(finding.line()));
  }

  /** Applies the fixes that do not conflict; returns whether anything changed. */
  private boolean round() throws IOException {
    List<ReportedFinding> wanted = new ArrayList<>();
    for (ReportedFinding finding : filter.select(now.findings())) {
      if (finding.fix().isPresent() && !dropped.containsKey(key(finding))) {
        String obstacle =
            RoundTrip.obstacle(originals.get(finding.source().path()), finding.fix().get());
        if (obstacle.isEmpty()) {
          wanted.add(finding);
        } else {
          dropped.put(key(finding), new Dropped(finding, obstacle));
        }
      }
    }
    if (wanted.isEmpty()) {
      return false;
    }
    Applied all = apply(wanted);
    AnalysisResult next = compiler.check(all.sources.values());
    Multiset<CompileError> introduced = newErrors(next);
    if (!introduced.isEmpty()) {
      all = withoutFailing(all.findings, introduced);
      next = compiler.check(all.sources.values());
    }
    for (Map.Entry<String, Source> entry : all.sources.entrySet()) {
      Source before = sources.get(entry.getKey());
      if (before != entry.getValue()) {
        filter.changed(before, entry.getValue());
      }
    }
    boolean changed = !all.findings.isEmpty();
    fixed.addAll(all.findings);
    sources = all.sources;
    now = next;
    return changed;
  }

  /** The sources with a set of fixes, and the findings whose fixes did not conflict. */
  private record Applied(Map<String, Source> sources, List<ReportedFinding> findings) {}

  private Applied apply(Collection<ReportedFinding> wanted) throws IOException {
    Map<String, Source> patched = new TreeMap<>(sources);
    List<ReportedFinding> applied = new ArrayList<>();
    Map<Source, List<ReportedFinding>> byFile =
        wanted.stream().sorted().collect(groupingBy(ReportedFinding::source));
    for (Map.Entry<Source, List<ReportedFinding>> file : byFile.entrySet()) {
      Source source = file.getKey();
      List<ReportedFinding> findings = file.getValue();
      Patcher.Result result =
          Patcher.apply(
              source.text(), findings.stream().map(finding -> finding.fix().get()).toList());
      if (!result.text().equals(source.text())) {
        patched.put(source.path(), source.withText(result.text()));
        // By identity: two findings may have equal fixes, of which one is applied.
        Set<Fix> skipped = Sets.newIdentityHashSet();
        skipped.addAll(result.skipped());
        findings.stream()
            .filter(finding -> !skipped.contains(finding.fix().get()))
            .forEach(applied::add);
      }
    }
    applied.sort(null);
    return new Applied(patched, applied);
  }

  private Multiset<CompileError> newErrors(AnalysisResult result) {
    return Multisets.difference(result.errors(), errorsBefore);
  }

  /** Applies the fixes that compile: first those in files without new errors, then by bisection. */
  private Applied withoutFailing(List<ReportedFinding> findings, Multiset<CompileError> introduced)
      throws IOException {
    Set<String> files = introduced.stream().map(CompileError::path).collect(Collectors.toSet());
    Map<Boolean, List<ReportedFinding>> suspected =
        findings.stream()
            .collect(Collectors.partitioningBy(finding -> files.contains(finding.source().path())));
    List<ReportedFinding> good = new ArrayList<>();
    List<Dropped> bad = new ArrayList<>();
    admit(suspected.get(false), good, bad);
    admit(suspected.get(true), good, bad);
    for (Dropped failure : bad) {
      String key = key(failure.finding());
      // Together with others it may have failed because of them.
      if (good.isEmpty() || failures.merge(key, 1, Integer::sum) == MAX_FAILURES) {
        dropped.put(key, failure);
      }
    }
    return apply(good);
  }

  private void admit(
      List<ReportedFinding> candidates, List<ReportedFinding> good, List<Dropped> bad)
      throws IOException {
    if (candidates.isEmpty()) {
      return;
    }
    List<ReportedFinding> both = new ArrayList<>(good);
    both.addAll(candidates);
    Multiset<CompileError> introduced = newErrors(compiler.compile(apply(both).sources.values()));
    if (introduced.isEmpty()) {
      good.addAll(candidates);
    } else if (candidates.size() == 1) {
      CompileError error = introduced.iterator().next();
      bad.add(
          new Dropped(
              candidates.get(0),
              "the fixed code does not compile: " + error.message() + " (" + error.path() + ")"));
    } else {
      int middle = candidates.size() / 2;
      admit(candidates.subList(0, middle), good, bad);
      admit(candidates.subList(middle, candidates.size()), good, bad);
    }
  }

  /** Identifies a finding across rounds. */
  private static String key(ReportedFinding finding) {
    return String.join(
        "\n",
        finding.rule(),
        finding.source().path(),
        finding.enclosingClass(),
        finding.enclosingMethod(),
        finding.code());
  }
}
