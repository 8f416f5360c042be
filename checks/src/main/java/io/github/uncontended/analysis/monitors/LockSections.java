package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The critical sections of the compilation that exclude each other, by their lock. */
public final class LockSections {
  private LockSections() {}

  /** All sections of the compilation that a lock protects, for one object of the class. */
  public static ImmutableList<CriticalSection> of(LockIdentity lock, VisitorState state) {
    Known known = CompilationIndex.of(state).memo(Known.class, unused -> new Known());
    ImmutableList<CriticalSection> sections = known.sections.get(lock);
    if (sections == null) {
      sections = gather(lock, state);
      known.sections.put(lock, sections);
    }
    return sections;
  }

  /** Whether a place stands in a section of a lock, even in a lambda, which may run later. */
  public static boolean enclose(TreePath place, LockIdentity lock, VisitorState state) {
    return of(lock, state).stream()
        .flatMap(section -> section.body().stream())
        .anyMatch(statement -> Places.isWithin(place, statement));
  }

  private static ImmutableList<CriticalSection> gather(LockIdentity lock, VisitorState state) {
    ImmutableList.Builder<CriticalSection> sections = ImmutableList.builder();
    for (CompilationUnitTree unit : units(lock, state)) {
      for (CriticalSection section : CriticalSections.of(unit, state.context).all()) {
        if (LockSet.exclude(section.lock(), lock, state.getTypes())) {
          sections.add(section);
        }
      }
    }
    return sections.build();
  }

  private static Set<CompilationUnitTree> units(LockIdentity lock, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    Set<CompilationUnitTree> units = new LinkedHashSet<>();
    if (lock.symbol() instanceof VarSymbol field) {
      index.uses(field).stream().map(TreePath::getCompilationUnit).forEach(units::add);
      units.add(state.getPath().getCompilationUnit());
      return units;
    }
    Deque<ClassSymbol> pending = new ArrayDeque<>();
    if (lock.symbol() instanceof ClassSymbol type) {
      pending.add(type);
    }
    Set<ClassSymbol> seen = new LinkedHashSet<>();
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (seen.add(type)) {
        index.unit(type).ifPresent(units::add);
        pending.addAll(index.subclasses(type));
      }
    }
    return units;
  }

  /** The sections of all locks that were asked for. */
  private static final class Known {
    private final Map<LockIdentity, ImmutableList<CriticalSection>> sections = new HashMap<>();
  }
}
