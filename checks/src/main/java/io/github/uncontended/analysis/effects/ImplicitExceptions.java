package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Exceptions that the language throws: of dereferences, divisions, array accesses, casts and
 * unboxing. Each counts unless the code proves that the operation succeeds.
 */
final class ImplicitExceptions {
  private final EffectAnalysis analysis;
  private final EffectState effects;
  private final Guards guards;
  private final Nullness nullness;
  private final Freshness values;
  private final Types types;

  /** Loop variables with what their value is an index of. */
  private record Index(VarSymbol index, VarSymbol sequence) {}

  private final Set<Index> indexes = new HashSet<>();

  ImplicitExceptions(
      EffectAnalysis analysis,
      EffectState effects,
      Guards guards,
      Nullness nullness,
      Freshness values) {
    this.analysis = analysis;
    this.effects = effects;
    this.guards = guards;
    this.nullness = nullness;
    this.values = values;
    this.types = analysis.state().getTypes();
  }

  private void add(String type, String reason) {
    effects.addException(analysis.type("java.lang." + type), reason);
  }

  /** Adds the exception of a dereference of null. */
  void dereference(ExpressionTree expression) {
    if (expression != null && nullness.mayBeNull(expression)) {
      add("NullPointerException", "may dereference null");
    }
  }

  /** Adds the exception of a dereference of an element that a library passes. */
  void dereferenceElement() {
    if (analysis.sight().storesNull()) {
      add("NullPointerException", "may dereference null");
    }
  }

  /** Adds the exception of code that requires a value. */
  void require(ExpressionTree expression) {
    if (nullness.mayBeNull(expression)) {
      add("NullPointerException", "may be null");
    }
  }

  /** Adds the exception of the conversion of null to a primitive type. */
  void convert(ExpressionTree expression, Type target) {
    Type type = expression == null ? null : ASTHelpers.getType(expression);
    if (type != null && target != null && target.isPrimitive() && !type.isPrimitive()) {
      dereference(expression);
    }
  }

  /** Adds the exception of a division of whole numbers. */
  void divide(Tree.Kind kind, Type type, ExpressionTree divisor) {
    boolean divides =
        switch (kind) {
          case DIVIDE, REMAINDER, DIVIDE_ASSIGNMENT, REMAINDER_ASSIGNMENT -> true;
          default -> false;
        };
    if (divides && isWhole(type) && isWhole(ASTHelpers.getType(divisor))) {
      Object value = ASTHelpers.constValue(divisor);
      boolean isZero =
          value instanceof Number number
              ? number.longValue() == 0
              : !(value instanceof Character c && c != 0);
      if (isZero) {
        add("ArithmeticException", "may divide by zero");
      }
    }
  }

  private boolean isWhole(Type type) {
    if (type == null) {
      return false;
    }
    return switch (types.unboxedTypeOrType(type).getTag()) {
      case BYTE, SHORT, CHAR, INT, LONG -> true;
      default -> false;
    };
  }

  /** Adds the exceptions of the access to an element of an array. */
  void accessElement(ExpressionTree array, ExpressionTree index) {
    dereference(array);
    if (!isIndex(index, array) && !isConstantIndex(array, index)) {
      add("ArrayIndexOutOfBoundsException", "may use an index that is out of bounds");
    }
  }

  private boolean isConstantIndex(ExpressionTree array, ExpressionTree index) {
    if (!(ASTHelpers.constValue(index) instanceof Integer position)
        || !(Symbols.of(array) instanceof VarSymbol variable)) {
      return false;
    }
    List<ExpressionTree> assigned = values.values(variable);
    return position >= 0
        && !assigned.isEmpty()
        && variable.owner instanceof MethodSymbol
        && assigned.stream().allMatch(value -> isLongerThan(position, value));
  }

  private static boolean isLongerThan(int index, ExpressionTree value) {
    if (!(ASTHelpers.stripParentheses(value) instanceof NewArrayTree created)) {
      return false;
    }
    if (created.getInitializers() != null) {
      return index < created.getInitializers().size();
    }
    return ASTHelpers.constValue(created.getDimensions().get(0)) instanceof Integer length
        && index < length;
  }

  /** Adds the exception of a value that the array cannot store. */
  void store(ExpressionTree array, ExpressionTree value) {
    Type type = ASTHelpers.getType(array);
    if (!(type instanceof Type.ArrayType declared)
        || declared.elemtype.isPrimitive()
        || (declared.elemtype.tsym.flags() & Flags.FINAL) != 0
        || Expressions.isNull(value)
        || isCreatedAs(array, type)) {
      return;
    }
    add("ArrayStoreException", "may store a value in an array of another type");
  }

  private boolean isCreatedAs(ExpressionTree array, Type type) {
    if (!(Symbols.of(array) instanceof VarSymbol variable)) {
      return false;
    }
    List<ExpressionTree> assigned = values.values(variable);
    return !assigned.isEmpty()
        && variable.owner instanceof MethodSymbol
        && variable.getKind() != ElementKind.PARAMETER
        && assigned.stream()
            .allMatch(
                value ->
                    ASTHelpers.stripParentheses(value) instanceof NewArrayTree
                        && types.isSameType(
                            types.erasure(ASTHelpers.getType(value)), types.erasure(type)));
  }

  /** Adds the exception of an array of a type variable, which is used as one of a class. */
  void createOfVariable() {
    add("ClassCastException", "may create an array of another type");
  }

  /** Adds the exception of a negative length. */
  void create(NewArrayTree array) {
    for (ExpressionTree length : array.getDimensions()) {
      if (!isNeverNegative(length)) {
        add("NegativeArraySizeException", "may create an array of negative length");
      }
    }
  }

  private static boolean isNeverNegative(ExpressionTree length) {
    ExpressionTree bare = ASTHelpers.stripParentheses(length);
    if (ASTHelpers.constValue(bare) instanceof Number number) {
      return number.longValue() >= 0;
    }
    if (bare instanceof MethodInvocationTree call) {
      String name = Expressions.simpleName(call.getMethodSelect());
      return call.getArguments().isEmpty() && (name.equals("size") || name.equals("length"));
    }
    return bare instanceof MemberSelectTree select && isLength(select);
  }

  private static boolean isLength(MemberSelectTree select) {
    return select.getIdentifier().contentEquals("length")
        && ASTHelpers.getType(select.getExpression()) instanceof Type.ArrayType;
  }

  /**
   * Adds the exception of a cast. One to a type variable may fail where the value is used as what
   * the variable stands for.
   */
  void cast(ExpressionTree expression, Type target) {
    Type type = ASTHelpers.getType(expression);
    if (type == null || target == null) {
      return;
    }
    if (target.isPrimitive() || type.isPrimitive()) {
      convert(expression, target);
      if (type.isPrimitive() || types.unboxedType(type).isPrimitive()) {
        return;
      }
    }
    Type cast = types.boxedTypeOrType(target);
    boolean widens =
        cast instanceof Type.TypeVar
            ? types.isSubtype(type, cast)
            : types.isSubtype(types.erasure(type), types.erasure(cast));
    if (!widens
        && !Expressions.isNull(expression)
        && !guards.isInstance(expression, target, types)) {
      add("ClassCastException", "may fail to cast");
    }
  }

  // Loops over the elements of a sequence.

  /** Notes what the variable of a loop is an index of. */
  void enterLoop(ForLoopTree loop) {
    if (loop.getInitializer().size() != 1
        || !(loop.getInitializer().get(0) instanceof VariableTree declared)
        || loop.getUpdate().size() != 1
        || loop.getCondition() == null) {
      return;
    }
    VarSymbol variable = ASTHelpers.getSymbol(declared);
    Set<Symbol> assigned = assigned(loop.getStatement());
    if (variable == null || assigned.contains(variable)) {
      return;
    }
    Tree.Kind step = stepOf(loop.getUpdate().get(0), variable);
    if (step == Tree.Kind.PREFIX_INCREMENT
        && ASTHelpers.constValue(declared.getInitializer()) instanceof Integer first
        && first >= 0) {
      addBounds(loop.getCondition(), variable, assigned);
    }
  }

  /** Adds the exception of a loop that changes the collection it iterates over. */
  void enterLoop(EnhancedForLoopTree loop) {
    Symbol collection = root(loop.getExpression());
    if (collection instanceof VarSymbol
        && Expressions.contains(
            loop.getStatement(),
            part ->
                part instanceof MethodInvocationTree call
                    && root(ASTHelpers.getReceiver(call)) == collection
                    && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
                    && ApiFact.CHANGES_RECEIVER.isInherited(method))) {
      effects.addException(
          analysis.type("java.util.ConcurrentModificationException"),
          "changes a collection that it iterates over");
    }
  }

  /** The variable that a chain of calls and selections begins with; null for none. */
  private static Symbol root(ExpressionTree expression) {
    ExpressionTree at = expression == null ? null : ASTHelpers.stripParentheses(expression);
    while (at instanceof MethodInvocationTree call) {
      at = ASTHelpers.getReceiver(call);
    }
    return at == null ? null : Symbols.of(at);
  }

  private void addBounds(ExpressionTree condition, VarSymbol variable, Set<Symbol> assigned) {
    if (!(ASTHelpers.stripParentheses(condition) instanceof BinaryTree binary)) {
      return;
    }
    if (binary.getKind() == Tree.Kind.CONDITIONAL_AND) {
      addBounds(binary.getLeftOperand(), variable, assigned);
      addBounds(binary.getRightOperand(), variable, assigned);
    } else if ((binary.getKind() == Tree.Kind.LESS_THAN
            || binary.getKind() == Tree.Kind.NOT_EQUAL_TO)
        && Symbols.of(binary.getLeftOperand()) == variable) {
      Symbol sequence = sequenceOf(ASTHelpers.stripParentheses(binary.getRightOperand()));
      if (sequence instanceof VarSymbol found && !assigned.contains(found)) {
        indexes.add(new Index(variable, found));
      }
    }
  }

  /** The variable whose length or size an expression is; null for none. */
  private static Symbol sequenceOf(ExpressionTree length) {
    ExpressionTree of = null;
    if (length instanceof MemberSelectTree select && isLength(select)) {
      of = select.getExpression();
    } else if (length instanceof MethodInvocationTree call
        && call.getArguments().isEmpty()
        && call.getMethodSelect() instanceof MemberSelectTree select
        && (select.getIdentifier().contentEquals("length")
            || select.getIdentifier().contentEquals("size"))) {
      of = select.getExpression();
    }
    Symbol symbol = of == null ? null : Symbols.of(of);
    return symbol != null
            && (symbol.owner instanceof MethodSymbol || (symbol.flags() & Flags.FINAL) != 0)
        ? symbol
        : null;
  }

  private static Tree.Kind stepOf(StatementTree update, VarSymbol variable) {
    if (update instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof UnaryTree unary
        && Symbols.of(unary.getExpression()) == variable) {
      return unary.getKind() == Tree.Kind.POSTFIX_INCREMENT
          ? Tree.Kind.PREFIX_INCREMENT
          : unary.getKind();
    }
    return Tree.Kind.OTHER;
  }

  private static Set<Symbol> assigned(Tree body) {
    Set<Symbol> assigned = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        assigned.add(Symbols.of(tree.getVariable()));
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
        assigned.add(Symbols.of(tree.getVariable()));
        return super.visitCompoundAssignment(tree, null);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void unused) {
        assigned.add(Symbols.of(tree.getExpression()));
        return super.visitUnary(tree, null);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
        String name = Expressions.simpleName(tree.getMethodSelect());
        if (name.startsWith("remove") || name.equals("clear") || name.equals("retainAll")) {
          assigned.add(Symbols.of(ASTHelpers.getReceiver(tree)));
        }
        return super.visitMethodInvocation(tree, null);
      }
    }.scan(body, null);
    return assigned;
  }

  /** Whether a loop around the place keeps an index within the bounds of a sequence. */
  boolean isIndex(ExpressionTree index, ExpressionTree sequence) {
    return Symbols.of(ASTHelpers.stripParentheses(index)) instanceof VarSymbol variable
        && Symbols.of(ASTHelpers.stripParentheses(sequence)) instanceof VarSymbol found
        && indexes.contains(new Index(variable, found));
  }
}
