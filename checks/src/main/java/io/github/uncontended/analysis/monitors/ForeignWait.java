package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;
import java.util.Optional;

/**
 * A wait on a monitor that is certainly not the one which is held: it releases only its own, and
 * whoever would end the wait may need the other.
 */
final class ForeignWait {
  private ForeignWait() {}

  /**
   * The monitor that a call of {@code wait} releases, if it is another one than that of a section.
   */
  static Optional<LockIdentity> released(
      TreePath call, CriticalSection section, VisitorState state) {
    return waitedOn(call, state)
        .filter(lock -> isKnown(lock, state) && isKnown(section.lock(), state))
        .filter(lock -> !LockSet.exclude(lock, section.lock(), state.getTypes()));
  }

  private static Optional<LockIdentity> waitedOn(TreePath path, VisitorState state) {
    MethodInvocationTree call = (MethodInvocationTree) path.getLeaf();
    List<? extends ExpressionTree> arguments = call.getArguments();
    Name owner = ASTHelpers.getSymbol(call).enclClass().getQualifiedName();
    // TimeUnit.timedWait is given the object.
    ExpressionTree object =
        owner.contentEquals("java.util.concurrent.TimeUnit")
            ? arguments.get(0)
            : ASTHelpers.getReceiver(call);
    if (object == null || Expressions.isSuper(object)) {
      ClassSymbol type = ASTHelpers.getSymbol(ASTHelpers.findEnclosingNode(path, ClassTree.class));
      return Optional.of(new LockIdentity(LockIdentity.Kind.THIS, type));
    }
    return LockIdentity.of(object, path, state.context);
  }

  /** Whether a lock is that of the object or class, or of an object that a field was made for. */
  private static boolean isKnown(LockIdentity lock, VisitorState state) {
    return switch (lock.kind()) {
      case THIS, SELF, CLASS -> true;
      case FIELD -> {
        List<ExpressionTree> values = Assignments.values((VarSymbol) lock.symbol(), state);
        yield !values.isEmpty()
            && values.stream()
                .allMatch(it -> it instanceof NewClassTree || it instanceof NewArrayTree);
      }
      case LOCAL, FOREIGN, RESULT -> false;
    };
  }
}
