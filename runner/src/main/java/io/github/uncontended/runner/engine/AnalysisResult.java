package io.github.uncontended.runner.engine;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The output of one analysis.
 *
 * @param findings the findings, ordered by file and position
 * @param skips the files that were not analysed
 * @param withheld the places that were not reported since they lack evidence of heat
 * @param omitted the members that were not analysed, in files that were
 * @param members the number of all members and class declarations in the analysed files
 * @param warnings warnings of the ruleset about its options
 * @param errors the compile errors
 */
public record AnalysisResult(
    ImmutableList<ReportedFinding> findings,
    ImmutableList<Skip> skips,
    ImmutableList<Withheld> withheld,
    ImmutableList<OmittedMember> omitted,
    int members,
    ImmutableList<String> warnings,
    ImmutableMultiset<CompileError> errors) {
  /** The files that were not analysed or not completely, in which findings may be missing. */
  public ImmutableList<Skip> incomplete() {
    return Stream.concat(skips.stream(), omitted.stream().map(OmittedMember::asSkip))
        .collect(toImmutableList());
  }

  /** Removes what was found in files that only support the others. */
  AnalysisResult without(Collection<Source> support) {
    Set<String> paths = support.stream().map(Source::path).collect(toImmutableSet());
    return new AnalysisResult(
        findings.stream()
            .filter(finding -> !paths.contains(finding.source().path()))
            .collect(toImmutableList()),
        skips.stream().filter(skip -> !paths.contains(skip.path())).collect(toImmutableList()),
        withheld.stream().filter(place -> !paths.contains(place.path())).collect(toImmutableList()),
        omitted.stream()
            .filter(member -> !paths.contains(member.path()))
            .collect(toImmutableList()),
        members,
        warnings,
        errors);
  }

  /**
   * Adds what was found in files that are not compiled.
   *
   * @param unreported the places in them that lack evidence of heat
   */
  public AnalysisResult with(Collection<ReportedFinding> others, Collection<Withheld> unreported) {
    return new AnalysisResult(
        Stream.concat(findings.stream(), others.stream()).sorted().collect(toImmutableList()),
        skips,
        Stream.concat(withheld.stream(), unreported.stream()).collect(toImmutableList()),
        omitted,
        members,
        warnings,
        errors);
  }

  /** Merges the results of several compilations. */
  static AnalysisResult merge(Collection<AnalysisResult> parts) {
    ImmutableMultiset.Builder<CompileError> errors = ImmutableMultiset.builder();
    parts.forEach(part -> errors.addAll(part.errors));
    return new AnalysisResult(
        parts.stream().flatMap(part -> part.findings.stream()).sorted().collect(toImmutableList()),
        parts.stream().flatMap(part -> part.skips.stream()).sorted().collect(toImmutableList()),
        parts.stream().flatMap(part -> part.withheld.stream()).collect(toImmutableList()),
        parts.stream().flatMap(part -> part.omitted.stream()).sorted().collect(toImmutableList()),
        parts.stream().mapToInt(part -> part.members).sum(),
        parts.stream()
            .flatMap(part -> part.warnings.stream())
            .sorted()
            .distinct()
            .collect(toImmutableList()),
        errors.build());
  }
}
