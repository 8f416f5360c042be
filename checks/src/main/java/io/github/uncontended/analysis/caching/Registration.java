package io.github.uncontended.analysis.caching;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import javax.lang.model.element.ElementKind;

/**
 * Whether a get-or-create call is a write in essence: it registers something under the key, or an
 * endless loop repeats it until it succeeds. Its caller does not look up what is mostly present.
 */
public final class Registration {
  /** First words of the names of methods that populate a map once: a heuristic. */
  private static final ImmutableList<String> POPULATING =
      ImmutableList.of(
          "register",
          "load",
          "scan",
          "preload",
          "install",
          "discover",
          "populate",
          "doRegister",
          "doLoad",
          "doScan");

  private Registration() {}

  /**
   * Whether the result is ignored in a constructor, or in a method that populates the map by its
   * name, or all that is done is to assign a field of the value: a setting.
   */
  public static boolean isSetUp(TreePath call, VisitorState state) {
    TreePath chain = chain(call);
    return (isIgnored(chain, state) && isPopulating(call)) || isFieldAssigned(chain);
  }

  /**
   * Whether the value under the key is only used to add to a collection, which grows with each call
   * and so cannot be what runs all the time.
   */
  public static boolean onlyAdds(TreePath call, VisitorState state) {
    TreePath chain = chain(call);
    if (isOnlyAddedToByCallers(chain, state)) {
      return true;
    }
    Tree user = chain.getParentPath().getLeaf();
    return isIgnored(chain, state)
        ? chain.getLeaf() != call.getLeaf() && adds(chain.getLeaf(), state)
        : user instanceof VariableTree local && isOnlyAddedTo(local, state);
  }

  /**
   * Whether a method returns nothing and each of its statements is about a get-or-create call: the
   * method registers something, whoever calls it. If callers get the map's value, they do.
   */
  public static boolean isAllOfMethod(TreePath call, VisitorState state) {
    TreePath chain = chain(call);
    if (chain.getParentPath().getLeaf() instanceof ReturnTree) {
      return true;
    }
    Symbol value =
        chain.getParentPath().getLeaf() instanceof VariableTree local
            ? ASTHelpers.getSymbol(local)
            : null;
    MethodTree method = ASTHelpers.findEnclosingNode(call, MethodTree.class);
    return method != null
        && ASTHelpers.getSymbol(method).getReturnType().hasTag(TypeTag.VOID)
        && method.getBody().getStatements().stream()
            .allMatch(
                statement ->
                    Expressions.contains(
                        statement,
                        part ->
                            part == call.getLeaf()
                                || (value != null && value.equals(Symbols.of(part)))));
  }

  private static boolean isIgnored(TreePath chain, VisitorState state) {
    Tree user = chain.getParentPath().getLeaf();
    return user instanceof ExpressionStatementTree
        || (user instanceof LambdaExpressionTree lambda && returnsVoid(lambda, state));
  }

  /**
   * Whether the function of a get-or-create call only gives an object that the method has made for
   * it: to see whether it is the first under the key.
   */
  public static boolean offersNewObject(MethodInvocationTree call, VisitorState state) {
    return call.getArguments().get(1) instanceof LambdaExpressionTree lambda
        && result(lambda) instanceof IdentifierTree value
        && Symbols.of(value) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.LOCAL_VARIABLE
        && !Expressions.contains(lambda.getBody(), part -> declares(part, variable))
        && Assignments.areConstructed(variable, state);
  }

  private static boolean declares(Tree part, VarSymbol variable) {
    return part instanceof VariableTree declaration
        && variable.equals(ASTHelpers.getSymbol(declaration));
  }

  /** The expression that a lambda ends in; null for none. */
  private static ExpressionTree result(LambdaExpressionTree lambda) {
    if (!(lambda.getBody() instanceof BlockTree body)) {
      return (ExpressionTree) lambda.getBody();
    }
    return Iterables.getLast(body.getStatements(), null) instanceof ReturnTree last
        ? last.getExpression()
        : null;
  }

  /** The longest chain of calls that a call is the innermost receiver of. */
  private static TreePath chain(TreePath call) {
    TreePath path = call;
    while (path.getParentPath().getLeaf() instanceof MemberSelectTree
        && path.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree) {
      path = path.getParentPath().getParentPath();
    }
    return path;
  }

  private static boolean addsToCollection(Tree tree, VisitorState state) {
    return tree instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && KnownTypes.isCollection(ASTHelpers.getType(select.getExpression()), state)
        && Memoization.of(call).isEmpty()
        && ApiFact.WRITES.isMethodName(select.getIdentifier().toString());
  }

  /** Whether a statement adds to a collection, or calls a method that does nothing else. */
  private static boolean adds(Tree tree, VisitorState state) {
    return addsToCollection(tree, state)
        || (tree instanceof MethodInvocationTree call
            && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
            && method.getReturnType().hasTag(TypeTag.VOID)
            && CompilationIndex.of(state)
                .declaration(method)
                .map(declaration -> ((MethodTree) declaration.getLeaf()).getBody())
                .filter(body -> !body.getStatements().isEmpty())
                .filter(body -> body.getStatements().stream().allMatch(it -> onlyAdds(it, state)))
                .isPresent());
  }

  private static boolean onlyAdds(StatementTree statement, VisitorState state) {
    return statement instanceof ExpressionStatementTree expression
        && addsToCollection(expression.getExpression(), state);
  }

  private static boolean isFieldAssigned(TreePath value) {
    TreePath field = value.getParentPath();
    return field.getLeaf() instanceof MemberSelectTree select
        && field.getParentPath().getLeaf() instanceof AssignmentTree assignment
        && assignment.getVariable() == select
        && field.getParentPath().getParentPath().getLeaf() instanceof ExpressionStatementTree;
  }

  /** Whether all that calls a private method only adds to the collection that it returns. */
  private static boolean isOnlyAddedToByCallers(TreePath call, VisitorState state) {
    return call.getParentPath().getLeaf() instanceof ReturnTree
        && call.getParentPath().getParentPath().getParentPath().getLeaf()
            instanceof MethodTree method
        && ASTHelpers.getSymbol(method).isPrivate()
        && areOnlyAddedTo(UnitIndex.of(state).calls(ASTHelpers.getSymbol(method)), state);
  }

  private static boolean isOnlyAddedTo(VariableTree local, VisitorState state) {
    VarSymbol variable = ASTHelpers.getSymbol(local);
    List<TreePath> uses = UnitIndex.of(state).uses(variable);
    return !Expressions.isField(variable) && areOnlyAddedTo(uses, state);
  }

  private static boolean areOnlyAddedTo(List<TreePath> collections, VisitorState state) {
    return !collections.isEmpty()
        && collections.stream()
            .map(Registration::chain)
            .allMatch(
                chain ->
                    chain.getParentPath().getLeaf() instanceof ExpressionStatementTree
                        && adds(chain.getLeaf(), state));
  }

  private static boolean returnsVoid(LambdaExpressionTree lambda, VisitorState state) {
    Type descriptor = ((JCLambda) lambda).getDescriptorType(state.getTypes());
    return descriptor.getReturnType() != null && descriptor.getReturnType().hasTag(TypeTag.VOID);
  }

  private static boolean isPopulating(TreePath call) {
    boolean isLater = false;
    for (TreePath at = call; at != null; at = at.getParentPath()) {
      isLater |=
          at.getLeaf() instanceof LambdaExpressionTree
              && !(at.getParentPath().getLeaf() instanceof MethodInvocationTree taker
                  && Expressions.simpleName(taker.getMethodSelect()).equals("forEach"));
      if (at.getLeaf() instanceof MethodTree method) {
        boolean isConstructor = method.getReturnType() == null;
        String name = method.getName().toString();
        return (isConstructor && !isLater)
            || POPULATING.stream()
                .anyMatch(
                    word ->
                        name.startsWith(word)
                            && (name.length() == word.length()
                                || !Character.isLowerCase(name.charAt(word.length()))));
      }
    }
    return false;
  }

  /**
   * Whether a place is in an endless loop that {@code return} or {@code break} leaves: it repeats
   * what failed because another thread interfered.
   */
  public static boolean isRetried(TreePath place) {
    for (Tree around : place) {
      if (around instanceof ForLoopTree loop && loop.getCondition() == null) {
        return isLeft(loop.getStatement());
      }
      if (around instanceof WhileLoopTree loop && isTrue(loop.getCondition())) {
        return isLeft(loop.getStatement());
      }
      if (around instanceof DoWhileLoopTree loop && isTrue(loop.getCondition())) {
        return isLeft(loop.getStatement());
      }
      if (around instanceof MethodTree
          || around instanceof LambdaExpressionTree
          || around instanceof ClassTree) {
        return false;
      }
    }
    return false;
  }

  private static boolean isTrue(ExpressionTree condition) {
    return Boolean.TRUE.equals(ASTHelpers.constValue(ASTHelpers.stripParentheses(condition)));
  }

  private static boolean isLeft(StatementTree body) {
    return body instanceof BlockTree
        && Expressions.evaluates(body, it -> it instanceof ReturnTree || it instanceof BreakTree);
  }
}
