package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.sharing.ThreadConfinement;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * The monitor of an object that does not leave the method that creates it before the method ends,
 * or that a thread local holds: no other thread can hold it.
 */
public final class ConfinedMonitor {
  private ConfinedMonitor() {}

  /** Whether a section takes such a monitor. */
  public static boolean isOf(CriticalSection section, VisitorState state) {
    return switch (section.lock().kind()) {
      case LOCAL -> isOfThread(section, state) || isFresh(section.lock().symbol(), state);
      case RESULT -> isOfThread(section, state);
      default -> false;
    };
  }

  private static boolean isOfThread(CriticalSection section, VisitorState state) {
    return section.tree() instanceof SynchronizedTree block
        && ThreadConfinement.isOfThread(block.getExpression(), state);
  }

  /** Whether a variable is for a new object of the JDK, which keeps itself to itself. */
  private static boolean isFresh(Symbol lock, VisitorState state) {
    if (!(lock instanceof VarSymbol variable)) {
      return false;
    }
    UnitIndex index = UnitIndex.of(state);
    Optional<TreePath> declaration = index.declaration(variable);
    return declaration.isPresent()
        && declaration.get().getLeaf() instanceof VariableTree local
        && local.getInitializer() instanceof NewClassTree creation
        && creation.getClassBody() == null
        && KnownTypes.nameOf(variable.type).startsWith("java.")
        && index.uses(variable).stream()
            .allMatch(use -> isConfined(use, declaration.get(), variable.type, state));
  }

  /**
   * Whether a use neither passes the object on, except to the caller at the end, nor runs on
   * another thread.
   */
  private static boolean isConfined(
      TreePath use, TreePath declaration, Type type, VisitorState state) {
    if (Places.runsApart(use, declaration.getParentPath().getLeaf())) {
      return false;
    }
    TreePath object = Places.withParentheses(use);
    Tree user = object.getParentPath().getLeaf();
    if (user instanceof SynchronizedTree || user instanceof ReturnTree) {
      return true;
    }
    Optional<TreePath> call = Places.callOn(object);
    // A method of a builder returns the object itself, also behind others.
    for (Optional<TreePath> next = call; next.isPresent(); next = Places.callOn(next.get())) {
      call = next;
    }
    return call.filter(
            last ->
                last.getParentPath().getLeaf() instanceof ExpressionStatementTree
                    || !ASTHelpers.isSubtype(type, ASTHelpers.getType(last.getLeaf()), state))
        .isPresent();
  }
}
