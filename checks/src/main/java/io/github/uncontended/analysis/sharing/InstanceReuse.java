package io.github.uncontended.analysis.sharing;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Whether objects of a class are few or are used again, so that what each of them allocates is
 * allocated seldom: singletons of a container, and objects of pools.
 */
public final class InstanceReuse {
  /** Types of fields that keep objects to be used again. */
  private static final ImmutableSet<String> KEEPERS =
      ImmutableSet.of(
          "java.lang.ThreadLocal", "java.lang.ref.Reference", "java.util.Queue", "java.util.Stack");

  private static final String SCOPE = "org.springframework.context.annotation.Scope";

  /** Scopes in which an application has one object. */
  private static final ImmutableSet<String> ONE_OBJECT =
      ImmutableSet.of("", "application", "singleton");

  private static final Supplier<Name> RECYCLE =
      VisitorState.memoize(state -> state.getName("recycle"));

  private InstanceReuse() {}

  /** Whether objects of a class are shared by all threads, or come from a pool. */
  public static boolean isLikely(ClassSymbol type, VisitorState state) {
    return isSingleton(type) || isRecycled(type, state) || isPooled(type, state);
  }

  /** Whether a class has a method {@code recycle()}: servlet containers keep its objects. */
  private static boolean isRecycled(ClassSymbol type, VisitorState state) {
    return state.getTypes().closure(type.type).stream()
        .flatMap(each -> Streams.stream(each.tsym.members().getSymbolsByName(RECYCLE.get(state))))
        .anyMatch(member -> member instanceof MethodSymbol method && method.params().isEmpty());
  }

  /** Whether a container makes one object of a class. */
  public static boolean isSingleton(ClassSymbol type) {
    return type.getAnnotationMirrors().stream()
            .anyMatch(it -> ApiFact.SINGLETON.holdsForType(it.type.tsym.flatName().toString()))
        && !isScoped(type, /* nesting= */ 1);
  }

  /**
   * Whether an annotation gives a class a scope in which Spring makes several objects: {@code
   * Scope}, or one that itself has it.
   */
  private static boolean isScoped(Symbol type, int nesting) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(
            it ->
                it.type.tsym.flatName().contentEquals(SCOPE)
                    ? it.values.stream().anyMatch(value -> isOfMany(value.fst, value.snd))
                    : nesting > 0 && isScoped(it.type.tsym, nesting - 1));
  }

  private static boolean isOfMany(MethodSymbol attribute, Attribute value) {
    return !attribute.name.contentEquals("proxyMode")
        && !ONE_OBJECT.contains(String.valueOf(value.getValue()));
  }

  /** Whether the class, or one that constructs it, has a queue, or the like, of its objects. */
  private static boolean isPooled(ClassSymbol type, VisitorState state) {
    Set<ClassSymbol> owners = new LinkedHashSet<>();
    owners.add(type);
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol constructor && constructor.isConstructor()) {
        for (TreePath call : CompilationIndex.of(state).calls(constructor)) {
          addClassesAround(call, owners);
        }
      }
    }
    return owners.stream().anyMatch(owner -> keeps(owner, type, state));
  }

  private static void addClassesAround(TreePath place, Set<ClassSymbol> classes) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type) {
        classes.add(ASTHelpers.getSymbol(type));
      }
    }
  }

  private static boolean keeps(ClassSymbol owner, ClassSymbol type, VisitorState state) {
    for (Symbol member : owner.members().getSymbols()) {
      if (member instanceof VarSymbol field && isKeeper(field.type, type, state)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isKeeper(Type field, ClassSymbol type, VisitorState state) {
    return field.getTypeArguments().stream()
            .anyMatch(argument -> state.getTypes().erasure(argument).tsym == type)
        && KEEPERS.stream()
            .map(state::getTypeFromString)
            .anyMatch(keeper -> keeper != null && ASTHelpers.isSubtype(field, keeper, state));
  }
}
