package io.github.uncontended.runner.engine;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.sun.source.tree.CompilationUnitTree;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Source;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import javax.tools.JavaFileObject;

/** The sources that an analysis still covers, and the reasons why it dropped the others. */
final class RemainingSources {
  private final Map<URI, Source> sources = new LinkedHashMap<>();
  private final TreeSet<Skip> skips = new TreeSet<>();
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
   * Drops the sources that have compile errors.
   *
   * @return whether there were any
   */
  boolean dropErroneous(CompileErrors compileErrors) {
    errors.addAll(compileErrors.all());
    boolean dropped = false;
    for (Source source : all()) {
      Optional<String> reason = compileErrors.of(source);
      if (reason.isPresent()) {
        drop(source, reason.get());
        dropped = true;
      }
    }
    return dropped;
  }

  /** Drops a source that javac crashes on, which counts as a compile error. */
  void dropCrashed(Source source, String reason) {
    errors.add(new CompileError(source.path(), reason));
    drop(source, reason);
  }

  /** Drops a source. */
  void drop(Source source, String reason) {
    sources.remove(source.toUri());
    skips.add(new Skip(source.path(), reason));
  }

  /** The dropped sources, by path. */
  ImmutableList<Skip> skips() {
    return ImmutableList.copyOf(skips);
  }

  /** The compile errors in dropped sources. */
  ImmutableMultiset<CompileError> errors() {
    return ImmutableMultiset.copyOf(errors);
  }
}
