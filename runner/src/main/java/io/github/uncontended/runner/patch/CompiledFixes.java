package io.github.uncontended.runner.patch;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multisets;
import com.google.common.collect.Sets;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Patcher;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.CompileError;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Compiles the fixes that reports show, and removes those that do not compile.
 *
 * <p>Reports show each fix alone. Fixes that do not conflict are compiled together, all files in
 * one compilation, and conflicting ones in further rounds. A file that does not compile is bisected
 * by finding. A fix edits one file, so only the patched files are attributed.
 */
public final class CompiledFixes {
  private static final String REASON = "the fixed code does not compile";

  /** Compiles some of the sources, and reads the declarations of the others. */
  public interface Compiler {
    /**
     * Compiles sources.
     *
     * @param attributed the paths of the files to compile
     */
    AnalysisResult compile(Collection<Source> sources, ImmutableSet<String> attributed);
  }

  /**
   * The findings with the fixes that compile.
   *
   * @param findings the given findings, in their order
   * @param removed the number of fixes that do not compile
   */
  public record Outcome(ImmutableList<ReportedFinding> findings, int removed) {}

  /** A fix as a report shows it. */
  private record Candidate(ReportedFinding finding, Fix shown) {}

  private final Map<String, Source> sources = new TreeMap<>();
  private final ImmutableMultiset<CompileError> errorsBefore;
  private final Compiler compiler;

  /** The groups of fixes to compile together, by path. */
  private final Map<String, Deque<List<Candidate>>> pending = new TreeMap<>();

  private final Set<ReportedFinding> failing = Sets.newIdentityHashSet();

  private CompiledFixes(
      Collection<Source> sources, ImmutableMultiset<CompileError> errorsBefore, Compiler compiler) {
    sources.forEach(source -> this.sources.put(source.path(), source));
    this.errorsBefore = errorsBefore;
    this.compiler = compiler;
  }

  /**
   * Compiles the fixes of findings.
   *
   * @param sources all files of the run
   * @param analysis the analysis of these files
   * @param findings the findings to report
   * @param shown selects the findings whose fixes are shown
   * @param forms the forms in which the reports show a fix
   */
  public static Outcome of(
      Collection<Source> sources,
      AnalysisResult analysis,
      Collection<ReportedFinding> findings,
      Predicate<ReportedFinding> shown,
      Collection<Function<ReportedFinding, Fix>> forms,
      Compiler compiler)
      throws IOException {
    CompiledFixes fixes = new CompiledFixes(sources, analysis.errors(), compiler);
    fixes.add(findings.stream().filter(shown).filter(it -> it.fix().isPresent()).toList(), forms);
    while (!fixes.pending.isEmpty()) {
      fixes.round();
    }
    return new Outcome(
        findings.stream()
            .map(it -> fixes.failing.contains(it) ? it.withoutFix(REASON) : it)
            .collect(toImmutableList()),
        fixes.failing.size());
  }

  private void add(
      List<ReportedFinding> findings, Collection<Function<ReportedFinding, Fix>> forms) {
    Set<Candidate> known = Sets.newHashSet();
    for (Function<ReportedFinding, Fix> form : forms) {
      Map<String, List<Candidate>> byPath = new LinkedHashMap<>();
      for (ReportedFinding finding : findings) {
        Candidate candidate = new Candidate(finding, form.apply(finding));
        if (known.add(candidate)) {
          byPath.computeIfAbsent(finding.source().path(), path -> new ArrayList<>()).add(candidate);
        }
      }
      byPath.forEach(
          (path, group) -> pending.computeIfAbsent(path, key -> new ArrayDeque<>()).addLast(group));
    }
  }

  /** Compiles one group of each file. */
  private void round() throws IOException {
    Map<String, Source> patched = new TreeMap<>(sources);
    Map<String, List<Candidate>> tried = new TreeMap<>();
    for (Map.Entry<String, Deque<List<Candidate>>> file : pending.entrySet()) {
      List<Candidate> group = file.getValue().removeFirst();
      Source source = sources.get(file.getKey());
      Patcher.Result result =
          Patcher.apply(source.text(), group.stream().map(Candidate::shown).toList());
      // By identity: two findings may have equal fixes, of which one is applied.
      Set<Fix> skipped = Sets.newIdentityHashSet();
      skipped.addAll(result.skipped());
      Map<Boolean, List<Candidate>> parts =
          group.stream().collect(Collectors.partitioningBy(it -> skipped.contains(it.shown())));
      if (!parts.get(true).isEmpty()) {
        file.getValue().addLast(parts.get(true));
      }
      patched.put(file.getKey(), source.withText(result.text()));
      tried.put(file.getKey(), parts.get(false));
    }
    AnalysisResult compiled =
        compiler.compile(patched.values(), ImmutableSet.copyOf(tried.keySet()));
    Multisets.difference(compiled.errors(), errorsBefore).elementSet().stream()
        .map(CompileError::path)
        .distinct()
        .filter(tried::containsKey)
        .forEach(path -> bisect(tried.get(path), pending.get(path)));
    pending.values().removeIf(Deque::isEmpty);
  }

  private void bisect(List<Candidate> group, Deque<List<Candidate>> queue) {
    if (group.size() == 1) {
      failing.add(group.get(0).finding());
    } else {
      int middle = group.size() / 2;
      queue.addFirst(group.subList(middle, group.size()));
      queue.addFirst(group.subList(0, middle));
    }
  }
}
