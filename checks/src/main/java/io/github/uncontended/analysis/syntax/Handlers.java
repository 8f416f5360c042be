package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import java.util.List;

/** What {@code catch} clauses handle. */
public final class Handlers {
  private Handlers() {}

  /** The types that a clause names, one or several. */
  public static List<? extends Tree> types(CatchTree handler) {
    Tree type = handler.getParameter().getType();
    return type instanceof UnionTypeTree union ? union.getTypeAlternatives() : List.of(type);
  }

  /** Whether a clause handles every exception of a type. */
  public static boolean handle(CatchTree handler, Type exception, VisitorState state) {
    return types(handler).stream()
        .anyMatch(type -> ASTHelpers.isSubtype(exception, ASTHelpers.getType(type), state));
  }

  /** Whether a call, a creation or a {@code throw} may throw what a clause for a type handles. */
  public static boolean mayThrow(Tree part, Type handled, VisitorState state) {
    if (part instanceof ThrowTree thrown) {
      return areRelated(ASTHelpers.getType(thrown.getExpression()), handled, state);
    }
    return (part instanceof MethodInvocationTree || part instanceof NewClassTree)
        && (!(Symbols.of(part) instanceof MethodSymbol called)
            || called.getThrownTypes().stream().anyMatch(it -> areRelated(it, handled, state)));
  }

  /** Whether an exception of one type may be one of the other. */
  public static boolean areRelated(Type one, Type other, VisitorState state) {
    return ASTHelpers.isSubtype(one, other, state) || ASTHelpers.isSubtype(other, one, state);
  }
}
