package io.github.uncontended.analysis.collections;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the rest of a constructor leaves a table of settings as it is, so that what is read in
 * front of it is what is read after it.
 *
 * <p>Any expression of the table's type, or of a supertype, may be the table under another name: it
 * may be read, compared with {@code null} and assigned to another variable of such a type, and no
 * more. The object itself must not be passed on, since it leads to the table. Methods of the class
 * that cannot be overridden are followed.
 */
public final class SettledTable {
  private final Type table;
  private final VisitorState state;
  private final Set<MethodSymbol> followed = new HashSet<>();

  private SettledTable(Type table, VisitorState state) {
    this.table = table;
    this.state = state;
  }

  /**
   * Whether statements leave a table as it is.
   *
   * @param field that holds the table
   * @param rest of a constructor
   */
  public static boolean isLeftAlone(
      VarSymbol field, List<? extends StatementTree> rest, VisitorState state) {
    return new SettledTable(field.type, state).isLeftAlone(rest, new Bodies(state));
  }

  private boolean isLeftAlone(Iterable<? extends Tree> code, Bodies bodies) {
    Changes changes = new Changes(bodies);
    changes.scan(code, null);
    return !changes.found;
  }

  private boolean mayBeTable(ExpressionTree expression) {
    return Symbols.of(expression) instanceof VarSymbol variable
        && !variable.type.isPrimitive()
        && !isOther(variable)
        && variable.type.tsym != state.getSymtab().objectType.tsym
        && (ASTHelpers.isSubtype(variable.type, table, state)
            || ASTHelpers.isSubtype(table, variable.type, state));
  }

  /**
   * Whether a variable only holds an object that its class creates, and the table is a caller's.
   */
  private boolean isOther(VarSymbol variable) {
    return (variable.isPrivate() || !Expressions.isField(variable))
        && Assignments.areConstructed(variable, state);
  }

  private static boolean isRead(MethodSymbol method) {
    return ApiFact.READS_SETTING.isInherited(method)
        || ApiFact.READS.isInherited(method)
        || ApiFact.READS_ELEMENTS.isInherited(method);
  }

  /** Finds what may change the table. */
  private final class Changes extends TreeScanner<Void, Void> {
    private final Bodies bodies;
    private boolean found;

    Changes(Bodies bodies) {
      this.bodies = bodies;
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      return found ? null : super.scan(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)) {
        found = true;
        return null;
      }
      ExpressionTree receiver = ASTHelpers.getReceiver(tree);
      if (receiver != null && mayBeTable(receiver)) {
        found = !isRead(method);
        return scan(tree.getArguments(), null);
      }
      boolean isOnThis = !method.isStatic() && (receiver == null || Expressions.isThis(receiver));
      MethodTree body =
          ASTHelpers.methodCanBeOverridden(method) ? null : bodies.method(method).orElse(null);
      if (body == null || !(isOnThis || method.isStatic())) {
        found = isOnThis;
        scan(receiver, null);
        return scan(tree.getArguments(), null);
      }
      found =
          followed.add(method)
              && !isLeftAlone(List.of(body.getBody()), bodies.atDepth(bodies.depth() + 1));
      for (int i = 0; i < tree.getArguments().size(); i++) {
        ExpressionTree argument = tree.getArguments().get(i);
        boolean isShown =
            mayBeTable(argument)
                && !method.isVarArgs()
                && isSameTable(method.params().get(i).type, argument);
        if (!isShown) {
          scan(argument, null);
        }
      }
      return null;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      boolean isShown =
          mayBeTable(tree.getExpression())
              && isSameTable(ASTHelpers.getType(tree.getVariable()), tree.getExpression());
      return isShown ? null : scan(tree.getExpression(), null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      ExpressionTree value = tree.getInitializer();
      boolean isShown =
          value != null && mayBeTable(value) && isSameTable(ASTHelpers.getType(tree), value);
      return isShown ? null : scan(value, null);
    }

    /** Whether what holds a value next shows that it may be the table. */
    private boolean isSameTable(Type next, ExpressionTree value) {
      return ASTHelpers.isSameType(next, ASTHelpers.getType(value), state);
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void unused) {
      boolean isNullTest =
          Expressions.comparedWithNull(tree).filter(SettledTable.this::mayBeTable).isPresent();
      return isNullTest ? null : super.visitBinary(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      found |= Expressions.isThis(tree) || mayBeTable(tree);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      found |= mayBeTable(tree);
      return Expressions.isThis(tree.getExpression()) ? null : scan(tree.getExpression(), null);
    }
  }
}
