package io.github.uncontended.analysis.caching;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which fields a condition shows to be empty: it finds null there, no entry for a key, or the value
 * that a flag begins with.
 *
 * <pre>
 *   field == null      field == null || field.isClosed()      !map.containsKey(k)      !loaded
 * </pre>
 *
 * <p>An object that says of itself that it is of no more use counts as none, and so does a {@link
 * MissingEntry}. Methods of the class that only return such a condition are followed.
 */
final class MissTest {
  /** How many methods that only return a condition are followed. */
  private static final int DEPTH = 2;

  private final TreePath place;
  private final UnitIndex index;
  private final boolean nullOnly;

  private MissTest(TreePath place, UnitIndex index, boolean nullOnly) {
    this.place = place;
    this.index = index;
    this.nullOnly = nullOnly;
  }

  /**
   * The fields that are empty if a condition is true, or, {@code negated}, if it is false.
   *
   * @param place in the code that the condition decides on
   * @param nullOnly whether only fields that are null count, and entries that are absent
   */
  static Set<Symbol> emptyFields(
      ExpressionTree condition,
      boolean negated,
      TreePath place,
      UnitIndex index,
      boolean nullOnly) {
    return new MissTest(place, index, nullOnly).emptyFields(condition, negated, DEPTH);
  }

  private Set<Symbol> emptyFields(ExpressionTree condition, boolean negated, int depth) {
    Set<Symbol> fields = new HashSet<>();
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    switch (test.getKind()) {
      case LOGICAL_COMPLEMENT -> {
        return emptyFields(((UnaryTree) test).getExpression(), !negated, depth);
      }
      case CONDITIONAL_AND, CONDITIONAL_OR -> {
        BinaryTree both = (BinaryTree) test;
        // Only where one of both is enough.
        if (nullOnly || (test.getKind() == Kind.CONDITIONAL_AND) != negated) {
          return fields;
        }
        Set<Symbol> left = emptyFields(both.getLeftOperand(), negated, depth);
        return asksOnly(both.getRightOperand(), left) ? left : fields;
      }
      case EQUAL_TO, NOT_EQUAL_TO -> {
        if ((test.getKind() == Kind.EQUAL_TO) != negated) {
          Expressions.comparedWithNull((BinaryTree) test)
              .ifPresent(value -> addSource(value, fields));
          if (!nullOnly) {
            MissingEntry.comparedWithPlaceholder((BinaryTree) test, index)
                .ifPresent(value -> addMap(value, fields));
          }
        }
      }
      case METHOD_INVOCATION -> {
        MethodInvocationTree call = (MethodInvocationTree) test;
        if ((negated && isCallOf(call, "containsKey"))
            || (!nullOnly && MissingEntry.isShownBy(call, negated, index))) {
          addSource(call, fields);
        }
        if (!nullOnly && depth > 0 && ASTHelpers.getReceiver(call) == null) {
          index
              .returned(call)
              .ifPresent(value -> fields.addAll(emptyFields(value, negated, depth - 1)));
        }
      }
      default -> {
        if (!nullOnly
            && Symbols.of(test) instanceof VarSymbol flag
            && isFlag(flag)
            && begins(flag, index) == !negated) {
          fields.add(flag);
        }
      }
    }
    return fields;
  }

  /** Whether a condition only calls methods of the values of some fields, with constants. */
  private boolean asksOnly(ExpressionTree condition, Set<Symbol> fields) {
    ExpressionTree test = ASTHelpers.stripParentheses(condition);
    if (test instanceof UnaryTree not && not.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return asksOnly(not.getExpression(), fields);
    }
    if (test instanceof BinaryTree both
        && (both.getKind() == Kind.CONDITIONAL_AND || both.getKind() == Kind.CONDITIONAL_OR)) {
      return asksOnly(both.getLeftOperand(), fields) && asksOnly(both.getRightOperand(), fields);
    }
    if (!(test instanceof MethodInvocationTree call)
        || ASTHelpers.getReceiver(call) == null
        || call.getArguments().stream().anyMatch(it -> ASTHelpers.constValue(it) == null)) {
      return false;
    }
    Set<Symbol> asked = new HashSet<>();
    addSource(ASTHelpers.getReceiver(call), asked);
    return !asked.isEmpty() && fields.containsAll(asked);
  }

  static boolean isFlag(Symbol variable) {
    return Expressions.isField(variable) && variable.type.hasTag(TypeTag.BOOLEAN);
  }

  /** The value that a flag begins with. */
  private static boolean begins(VarSymbol flag, UnitIndex index) {
    return index
        .declaration(flag)
        .map(declaration -> ((VariableTree) declaration.getLeaf()).getInitializer())
        .map(value -> Boolean.TRUE.equals(ASTHelpers.constValue(value)))
        .orElse(false);
  }

  /**
   * Whether an assignment to a field that a test found to be empty fills it; the value that a flag
   * begins with leaves it empty.
   */
  static boolean isFilledBy(AssignmentTree assignment, UnitIndex index) {
    return !(Symbols.of(assignment.getVariable()) instanceof VarSymbol flag
        && isFlag(flag)
        && Objects.equals(begins(flag, index), ASTHelpers.constValue(assignment.getExpression())));
  }

  /**
   * Whether a flag goes back to the value that it begins with, except in the handler of a failure
   * and where an object is closed: it then tells the phases of a work that is done again and again.
   */
  static boolean isReset(Symbol field, UnitIndex index) {
    return field instanceof VarSymbol flag
        && isFlag(flag)
        && index.uses(flag).stream()
            .map(TreePath::getParentPath)
            .filter(user -> user.getLeaf() instanceof AssignmentTree)
            .filter(user -> !isFilledBy((AssignmentTree) user.getLeaf(), index))
            .anyMatch(reset -> !isExceptional(reset));
  }

  /** Whether code runs for a failure that is handled, or at the end of an object's life. */
  static boolean isExceptional(TreePath reset) {
    for (TreePath at = reset; !Places.runsApart(at.getLeaf()); at = at.getParentPath()) {
      if (at.getLeaf() instanceof CatchTree) {
        return true;
      }
      if (at.getLeaf() instanceof MethodTree method) {
        return ApiFact.LIFECYCLE.isMethodName(method.getName().toString());
      }
    }
    return false;
  }

  private static boolean isCallOf(ExpressionTree tree, String name) {
    return tree instanceof MethodInvocationTree call
        && calledBy(call).filter(method -> method.name.contentEquals(name)).isPresent();
  }

  /** The method that is called; empty if it cannot be resolved. */
  static Optional<MethodSymbol> calledBy(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        ? Optional.of(method)
        : Optional.empty();
  }

  /** Adds the field that a value was read from, directly or through local variables. */
  private void addSource(ExpressionTree tree, Set<Symbol> fields) {
    addSource(tree, fields, new HashSet<>());
  }

  /**
   * Adds the field with the collection that a value is an entry of, not one of the value's type.
   */
  private void addMap(ExpressionTree value, Set<Symbol> fields) {
    Set<Symbol> sources = new HashSet<>();
    addSource(value, sources);
    sources.removeIf(field -> field.type.tsym == ASTHelpers.getType(value).tsym);
    fields.addAll(sources);
  }

  private void addSource(ExpressionTree tree, Set<Symbol> fields, Set<Symbol> seen) {
    ExpressionTree value = ASTHelpers.stripParentheses(tree);
    if (value instanceof AssignmentTree assignment) {
      addSource(assignment.getExpression(), fields, seen);
      return;
    }
    if (value instanceof MethodInvocationTree call) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      if (receiver == null) {
        calledBy(call).ifPresent(method -> addFieldsOf(method, fields));
      } else if (Expressions.isField(Symbols.of(receiver))) {
        fields.add(Symbols.of(receiver));
      } else if (isReferent(call)) {
        // An entry whose object is gone is as good as none.
        addSource(receiver, fields, seen);
      }
      return;
    }
    Symbol variable = Symbols.of(value);
    if (Expressions.isField(variable)) {
      fields.add(variable);
    } else if (variable instanceof VarSymbol
        && variable.getKind() == ElementKind.LOCAL_VARIABLE
        && seen.add(variable)) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitVariable(VariableTree declared, Void unused) {
          if (Symbols.of(declared) == variable
              && declared.getInitializer() != null
              && Source.start(declared) < Source.start(value)) {
            addDirect(declared.getInitializer());
          }
          return super.visitVariable(declared, null);
        }

        @Override
        public Void visitAssignment(AssignmentTree assignment, Void unused) {
          // What is assigned behind the test is not what it tests.
          if (Symbols.of(assignment.getVariable()) == variable
              && Source.start(assignment) <= Source.start(value)) {
            addDirect(assignment.getExpression());
          }
          return super.visitAssignment(assignment, null);
        }

        private void addDirect(ExpressionTree value) {
          ExpressionTree source = withoutNull(value);
          if (Symbols.of(source) != null
              && Symbols.of(source).getKind() != ElementKind.LOCAL_VARIABLE) {
            addSource(source, fields, seen);
          }
        }
      }.scan(enclosingBody(place), null);
    }
  }

  /** What a cast, or a choice between a value and null, takes the value from. */
  private static ExpressionTree withoutNull(ExpressionTree value) {
    if (value instanceof TypeCastTree cast) {
      return cast.getExpression();
    }
    if (!(value instanceof ConditionalExpressionTree choice)) {
      return value;
    }
    return Expressions.isNull(choice.getTrueExpression())
        ? choice.getFalseExpression()
        : Expressions.isNull(choice.getFalseExpression()) ? choice.getTrueExpression() : value;
  }

  /** Whether a call asks a weak or soft reference for its object. */
  private static boolean isReferent(MethodInvocationTree call) {
    return calledBy(call)
        .filter(method -> method.name.contentEquals("get"))
        .filter(method -> KnownTypes.packageOf(method.enclClass()).equals("java.lang.ref"))
        .isPresent();
  }

  /** Adds the fields that a method of the same class reads. */
  private void addFieldsOf(MethodSymbol method, Set<Symbol> fields) {
    for (Tree around : place) {
      if (around instanceof ClassTree type && Symbols.of(type) == method.owner) {
        for (Tree member : type.getMembers()) {
          if (member instanceof MethodTree && Symbols.of(member) == method) {
            Expressions.contains(
                member,
                part -> {
                  if (part instanceof IdentifierTree && Expressions.isField(Symbols.of(part))) {
                    fields.add(Symbols.of(part));
                  }
                  return false;
                });
          }
        }
      }
    }
  }

  private static Tree enclosingBody(TreePath at) {
    TreePath path = at;
    while (!(path.getLeaf() instanceof MethodTree)
        && !(path.getLeaf() instanceof LambdaExpressionTree)
        && !(path.getParentPath().getLeaf() instanceof ClassTree)) {
      path = path.getParentPath();
    }
    return path.getLeaf();
  }
}
