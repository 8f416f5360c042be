package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The declarations that symbols refer to, for analyses that follow calls: a method, class or
 * variable whose source is part of the compilation, at most {@value #DEPTH} calls deep.
 */
public final class Bodies {
  /** How many calls deep an analysis follows the call graph. */
  private static final int DEPTH = 3;

  private final VisitorState state;
  private final UnitIndex unit;
  private final Map<Symbol, Tree> trees;
  private final int depth;

  public Bodies(VisitorState state) {
    this(state, UnitIndex.of(state), Found.of(state.context), 0);
  }

  private Bodies(VisitorState state, UnitIndex unit, Map<Symbol, Tree> trees, int depth) {
    this.state = state;
    this.unit = unit;
    this.trees = trees;
    this.depth = depth;
  }

  /** The declarations of other units: javac looks each up in the whole class that declares it. */
  private static final class Found {
    private static final Context.Key<Map<Symbol, Tree>> KEY = new Context.Key<>();

    static Map<Symbol, Tree> of(Context context) {
      Map<Symbol, Tree> found = context.get(KEY);
      if (found == null) {
        found = new HashMap<>();
        context.put(KEY, found);
      }
      return found;
    }
  }

  /** How many calls lie between the code under analysis and the current body. */
  public int depth() {
    return depth;
  }

  /** The same declarations, as seen from a body at another depth of the call graph. */
  public Bodies atDepth(int calls) {
    return new Bodies(state, unit, trees, calls);
  }

  /** The declaration of a method or constructor that has a body. */
  public Optional<MethodTree> method(MethodSymbol method) {
    return depth < DEPTH
        ? declaration(method, MethodTree.class).filter(tree -> tree.getBody() != null)
        : Optional.empty();
  }

  /** The declaration of a class. */
  public Optional<ClassTree> type(ClassSymbol type) {
    return declaration(type, ClassTree.class);
  }

  /** The initializer of a variable. */
  public Optional<ExpressionTree> initializer(VarSymbol variable) {
    return declaration(variable, VariableTree.class).map(VariableTree::getInitializer);
  }

  /**
   * The lambda or method reference that an expression is, or that initializes the final variable it
   * names.
   */
  public Optional<ExpressionTree> function(ExpressionTree expression) {
    ExpressionTree stripped = stripped(expression);
    if (isFunctionLiteral(stripped)) {
      return Optional.of(stripped);
    }
    // A call or a creation may not resolve, which fails where its symbol is looked up.
    if ((stripped instanceof IdentifierTree || stripped instanceof MemberSelectTree)
        && Symbols.of(stripped) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable)) {
      return initializer(variable).map(Bodies::stripped).filter(Bodies::isFunctionLiteral);
    }
    return Optional.empty();
  }

  private static boolean isFunctionLiteral(ExpressionTree tree) {
    return tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree;
  }

  private <T extends Tree> Optional<T> declaration(Symbol symbol, Class<T> kind) {
    Tree tree = unit.declaration(symbol).map(TreePath::getLeaf).orElse(null);
    if (tree == null && (symbol.owner.kind == Kind.TYP || symbol.owner.kind == Kind.PCK)) {
      tree = trees.computeIfAbsent(symbol, JavacTrees.instance(state.context)::getTree);
    }
    if (tree == null && isInLocalClass(symbol)) {
      // javac finds no local classes.
      tree = CompilationIndex.of(state).declaration(symbol).map(TreePath::getLeaf).orElse(null);
    }
    return kind.isInstance(tree) ? Optional.of(kind.cast(tree)) : Optional.empty();
  }

  /** Whether a symbol is a local or anonymous class, or a member of one. */
  private static boolean isInLocalClass(Symbol symbol) {
    Symbol at = symbol instanceof ClassSymbol ? symbol : symbol.owner;
    while (at instanceof ClassSymbol type && type.owner instanceof ClassSymbol) {
      at = type.owner;
    }
    return at instanceof ClassSymbol && at.owner.kind != Kind.PCK;
  }

  /**
   * The methods of the unit that override a method of this compilation; none for a method of a
   * library, of which the unit holds few of the implementations.
   */
  public ImmutableList<MethodSymbol> overriders(MethodSymbol method) {
    if (depth == DEPTH
        || !ASTHelpers.methodCanBeOverridden(method)
        || declaration(method, MethodTree.class).isEmpty()) {
      return ImmutableList.of();
    }
    return Subclassing.overriders(method, state);
  }

  /** Whether the source of a class is part of the compilation. */
  public static boolean isOfThisCompilation(ClassSymbol type, VisitorState state) {
    return JavacTrees.instance(state.context).getTree(type) != null;
  }

  /** The {@code this(…)} or {@code super(…)} call of a constructor. */
  public static Optional<MethodInvocationTree> constructorCall(MethodTree constructor) {
    for (StatementTree statement : constructor.getBody().getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof MethodInvocationTree call
          && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol called
          && called.isConstructor()) {
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }

  /** Whether a constructor call is {@code this(…)}. */
  public static boolean delegatesToThis(MethodInvocationTree constructorCall) {
    return Expressions.isThis(constructorCall.getMethodSelect());
  }

  /** An expression without parentheses and without casts, which make no other function of one. */
  private static ExpressionTree stripped(ExpressionTree expression) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    while (tree instanceof TypeCastTree cast) {
      tree = ASTHelpers.stripParentheses(cast.getExpression());
    }
    return tree;
  }
}
