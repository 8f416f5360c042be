package io.github.uncontended.analysis;

import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import io.github.uncontended.analysis.Effects.Verdict;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/** Recognises text that only tells of what went wrong, or what goes on: it is made to be read. */
public final class DiagnosticText {
  /** How classes that check and complain are called, whatever stands before. */
  private static final ImmutableSet<String> CHECKS =
      ImmutableSet.of(
          "Assert", "Assertions", "Asserts", "Assume", "Preconditions", "Validate", "Verify");

  private static final ImmutableSet<String> LEVELS =
      ImmutableSet.of(
          "trace", "debug", "info", "warn", "warning", "error", "severe", "fatal", "fine");

  /** Words in names of methods and at the end of names of classes that speak of failure. */
  private static final ImmutableSet<String> FAILURES =
      ImmutableSet.of(
          "abort",
          "bad",
          "err",
          "error",
          "errors",
          "exception",
          "fail",
          "failed",
          "fails",
          "failure",
          "fatal",
          "illegal",
          "invalid",
          "mismatch",
          "problem",
          "raise",
          "reject",
          "throw",
          "unsupported",
          "violation",
          "warn",
          "warning");

  /** Words in names of classes that are about failure alone, such as ExceptionFactory. */
  private static final ImmutableSet<String> MAKERS =
      ImmutableSet.of("exception", "exceptions", "failure", "failures");

  /** Words in names of variables and parameters, beside those of {@link #FAILURES}. */
  private static final ImmutableSet<String> REASONS = ImmutableSet.of("reason", "reasons");

  /** Words that stand beside "log" in the name of what is logged; a logPath is none. */
  private static final ImmutableSet<String> LOGGED =
      ImmutableSet.of("line", "message", "msg", "text");

  private static final Splitter WORDS = Splitter.on('_');
  private static final Supplier<Type> THREAD =
      VisitorState.memoize(state -> state.getTypeFromString("java.lang.Thread"));

  /** How many variables and private methods text may go through. */
  private static final int MAX_STEPS = 3;

  private DiagnosticText() {}

  /**
   * Whether an expression is part of the text of an exception, an assertion, a log line of any
   * level or a thread's name: an argument, however deep, of a call that makes one, or the value of
   * a local variable that is used for nothing else, and on every run, or what a private method
   * returns for nothing else; and all text in code that makes exceptions or handles failures, by
   * its types and names.
   */
  public static boolean isAt(TreePath expression, VisitorState state) {
    return isAt(expression, MAX_STEPS, state);
  }

  private static boolean isAt(TreePath expression, int steps, VisitorState state) {
    TreePath at = expression;
    while (!(at.getLeaf() instanceof StatementTree)) {
      TreePath parent = at.getParentPath();
      if (parent == null) {
        return false;
      }
      if (tells(parent.getLeaf(), at.getLeaf(), state)) {
        return true;
      }
      at = parent;
    }
    if (isInFailureCode(at, state) || assignsWhatTells(at.getLeaf())) {
      return true;
    }
    return steps > 0
        && (at.getLeaf() instanceof ReturnTree
            ? isOnlyReturnedToBeTold(at, steps - 1, state)
            : isOnlyTold(variableOf(at.getLeaf()), at, steps - 1, state));
  }

  /** Whether a method that the unit alone can call returns text, and all calls are for telling. */
  private static boolean isOnlyReturnedToBeTold(TreePath statement, int steps, VisitorState state) {
    if (!(returningTree(statement) instanceof MethodTree tree)) {
      return false;
    }
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    List<TreePath> calls = UnitIndex.of(state).calls(method);
    return method.isPrivate()
        && !calls.isEmpty()
        && calls.stream().allMatch(call -> isAt(call, steps, state));
  }

  /** The method or lambda that a return statement leaves. */
  private static Tree returningTree(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** Whether a statement gives its value to a variable or field that speaks of failure. */
  private static boolean assignsWhatTells(Tree statement) {
    Symbol symbol = assigned(statement);
    return symbol != null && isNamedToTell(symbol.name.toString());
  }

  /** What a statement gives a value; null for none. */
  private static Symbol assigned(Tree statement) {
    if (statement instanceof VariableTree declaration) {
      return ASTHelpers.getSymbol(declaration);
    }
    return statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof AssignmentTree assignment
        ? ASTHelpers.getSymbol(assignment.getVariable())
        : null;
  }

  /** The local variable that a statement gives a value; null for none. */
  private static VarSymbol variableOf(Tree statement) {
    return assigned(statement) instanceof VarSymbol variable
            && (variable.getKind() == ElementKind.LOCAL_VARIABLE
                || variable.getKind() == ElementKind.PARAMETER)
        ? variable
        : null;
  }

  /** Text that waits for a condition is made for nothing on most runs, so it counts. */
  private static boolean isOnlyTold(
      VarSymbol variable, TreePath statement, int steps, VisitorState state) {
    if (variable == null) {
      return false;
    }
    TreePath scope = leaves(statement.getParentPath()) ? statement.getParentPath() : null;
    ImmutableSet.Builder<Tree> uses = ImmutableSet.builder();
    for (TreePath use : UnitIndex.of(state).uses(variable)) {
      if (position(use) < position(statement)
          || isWithin(statement, use)
          || (scope != null && !isWithin(scope, use))
          || isAssigned(use)) {
        continue;
      }
      if (!isAt(use, steps, state)) {
        return false;
      }
      uses.add(use.getLeaf());
    }
    return new Uses(uses.build()).surelyFollow(statement) || isInCatch(statement);
  }

  /** Whether a block ends by leaving the method, so that nothing behind it sees its values. */
  private static boolean leaves(TreePath path) {
    if (!(path.getLeaf() instanceof BlockTree block)) {
      return false;
    }
    List<? extends StatementTree> statements = block.getStatements();
    return statements.get(statements.size() - 1) instanceof ReturnTree;
  }

  private static int position(TreePath path) {
    return ((JCTree) path.getLeaf()).getStartPosition();
  }

  private static boolean isAssigned(TreePath use) {
    Tree parent = use.getParentPath().getLeaf();
    ExpressionTree target = null;
    if (parent instanceof AssignmentTree assignment) {
      target = assignment.getVariable();
    } else if (parent instanceof CompoundAssignmentTree assignment) {
      target = assignment.getVariable();
    }
    return target == use.getLeaf();
  }

  private static boolean isWithin(TreePath outer, TreePath inner) {
    for (TreePath at = inner; at != null; at = at.getParentPath()) {
      if (at.getLeaf() == outer.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInCatch(TreePath statement) {
    TreePath at = statement;
    while (!(at.getLeaf() instanceof MethodTree || at.getLeaf() instanceof ClassTree)) {
      if (at.getLeaf() instanceof CatchTree) {
        return true;
      }
      at = at.getParentPath();
    }
    return false;
  }

  private static boolean isInFailureCode(TreePath path, VisitorState state) {
    for (TreePath at = path; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof CatchTree) {
        return true;
      }
      if (at.getLeaf() instanceof ClassTree type
          && (isThrowable(ASTHelpers.getType(type), state)
              || words(type.getSimpleName().toString()).anyMatch(MAKERS::contains))) {
        return true;
      }
      if (at.getLeaf() instanceof MethodTree tree) {
        MethodSymbol method = ASTHelpers.getSymbol(tree);
        if (speaksOfFailure(method) || isThrowable(method.getReturnType(), state)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isThrowable(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, state.getSymtab().throwableType, state);
  }

  private static boolean isThread(Type type, VisitorState state) {
    return ASTHelpers.isSubtype(type, THREAD.get(state), state);
  }

  /** Whether {@code part} is text that {@code tree} passes on to a reader. */
  private static boolean tells(Tree tree, Tree part, VisitorState state) {
    if (tree instanceof NewClassTree creation) {
      Type type = ASTHelpers.getType(creation);
      return creation.getArguments().contains(part)
          && (isThrowable(type, state)
              || isThread(type, state)
              || isFailure(type.tsym.name.toString())
              || takesWhatTells(ASTHelpers.getSymbol(creation), creation.getArguments(), part));
    }
    if (!(tree instanceof MethodInvocationTree call)
        || !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    if (isThrowable(method.getReturnType(), state)) {
      return true;
    }
    return call.getArguments().contains(part)
        && (asserts(method)
            || logs(method, ASTHelpers.getReceiverType(call))
            || speaksOfFailure(method)
            || isThread(method.getReturnType(), state)
            || namesThread(method)
            || describesStatus(method)
            || takesWhatTells(method, call.getArguments(), part)
            || isStandardError(call.getMethodSelect())
            || Effects.of(call, state).verdict() == Verdict.ALWAYS_THROWS);
  }

  /** Whether an argument is for a parameter that speaks of failure, as far as names are known. */
  private static boolean takesWhatTells(
      MethodSymbol method, List<? extends ExpressionTree> arguments, Tree part) {
    List<VarSymbol> parameters = method.getParameters();
    int index = Math.min(arguments.indexOf(part), parameters.size() - 1);
    if (index < 0) {
      return false;
    }
    String name = parameters.get(index).name.toString();
    return isNamedToTell(name)
        || (name.equals("description") && isAboutMetrics(method.owner.name.toString()));
  }

  /** A metric is described once, when it is registered. */
  private static boolean isAboutMetrics(String type) {
    return words(type).anyMatch(word -> word.equals("metric") || word.equals("metrics"));
  }

  private static boolean isNamedToTell(String variable) {
    List<String> words = words(variable).toList();
    return words.stream().anyMatch(word -> FAILURES.contains(word) || REASONS.contains(word))
        || (words.contains("log")
            && ((words.size() > 1 && words.get(words.size() - 1).equals("log"))
                || words.stream().anyMatch(LOGGED::contains)));
  }

  private static boolean namesThread(MethodSymbol method) {
    return method.name.contentEquals("setName")
        && method.owner.getQualifiedName().contentEquals("java.lang.Thread");
  }

  /** What went wrong, in gRPC's words. */
  private static boolean describesStatus(MethodSymbol method) {
    return (method.name.contentEquals("withDescription")
            || method.name.contentEquals("augmentDescription"))
        && method.owner.getQualifiedName().contentEquals("io.grpc.Status");
  }

  private static boolean asserts(MethodSymbol method) {
    String name = method.name.toString();
    String owner = method.owner.name.toString();
    return beginsWithWord("assert", name)
        || CHECKS.stream().anyMatch(owner::endsWith)
        || (owner.equals("Objects") && beginsWithWord("require", name));
  }

  /** A method by one of its words, a constructor by the end of its class's name. */
  private static boolean speaksOfFailure(MethodSymbol method) {
    return method.isConstructor()
        ? isFailure(method.owner.name.toString())
        : words(method.name.toString()).anyMatch(FAILURES::contains);
  }

  private static boolean isFailure(String type) {
    return FAILURES.contains(words(type).reduce("", (before, word) -> word));
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

  private static Stream<String> words(String name) {
    return WORDS.splitToStream(CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, name));
  }
}
