package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
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
    for (ClassSymbol type : classes(lock, index)) {
      index.unit(type).ifPresent(units::add);
    }
    if (lock.kind() == LockIdentity.Kind.CLASS) {
      units.addAll(index.naming(lock.symbol()));
    }
    return units;
  }

  /** The class whose objects a lock belongs to, those that extend it, and those it extends. */
  private static Set<ClassSymbol> classes(LockIdentity lock, CompilationIndex index) {
    Set<ClassSymbol> classes = new LinkedHashSet<>();
    if (!(lock.symbol() instanceof ClassSymbol type)) {
      return classes;
    }
    classes.addAll(index.withSubclasses(type));
    for (Type at = type.getSuperclass();
        at.tsym instanceof ClassSymbol base && index.declares(base);
        at = base.getSuperclass()) {
      classes.add(base);
    }
    return classes;
  }

  /**
   * The sections that take the lock through a reference to the object, or to the object that holds
   * it: the lock guards what they do, too, such as calls between which nothing may change.
   */
  static ImmutableList<CriticalSection> byReference(LockIdentity lock, VisitorState state) {
    Known known = CompilationIndex.of(state).memo(Known.class, unused -> new Known());
    ImmutableList<CriticalSection> sections = known.byReference.get(lock);
    if (sections == null) {
      sections = gatherByReference(lock, state);
      known.byReference.put(lock, sections);
    }
    return sections;
  }

  /** Whether code takes the lock through a reference, and calls methods that use a field. */
  public static boolean guardCalls(LockIdentity lock, VarSymbol field, VisitorState state) {
    ImmutableList<CriticalSection> sections = byReference(lock, state);
    if (sections.isEmpty()) {
      return false;
    }
    CompilationIndex index = CompilationIndex.of(state);
    Set<Symbol> users = new HashSet<>();
    for (FieldAccess access : FieldAccesses.of(field, state).all()) {
      Optional<MethodSymbol> method = Symbols.methodAround(access.path());
      method.ifPresent(users::add);
      method.ifPresent(user -> users.addAll(index.overridden(user)));
    }
    return sections.stream()
        .flatMap(section -> section.body().stream())
        .anyMatch(
            statement ->
                Expressions.contains(
                    statement,
                    part ->
                        part instanceof MethodInvocationTree && users.contains(Symbols.of(part))));
  }

  private static ImmutableList<CriticalSection> gatherByReference(
      LockIdentity lock, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    Set<CompilationUnitTree> units = new LinkedHashSet<>(units(lock, state));
    for (ClassSymbol type : classes(lock, index)) {
      units.addAll(index.naming(type));
    }
    ImmutableList.Builder<CriticalSection> sections = ImmutableList.builder();
    for (CompilationUnitTree unit : units) {
      for (CriticalSection section : CriticalSections.of(unit, state.context).all()) {
        if (mayTake(section, lock, state)) {
          sections.add(section);
        }
      }
    }
    return sections.build();
  }

  private static boolean mayTake(CriticalSection section, LockIdentity lock, VisitorState state) {
    LockIdentity reference = section.lock();
    return switch (reference.kind()) {
      case THIS, SELF, CLASS -> false;
      case FOREIGN, LOCAL, RESULT, FIELD ->
          (reference.kind() == LockIdentity.Kind.FOREIGN
                  && reference.symbol().equals(lock.symbol()))
              || (lock.kind() == LockIdentity.Kind.THIS
                  && section.tree() instanceof SynchronizedTree block
                  && isOfClass(block.getExpression(), lock, state.getTypes()))
              || (lock.kind() == LockIdentity.Kind.SELF
                  && section.tree() instanceof MethodInvocationTree call
                  && isOfClass(ASTHelpers.getReceiver(call), lock, state.getTypes()));
    };
  }

  /** Whether an expression may refer to an object of the class that a lock belongs to. */
  private static boolean isOfClass(ExpressionTree reference, LockIdentity lock, Types types) {
    Type type = ASTHelpers.getType(reference);
    return type != null
        && types.erasure(type).tsym instanceof ClassSymbol declared
        // Monitors that guard something else are often declared as Object.
        && !declared.getQualifiedName().contentEquals("java.lang.Object")
        && LockSet.areRelated(declared, (ClassSymbol) lock.symbol(), types);
  }

  /** What is known of all locks that were asked for. */
  private static final class Known {
    private final Map<LockIdentity, ImmutableList<CriticalSection>> sections = new HashMap<>();
    private final Map<LockIdentity, ImmutableList<CriticalSection>> byReference = new HashMap<>();
  }
}
