package io.github.uncontended.analysis.unit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The code behind symbols, where the compilation has its source and it is few calls away. */
public final class Bodies {
  /** How many calls deep bodies are looked into. */
  private static final int DEPTH = 3;

  private final VisitorState state;
  private final UnitIndex unit;
  private final JavacTrees trees;
  private final int depth;

  public Bodies(VisitorState state) {
    this(state, UnitIndex.of(state), JavacTrees.instance(state.context), 0);
  }

  private Bodies(VisitorState state, UnitIndex unit, JavacTrees trees, int depth) {
    this.state = state;
    this.unit = unit;
    this.trees = trees;
    this.depth = depth;
  }

  /** How many calls lie between the code that asked first and the code that asks here. */
  public int depth() {
    return depth;
  }

  /** The same code, as seen from a body that is so many calls deep. */
  public Bodies atDepth(int calls) {
    return new Bodies(state, unit, trees, calls);
  }

  /** The source of a method or constructor that has a body. */
  public Optional<MethodTree> method(MethodSymbol method) {
    return depth < DEPTH
        ? declaration(method, MethodTree.class).filter(tree -> tree.getBody() != null)
        : Optional.empty();
  }

  /** The source of a class. */
  public Optional<ClassTree> type(ClassSymbol type) {
    return declaration(type, ClassTree.class);
  }

  /** What a variable is given where it is declared. */
  public Optional<ExpressionTree> initializer(VarSymbol variable) {
    return declaration(variable, VariableTree.class).map(VariableTree::getInitializer);
  }

  /** The lambda or method reference that an expression certainly stands for. */
  public Optional<ExpressionTree> function(ExpressionTree expression) {
    ExpressionTree stripped = stripped(expression);
    if (isFunction(stripped)) {
      return Optional.of(stripped);
    }
    if (ASTHelpers.getSymbol(stripped) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable)) {
      return initializer(variable).map(Bodies::stripped).filter(Bodies::isFunction);
    }
    return Optional.empty();
  }

  private static boolean isFunction(ExpressionTree tree) {
    return tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree;
  }

  private <T extends Tree> Optional<T> declaration(Symbol symbol, Class<T> kind) {
    Tree tree = unit.declaration(symbol).map(TreePath::getLeaf).orElse(null);
    if (tree == null && (symbol.owner.kind == Kind.TYP || symbol.owner.kind == Kind.PCK)) {
      tree = trees.getTree(symbol);
    }
    return kind.isInstance(tree) ? Optional.of(kind.cast(tree)) : Optional.empty();
  }

  /**
   * The methods of the unit that override one of this compilation, itself not among them. A method
   * of a library has too many implementations for those of the unit to say much.
   */
  public ImmutableList<MethodSymbol> overriders(MethodSymbol method) {
    if (depth == DEPTH
        || !ASTHelpers.methodCanBeOverridden(method)
        || declaration(method, MethodTree.class).isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<MethodSymbol> overriders = ImmutableList.builder();
    Set<ClassSymbol> seen = new HashSet<>();
    List<ClassSymbol> todo = new ArrayList<>(unit.subclasses(method.enclClass()));
    while (!todo.isEmpty()) {
      ClassSymbol type = todo.remove(todo.size() - 1);
      if (!seen.add(type)) {
        continue;
      }
      todo.addAll(unit.subclasses(type));
      for (Symbol member : type.members().getSymbolsByName(method.name)) {
        if (member instanceof MethodSymbol candidate
            && candidate.overrides(method, type, state.getTypes(), false)) {
          overriders.add(candidate);
        }
      }
    }
    return overriders.build();
  }

  /** Whether a class is part of what is being compiled. */
  public static boolean isOfThisCompilation(ClassSymbol type, VisitorState state) {
    return JavacTrees.instance(state.context).getTree(type) != null;
  }

  /** Whether code outside of the unit can override a method. */
  public static boolean isOpen(MethodSymbol method) {
    if (!ASTHelpers.methodCanBeOverridden(method)) {
      return false;
    }
    for (Symbol type = method.owner; type.kind == Kind.TYP; type = type.owner) {
      if ((type.flags() & Flags.PRIVATE) != 0 || isCode(type.owner)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isCode(Symbol owner) {
    return owner.kind == Kind.MTH || owner.kind == Kind.VAR;
  }

  /** The {@code this(…)} or {@code super(…)} call of a constructor. */
  public static Optional<MethodInvocationTree> constructorCall(MethodTree constructor) {
    for (StatementTree statement : constructor.getBody().getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof MethodInvocationTree call
          && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol called
          && called.isConstructor()) {
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }

  /** What every constructor of a class runs before its own statements, in order. */
  public static ImmutableList<Tree> initializers(ClassTree type) {
    return type.getMembers().stream()
        .filter(Bodies::initializesInstances)
        .collect(toImmutableList());
  }

  private static boolean initializesInstances(Tree member) {
    if (member instanceof BlockTree block) {
      return !block.isStatic();
    }
    return member instanceof VariableTree field
        && ((JCVariableDecl) field).sym != null
        && !((JCVariableDecl) field).sym.isStatic();
  }

  /** Whether a constructor call is {@code this(…)}. */
  public static boolean delegatesToThis(MethodInvocationTree constructorCall) {
    return Construction.isThis(constructorCall.getMethodSelect());
  }

  private static ExpressionTree stripped(ExpressionTree expression) {
    return ASTHelpers.stripParentheses(expression);
  }
}
