package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import javax.lang.model.element.ElementKind;

/** Recognises text that only tells of what went wrong, or what goes on: it is made to be read. */
public final class DiagnosticText {
  private static final ImmutableSet<String> ASSERTING_CLASSES =
      ImmutableSet.of("Assert", "Assertions", "Assume", "Preconditions", "Validate", "Verify");
  private static final ImmutableSet<String> LEVELS =
      ImmutableSet.of(
          "trace", "debug", "info", "warn", "warning", "error", "severe", "fatal", "fine");

  private DiagnosticText() {}

  /**
   * Whether an expression is part of the text of an exception, an assertion or a log line of any
   * level: an argument, however deep, of a call that makes one, or the value of a local variable
   * that is used for nothing else, and at once.
   */
  public static boolean isAt(TreePath expression, VisitorState state) {
    TreePath at = expression;
    while (!(at.getLeaf() instanceof StatementTree)) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return false;
      }
      Tree tree = parent.getLeaf();
      if (tree instanceof MethodInvocationTree call
          && call.getArguments().contains(at.getLeaf())
          && tells(call, state)) {
        return true;
      }
      if (tree instanceof NewClassTree creation
          && creation.getArguments().contains(at.getLeaf())
          && isThrowable(ASTHelpers.getType(creation), state)) {
        return true;
      }
      at = parent;
    }
    return isInThrowable(at, state)
        || (at.getLeaf() instanceof VariableTree variable && isOnlyTold(variable, at, state));
  }

  /** A variable that waits for a condition was made for nothing on most runs, so it counts. */
  private static boolean isOnlyTold(VariableTree variable, TreePath path, VisitorState state) {
    VarSymbol symbol = ASTHelpers.getSymbol(variable);
    if (symbol == null || symbol.getKind() != ElementKind.LOCAL_VARIABLE) {
      return false;
    }
    ImmutableList<TreePath> uses = UnitIndex.of(state).uses(symbol);
    return !uses.isEmpty()
        && uses.stream().allMatch(use -> isInBlock(use, path) && isAt(use, state));
  }

  private static boolean isInBlock(TreePath use, TreePath declaration) {
    TreePath at = use;
    while (!(at.getLeaf() instanceof StatementTree)) {
      at = at.getParentPath();
    }
    return at.getParentPath().getLeaf() == declaration.getParentPath().getLeaf();
  }

  private static boolean isInThrowable(TreePath path, VisitorState state) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type && isThrowable(ASTHelpers.getType(type), state)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isThrowable(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, state.getSymtab().throwableType, state);
  }

  private static boolean tells(MethodInvocationTree call, VisitorState state) {
    if (!(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    return asserts(method)
        || logs(method, ASTHelpers.getReceiverType(call))
        || isStandardError(call.getMethodSelect())
        || isThrowable(method.getReturnType(), state);
  }

  private static boolean asserts(MethodSymbol method) {
    String name = method.name.toString();
    String owner = method.owner.name.toString();
    return ASSERTING_CLASSES.contains(owner)
        || name.equals("fail")
        || beginsWithWord("assert", name)
        || (owner.equals("Objects") && beginsWithWord("require", name));
  }

  /** By the names of the method and of the classes that declare and receive it. */
  private static boolean logs(MethodSymbol method, Type receiver) {
    String name = method.name.toString();
    return beginsWithWord("log", name)
        || logs(name, method.owner.name.toString())
        || (receiver != null && logs(name, receiver.tsym.name.toString()));
  }

  private static boolean logs(String method, String owner) {
    if (owner.endsWith("Logger") || owner.equals("Log")) {
      return !beginsWithWord("get", method) && !beginsWithWord("create", method);
    }
    return (owner.contains("Log") && LEVELS.contains(method))
        || owner.endsWith("LogBuilder")
        || owner.endsWith("LoggingEventBuilder");
  }

  private static boolean isStandardError(ExpressionTree select) {
    return select instanceof MemberSelectTree method
        && ASTHelpers.getSymbol(method.getExpression()) instanceof VarSymbol stream
        && stream.name.contentEquals("err")
        && stream.owner.getQualifiedName().contentEquals("java.lang.System");
  }

  /** Whether a name is a word or begins with it: log, logError; not login. */
  private static boolean beginsWithWord(String word, String name) {
    return name.startsWith(word)
        && (name.length() == word.length() || !Character.isLowerCase(name.charAt(word.length())));
  }
}
