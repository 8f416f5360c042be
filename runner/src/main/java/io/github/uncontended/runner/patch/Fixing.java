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
 * Applies the fixes of a run in memory, round after round until nothing changes, and compiles what
 * comes of it.
 *
 * <p>A fix is made whole or not at all; one that clashes with another waits for the next round. An
 * edit that brings an error which was not there before is found by halving, and taken back.
 */
public final class Fixing {
  /** A finding seldom needs more than two; a rule that never settles must not run for ever. */
  private static final int MAX_ROUNDS = 20;

  /** A fix that fails beside others gets a second chance, made anew for what they left behind. */
  private static final int MAX_FAILURES = 2;

  /** Compiles sources, with or without the rules. */
  public interface Compiler {
    /** Runs the rules. */
    AnalysisResult check(Collection<Source> sources);

    /** Only looks for errors. */
    AnalysisResult compile(Collection<Source> sources);

    /** As a run was compiled. */
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
   * What came out.
   *
   * @param changes the files that changed, by path
   * @param fixed the findings that are gone, as each was when it was fixed
   * @param dropped the findings whose fixes were not made, and why
   * @param last what the rules say of the result
   */
  public record Outcome(
      ImmutableList<Change> changes,
      ImmutableList<ReportedFinding> fixed,
      ImmutableList<Dropped> dropped,
      AnalysisResult last) {}

  /** A finding that is left as it is, though there is a fix. */
  public record Dropped(ReportedFinding finding, String reason) {}

  private final Compiler compiler;
  private final FindingFilter filter;
  private final ImmutableMultiset<CompileError> errorsBefore;
  private final Map<String, Source> originals = new TreeMap<>();
  private final List<ReportedFinding> fixed = new ArrayList<>();
  private final Map<String, Integer> failures = new HashMap<>();
  private final Map<String, Dropped> dropped = new LinkedHashMap<>();
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
   * Fixes what the filter lets through and has a fix.
   *
   * @param sources all files of the run
   * @param first what the rules say of them
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
    return new Outcome(
        changes.build(), ImmutableList.copyOf(fixed), ImmutableList.copyOf(dropped.values()), now);
  }

  /** Applies what fits together; whether anything has changed. */
  private boolean round() throws IOException {
    List<ReportedFinding> wanted = new ArrayList<>();
    for (ReportedFinding finding : filter.select(now.findings())) {
      if (finding.fix().isPresent() && !dropped.containsKey(key(finding))) {
        String obstacle =
            Writing.obstacle(originals.get(finding.source().path()), finding.fix().get());
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
    Multiset<CompileError> news = newErrors(next);
    if (!news.isEmpty()) {
      all = withoutBadOnes(all.findings, news);
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

  /** What a set of fixes makes of the sources, and which of them fitted together. */
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

  /** As many of the fixes as compile: first those in files without errors, then halves. */
  private Applied withoutBadOnes(List<ReportedFinding> findings, Multiset<CompileError> news)
      throws IOException {
    Set<String> files = news.stream().map(CompileError::path).collect(Collectors.toSet());
    Map<Boolean, List<ReportedFinding>> suspected =
        findings.stream()
            .collect(Collectors.partitioningBy(finding -> files.contains(finding.source().path())));
    List<ReportedFinding> good = new ArrayList<>();
    List<Dropped> bad = new ArrayList<>();
    admit(suspected.get(false), good, bad);
    admit(suspected.get(true), good, bad);
    for (Dropped failure : bad) {
      String key = key(failure.finding());
      // Beside others it may have failed for their sake only.
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
    Multiset<CompileError> news = newErrors(compiler.compile(apply(both).sources.values()));
    if (news.isEmpty()) {
      good.addAll(candidates);
    } else if (candidates.size() == 1) {
      CompileError error = news.iterator().next();
      bad.add(
          new Dropped(
              candidates.get(0),
              "it does not compile: " + error.message() + " (" + error.path() + ")"));
    } else {
      int middle = candidates.size() / 2;
      admit(candidates.subList(0, middle), good, bad);
      admit(candidates.subList(middle, candidates.size()), good, bad);
    }
  }

  /** What a finding is known by from one round to the next. */
  private static String key(ReportedFinding finding) throws IOException {
    return String.join(
        "\n",
        finding.rule(),
        finding.source().path(),
        finding.enclosingClass(),
        finding.enclosingMethod(),
        finding.source().text().substring(finding.start(), finding.end()));
  }
}
