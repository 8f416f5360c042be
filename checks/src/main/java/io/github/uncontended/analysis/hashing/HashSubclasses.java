package io.github.uncontended.analysis.hashing;

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
import java.util.List;
import java.util.Optional;

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
   * Whether all subclasses are in the unit, and none overrides hashCode or equals; or there are
   * none in the compilation, and others cannot change what hashCode() computes.
   */
  public static boolean keepHash(MethodTree tree, ClassSymbol owner, VisitorState state) {
    Optional<List<ClassSymbol>> subclasses = Subclassing.inUnitOnly(owner, state);
    if (subclasses.isEmpty()) {
      return (owner.flags() & Flags.ABSTRACT) == 0
          && CompilationIndex.of(state).subclasses(owner).isEmpty()
          && !Expressions.contains(tree.getBody(), HashSubclasses::mayRun);
    }
    return subclasses.get().isEmpty()
        || (!Subclassing.isOverridden(ASTHelpers.getSymbol(tree), state)
            && subclasses.get().stream().noneMatch(it -> declaresEquals(it, state)));
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
