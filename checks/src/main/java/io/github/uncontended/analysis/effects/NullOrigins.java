package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Returns;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Where the code of a compilation unit shows that null comes in: the variables that it assigns null
 * to, passes null for or compares with null, and what it stores in collections. {@link NullFlow}
 * follows null from there, and {@link Nullness} decides for an expression.
 */
final class NullOrigins {
  /** The fields that may be null, as far as they were asked for. */
  final Map<VarSymbol, Boolean> nullFields = new HashMap<>();

  private final Set<VarSymbol> nullable = new HashSet<>();
  private final Set<VarSymbol> compared = new HashSet<>();
  private final List<ExpressionTree> stored = new ArrayList<>();
  private boolean storesNull;

  private NullOrigins(CompilationUnitTree unit) {
    Gatherer gatherer = new Gatherer();
    gatherer.scan(unit, null);
    gatherer.copied.forEach(
        (from, fields) -> {
          if (nullable.contains(from)) {
            nullable.addAll(fields);
          }
        });
    if (storesNull) {
      nullable.addAll(gatherer.elements);
    }
  }

  /** What the unit of {@code state} shows. */
  static NullOrigins of(VisitorState state) {
    return UnitIndex.of(state).memo(NullOrigins.class, NullOrigins::new);
  }

  /** What any unit of the compilation shows. */
  static NullOrigins of(CompilationUnitTree unit, VisitorState state) {
    return UnitIndex.of(unit, state.context).memo(NullOrigins.class, NullOrigins::new);
  }

  /** Whether the unit stores null in a collection, so that any element may be null. */
  boolean storesNull() {
    return storesNull;
  }

  /**
   * Whether the unit assigns null to a variable, passes null for it, or tests whether it is null. A
   * field counts if it is assigned such a variable.
   */
  boolean isNullable(VarSymbol variable) {
    return nullable.contains(variable);
  }

  /** Whether the unit compares a variable with null. */
  boolean isCompared(VarSymbol variable) {
    return compared.contains(variable);
  }

  /**
   * What the unit stores in collections and other objects of libraries, and what the functions
   * return that it gives a library.
   */
  List<ExpressionTree> stored() {
    return stored;
  }

  private final class Gatherer extends TreeScanner<Void, Void> {
    /** The fields that are assigned a parameter, by the parameter. */
    private final Map<VarSymbol, List<VarSymbol>> copied = new HashMap<>();

    /** The variables of loops over elements, and the parameters of lambdas. */
    private final Set<VarSymbol> elements = new HashSet<>();

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      if (isOfLibrary(tree)) {
        stored.addAll(
            tree.getBody() instanceof ExpressionTree value
                ? List.of(value)
                : Returns.of((BlockTree) tree.getBody()));
      }
      tree.getParameters().forEach(each -> elements.add(((JCVariableDecl) each).sym));
      return super.visitLambdaExpression(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      if (isOfLibrary(tree)) {
        stored.add(tree);
      }
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      addNullArguments(((JCNewClass) tree).constructor, tree.getArguments());
      if (isOfLibrary(tree)) {
        stored.addAll(tree.getArguments());
        storesNull |= tree.getArguments().stream().anyMatch(NullElements::isNull);
      }
      return super.visitNewClass(tree, null);
    }

    private static boolean isOfLibrary(ExpressionTree created) {
      Type type = ASTHelpers.getType(created);
      return type != null
          && type.tsym instanceof ClassSymbol symbol
          && LibraryCalls.areKnown(symbol);
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
      elements.add(((JCVariableDecl) tree.getVariable()).sym);
      return super.visitEnhancedForLoop(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      if (tree.getInitializer() != null && Expressions.isNull(tree.getInitializer())) {
        addNullable(((JCVariableDecl) tree).sym);
      }
      storesNull |= NullElements.isArray(tree.getInitializer());
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      if (Expressions.isNull(tree.getExpression())) {
        addNullable(tree.getVariable());
      } else if (Symbols.of(tree.getExpression()) instanceof VarSymbol from
          && from.getKind() == ElementKind.PARAMETER
          && Symbols.of(tree.getVariable()) instanceof VarSymbol field
          && Expressions.isField(field)) {
        copied.computeIfAbsent(from, parameter -> new ArrayList<>()).add(field);
      }
      storesNull |= NullElements.isArray(tree.getExpression());
      return super.visitAssignment(tree, null);
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void unused) {
      storesNull |=
          tree.getInitializers() != null
              && tree.getInitializers().stream().anyMatch(NullElements::isNull);
      return super.visitNewArray(tree, null);
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void unused) {
      if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) {
        if (Expressions.isNull(tree.getRightOperand())) {
          addCompared(tree.getLeftOperand());
        } else if (Expressions.isNull(tree.getLeftOperand())) {
          addCompared(tree.getRightOperand());
        }
      }
      return super.visitBinary(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      if (!tree.getArguments().isEmpty()
          && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method) {
        if (ApiFact.TESTS_NULL.holdsFor(method)) {
          addCompared(tree.getArguments().get(0));
        }
        if (NullElements.isStore(method)) {
          stored.addAll(tree.getArguments());
        }
        storesNull |= NullElements.areStored(method, tree.getArguments());
      }
      addNullArguments(Symbols.of(tree.getMethodSelect()), tree.getArguments());
      return super.visitMethodInvocation(tree, null);
    }

    private void addNullArguments(Symbol called, List<? extends ExpressionTree> arguments) {
      if (called == null || !(called.baseSymbol() instanceof MethodSymbol method)) {
        return;
      }
      for (int i = 0; i < Math.min(arguments.size(), method.params().size()); i++) {
        if (NullElements.isNull(arguments.get(i))) {
          VarSymbol parameter = method.params().get(i);
          nullable.add(parameter);
          if ((method.flags() & Flags.RECORD) != 0) {
            addComponent(method.enclClass(), parameter);
          }
        }
      }
    }

    /**
     * The canonical constructor of a record assigns its parameters to the fields of their names.
     */
    private void addComponent(ClassSymbol type, VarSymbol parameter) {
      for (Symbol member : type.members().getSymbolsByName(parameter.name)) {
        addNullable(member);
      }
    }

    private void addCompared(ExpressionTree tree) {
      addNullable(tree);
      if (Symbols.of(ASTHelpers.stripParentheses(tree)) instanceof VarSymbol variable) {
        compared.add(variable);
      }
    }

    private void addNullable(ExpressionTree tree) {
      addNullable(Symbols.of(ASTHelpers.stripParentheses(tree)));
    }

    private void addNullable(Symbol symbol) {
      if (symbol instanceof VarSymbol variable) {
        nullable.add(variable);
      }
    }
  }
}
