package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.EnumSet;
import java.util.Set;

/**
 * Methods without parameters that return a field which its object has had since it was built: to
 * call one is to read the variable that holds the object.
 */
final class SettledGetter {
  /** What the body of such a method consists of; it may also throw. */
  private static final Set<Kind> PARTS =
      EnumSet.of(
          Kind.BLOCK,
          Kind.IF,
          Kind.RETURN,
          Kind.IDENTIFIER,
          Kind.MEMBER_SELECT,
          Kind.PARENTHESIZED,
          Kind.EQUAL_TO,
          Kind.NOT_EQUAL_TO,
          Kind.NULL_LITERAL);

  private SettledGetter() {}

  /** Whether a call is one of such a method, which nothing in the compilation overrides. */
  static boolean isCalled(MethodInvocationTree call, VisitorState state) {
    if (!call.getArguments().isEmpty()
        || ASTHelpers.getReceiver(call) == null
        || !(Symbols.of(call) instanceof MethodSymbol method)
        || method.isStatic()) {
      return false;
    }
    CompilationIndex index = CompilationIndex.of(state);
    return index
        .declaration(method)
        .map(TreePath::getLeaf)
        .filter(
            it ->
                it instanceof MethodTree getter
                    && getter.getBody() != null
                    && index.overriders(method).isEmpty()
                    && onlyReads(getter.getBody(), state))
        .isPresent();
  }

  private static boolean onlyReads(Tree body, VisitorState state) {
    boolean[] reads = {true};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree part, Void unused) {
        if (part == null || part instanceof ThrowTree) {
          return null;
        }
        reads[0] &= PARTS.contains(part.getKind()) && isSettled(part, state);
        return reads[0] ? super.scan(part, null) : null;
      }
    }.scan(body, null);
    return reads[0];
  }

  /** Whether a tree, if it names something, names a field of the object that never changes. */
  private static boolean isSettled(Tree tree, VisitorState state) {
    if (!(tree instanceof IdentifierTree) && !(tree instanceof MemberSelectTree)) {
      return true;
    }
    return Symbols.of(tree) instanceof VarSymbol field
        && Expressions.isField(field)
        && (Expressions.isThis(tree)
            || (Assignments.isOwn(tree) && FieldAccesses.of(field, state).writes().isEmpty()));
  }
}
