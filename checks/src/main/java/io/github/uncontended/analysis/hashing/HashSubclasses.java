package io.github.uncontended.analysis.hashing;

import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the subclasses of a class can do to the hash code that it computes. */
public final class HashSubclasses {
  private static final Supplier<Name> EQUALS =
      VisitorState.memoize(state -> state.getName("equals"));

  private HashSubclasses() {}

  /** Whether classes outside of the unit may extend a class. */
  public static boolean mayBeElsewhere(ClassSymbol type, VisitorState state) {
    return Subclassing.inUnitOnly(type, state).isEmpty();
  }

  /**
   * Whether no other program can extend a class or the subclasses that the compilation has of it,
   * all of them in the unit.
   */
  public static boolean areInSight(ClassSymbol type, VisitorState state) {
    return CompilationIndex.of(state).withSubclasses(type).stream()
        .allMatch(it -> isOfUnitOnly(it, state));
  }

  /**
   * Whether all subclasses are in the unit, and none overrides hashCode or equals; or others cannot
   * change what hashCode() computes, and the compilation has none, or only some in the unit that
   * inherit it in the same way from a class which no other program can extend.
   */
  public static boolean keepHash(MethodTree tree, ClassSymbol owner, VisitorState state) {
    Optional<List<ClassSymbol>> inUnit = Subclassing.inUnitOnly(owner, state);
    if (inUnit.isPresent()) {
      return inherit(inUnit.get(), tree, state);
    }
    Set<ClassSymbol> known = CompilationIndex.of(state).withSubclasses(owner);
    boolean isExtended = known.size() > 1;
    // Who extends an abstract class that nothing in sight extends is out of sight.
    return (isExtended || (owner.flags() & Flags.ABSTRACT) == 0)
        && (!isExtended
            || (areInSight(owner, state)
                && inherit(known.stream().filter(it -> it != owner).toList(), tree, state)))
        && !Expressions.contains(tree.getBody(), HashSubclasses::mayRun);
  }

  private static boolean inherit(
      List<ClassSymbol> subclasses, MethodTree tree, VisitorState state) {
    return subclasses.isEmpty()
        || (!Subclassing.isOverridden(ASTHelpers.getSymbol(tree), state)
            && subclasses.stream().noneMatch(it -> declaresEquals(it, state)));
  }

  /** Whether the unit declares a class, and no other program can extend it. */
  private static boolean isOfUnitOnly(ClassSymbol type, VisitorState state) {
    return UnitIndex.of(state).declaration(type).isPresent()
        && ((type.flags() & Flags.FINAL) != 0
            || !Symbols.isExported(type)
            || Streams.stream(type.members().getSymbols())
                .noneMatch(
                    it ->
                        it instanceof MethodSymbol method
                            && method.isConstructor()
                            && Symbols.isExported(method)));
  }

  /** Whether a part calls a method of the object that a subclass can override. */
  private static boolean mayRun(Tree part) {
    return part instanceof MethodInvocationTree call
        && Expressions.isOwnReceiver(ASTHelpers.getReceiver(call))
        && !Expressions.isSuper(ASTHelpers.getReceiver(call))
        && Symbols.of(call) instanceof MethodSymbol method
        && ASTHelpers.methodCanBeOverridden(method);
  }

  private static boolean declaresEquals(ClassSymbol type, VisitorState state) {
    for (Symbol member : type.members().getSymbolsByName(EQUALS.get(state))) {
      if (member instanceof MethodSymbol method
          && !method.isStatic()
          && method.getParameters().size() == 1) {
        return true;
      }
    }
    return false;
  }
}
