package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.Set;

/**
 * Which classes extend a collection of the JDK that any number of threads may read at a time, and
 * add no writes to its reads: a map that ignores the case of its keys, but no map that counts its
 * lookups. A {@code LinkedHashMap} may be in access order, so its subclasses do not count. Nothing
 * is known of the code of a library's class, which seldom writes where it reads.
 */
final class CollectionSubclass {
  private final ClassSymbol type;
  private final CompilationIndex index;

  /** The methods of the class that were looked at. */
  private final Set<MethodSymbol> entered = new HashSet<>();

  private CollectionSubclass(ClassSymbol type, CompilationIndex index) {
    this.type = type;
    this.index = index;
  }

  static boolean hasSharedReads(ClassSymbol type, VisitorState state) {
    CompilationIndex index = CompilationIndex.of(state);
    ClassSymbol at = type;
    while (!ApiFact.SHARED_READS.holdsForType(KnownTypes.nameOf(at.type))) {
      if (!(at.getSuperclass().tsym instanceof ClassSymbol base)
          || new CollectionSubclass(at, index).writesInReads()) {
        return false;
      }
      at = base;
    }
    return at != type && !KnownTypes.nameOf(at.type).equals("java.util.LinkedHashMap");
  }

  private boolean writesInReads() {
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method && isRead(method) && writes(method)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRead(MethodSymbol method) {
    return ApiFact.READS.isInherited(method) || ApiFact.READS_ELEMENTS.isInherited(method);
  }

  private boolean writes(MethodSymbol method) {
    return entered.add(method)
        && index
            .declaration(method)
            .map(TreePath::getLeaf)
            .filter(MethodTree.class::isInstance)
            .map(tree -> ((MethodTree) tree).getBody())
            .filter(body -> Expressions.contains(body, this::isWrite))
            .isPresent();
  }

  /** Whether a part of a method assigns a field, or calls a method of the object that writes. */
  private boolean isWrite(Tree part) {
    ExpressionTree target = Assignments.target(part);
    if (target != null) {
      return Expressions.isField(Symbols.of(target));
    }
    return part instanceof MethodInvocationTree call
        && Symbols.of(call) instanceof MethodSymbol method
        && isOwn(ASTHelpers.getReceiver(call))
        && (PureMethods.changeReceiver(method) || (method.owner == type && writes(method)));
  }

  /** Whether a receiver is the object itself, or one in a field. */
  private static boolean isOwn(ExpressionTree receiver) {
    return receiver == null || Expressions.isField(Symbols.of(receiver));
  }
}
