package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnionTypeTree;
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
}
