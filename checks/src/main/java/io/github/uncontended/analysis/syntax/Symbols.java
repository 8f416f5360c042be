package io.github.uncontended.analysis.syntax;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import java.util.Optional;

/**
 * What expressions refer to, also in code with errors, where {@link ASTHelpers#getSymbol(Tree)}
 * throws an exception for a call that javac could not resolve.
 */
public final class Symbols {
  private Symbols() {}

  /**
   * The symbol of an expression or a declaration; null if there is none, or if the expression is
   * null, or a call, creation or method reference that javac could not resolve.
   */
  public static Symbol of(Tree tree) {
    if (tree instanceof ParenthesizedTree parenthesized) {
      return of(parenthesized.getExpression());
    }
    if (tree instanceof MethodInvocationTree call) {
      return methodOrNull(of(call.getMethodSelect()));
    }
    if (tree instanceof NewClassTree creation) {
      return methodOrNull(((JCNewClass) creation).constructor);
    }
    if (tree instanceof MemberReferenceTree reference) {
      return methodOrNull(((JCMemberReference) reference).sym);
    }
    return tree == null ? null : ASTHelpers.getSymbol(tree);
  }

  /** The method around a place, also where a lambda or a class in it is nearer; empty for none. */
  public static Optional<MethodSymbol> methodAround(TreePath place) {
    for (Tree around : place) {
      if (around instanceof MethodTree method) {
        return Optional.ofNullable(ASTHelpers.getSymbol(method));
      }
    }
    return Optional.empty();
  }

  /** Whether other programs can use a member, by what it and the classes around it declare. */
  public static boolean isExported(Symbol member) {
    for (Symbol at = member; !(at instanceof PackageSymbol); at = at.owner) {
      if ((at.flags() & (Flags.PUBLIC | Flags.PROTECTED)) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a method is only as visible as it is for tests, by an annotation of any library. */
  public static boolean isVisibleForTesting(MethodSymbol method) {
    return method.getAnnotationMirrors().stream()
        .anyMatch(it -> it.type.tsym.name.contentEquals("VisibleForTesting"));
  }

  private static MethodSymbol methodOrNull(Symbol symbol) {
    return symbol instanceof MethodSymbol method ? method : null;
  }
}
