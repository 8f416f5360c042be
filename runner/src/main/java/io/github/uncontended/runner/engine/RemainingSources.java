package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.sun.source.tree.CompilationUnitTree;
import io.github.uncontended.runner.engine.CompileErrors.Problem;
import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.tools.JavaFileObject;

/** The sources that an analysis still covers, and the reasons why it dropped the others. */
final class RemainingSources {
  private final Map<URI, Source> sources = new LinkedHashMap<>();

  /** The files of which only the declarations are read. */
  private final Set<URI> withoutBodies = new HashSet<>();

  private final TreeSet<Skip> skips = new TreeSet<>();
  private final TreeSet<OmittedMember> omitted = new TreeSet<>();
  private final List<CompileError> errors = new ArrayList<>();

  RemainingSources(Collection<Source> all) {
    all.forEach(source -> sources.put(source.toUri(), source));
  }

  boolean isEmpty() {
    return sources.isEmpty();
  }

  int count() {
    return sources.size();
  }

  ImmutableList<Source> all() {
    return ImmutableList.copyOf(sources.values());
  }

  /** The source of a file that javac names; empty if the file is none or was dropped. */
  Optional<Source> find(JavaFileObject file) {
    return Optional.ofNullable(sources.get(file.toUri()));
  }

  /** The source of a unit; empty if it was dropped. */
  Optional<Source> find(CompilationUnitTree unit) {
    return find(unit.getSourceFile());
  }

  /**
   * Drops the sources that have errors of some kinds, and records all errors.
   *
   * @return whether there were any
   */
  boolean dropErroneous(CompileErrors compileErrors, Predicate<Problem> kind) {
    errors.addAll(compileErrors.all());
    boolean dropped = false;
    for (Source source : all()) {
      Optional<Problem> first = compileErrors.in(source).stream().filter(kind).findFirst();
      if (first.isPresent()) {
        drop(source, first.get().line(), first.get().reason(), first.get().cause());
        dropped = true;
      }
    }
    return dropped;
  }

  /**
   * Drops a source that javac crashes on, which counts as a compile error. The others may need its
   * declarations, so that they stay unless javac crashes on them, too.
   */
  void dropCrashed(Source source, Throwable crash) {
    if (withoutBodies.add(source.toUri())) {
      addCrash(source, crash);
    } else {
      sources.remove(source.toUri());
    }
  }

  /** Drops a source whose declarations javac crashes on. */
  void dropWithDeclarations(Source source, Throwable crash) {
    sources.remove(source.toUri());
    addCrash(source, crash);
  }

  private void addCrash(Source source, Throwable crash) {
    String reason = "javac crashes on it: " + crash.getClass().getSimpleName();
    errors.add(new CompileError(source.path(), reason));
    skips.add(new Skip(source.path(), 0, reason, Cause.OTHER));
  }

  /** Whether the source of a unit is dropped, apart from its declarations. */
  boolean isWithoutBodies(CompilationUnitTree unit) {
    return withoutBodies.contains(unit.getSourceFile().toUri());
  }

  /** Drops a source that cannot be analysed because of a crash. */
  void drop(Source source, String reason) {
    drop(source, 0, reason, Cause.OTHER);
  }

  private void drop(Source source, int line, String reason, Cause cause) {
    sources.remove(source.toUri());
    skips.add(new Skip(source.path(), line, reason, cause));
  }

  /** Leaves a member of a source out of the analysis, unless the whole source is. */
  void omit(OmittedMember member) {
    if (skips.stream().noneMatch(skip -> skip.path().equals(member.path()))) {
      omitted.add(member);
    }
  }

  /** The members that were left out, by path and line. */
  ImmutableList<OmittedMember> omitted() {
    return ImmutableList.copyOf(omitted);
  }

  /** The dropped sources, by path. */
  ImmutableList<Skip> skips() {
    return ImmutableList.copyOf(skips);
  }

  /** The compile errors. */
  ImmutableMultiset<CompileError> errors() {
    return ImmutableMultiset.copyOf(errors);
  }
}
