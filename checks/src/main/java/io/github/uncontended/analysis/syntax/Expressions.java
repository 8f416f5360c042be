package io.github.uncontended.analysis.syntax;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;

/** Syntactic facts about expressions: what they name, what they contain. */
public final class Expressions {
  private Expressions() {}

  /** Whether an expression is {@code null}. */
  public static boolean isNull(ExpressionTree expression) {
    Type type = ASTHelpers.getType(ASTHelpers.stripParentheses(expression));
    return type != null && type.hasTag(TypeTag.BOT);
  }

  /** Whether a method only compares its argument with {@code null}. */
  public static boolean isNullTest(MethodSymbol method) {
    return method.owner.getQualifiedName().contentEquals("java.util.Objects")
        && (method.name.contentEquals("isNull") || method.name.contentEquals("nonNull"));
  }

  /** The operand that is compared with {@code null}; empty if none is {@code null}. */
  public static Optional<ExpressionTree> comparedWithNull(BinaryTree comparison) {
    if (isNull(comparison.getRightOperand())) {
      return Optional.of(comparison.getLeftOperand());
    }
    return isNull(comparison.getLeftOperand())
        ? Optional.of(comparison.getRightOperand())
        : Optional.empty();
  }

  /**
   * Whether a tree is the keyword {@code this}, in parentheses or not, also as the callee of {@code
   * this(…)}.
   */
  public static boolean isThis(Tree tree) {
    return tree instanceof ParenthesizedTree parenthesized
        ? isThis(parenthesized.getExpression())
        : tree instanceof IdentifierTree name && name.getName().contentEquals("this");
  }

  /** Whether a tree is the keyword {@code super}, also as the callee of {@code super(…)}. */
  public static boolean isSuper(Tree tree) {
    return tree instanceof IdentifierTree name && name.getName().contentEquals("super");
  }

  /** Whether a tree is {@code Outer.this}, which may name the innermost class too. */
  public static boolean isQualifiedThis(Tree tree) {
    return tree instanceof MemberSelectTree select && select.getIdentifier().contentEquals("this");
  }

  /** Whether a call with this receiver, null for none, is of a method of the same object. */
  public static boolean isOwnReceiver(ExpressionTree receiver) {
    return receiver == null || isThis(receiver) || isSuper(receiver);
  }

  /** The identifier that a name ends with, annotations' names included; empty for no name. */
  public static String simpleName(Tree tree) {
    if (tree instanceof MemberSelectTree select) {
      return select.getIdentifier().toString();
    }
    return tree instanceof IdentifierTree name ? name.getName().toString() : "";
  }

  /** The type that a class literal names; null for any other expression. */
  public static Type classLiteral(ExpressionTree expression) {
    return expression != null
            && ASTHelpers.stripParentheses(expression) instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("class")
        ? ASTHelpers.getType(select.getExpression())
        : null;
  }

  /** The arguments of a call or of a creation; none for any other tree. */
  public static List<? extends ExpressionTree> arguments(Tree tree) {
    if (tree instanceof MethodInvocationTree call) {
      return call.getArguments();
    }
    return tree instanceof NewClassTree creation ? creation.getArguments() : List.of();
  }

  /**
   * The arguments of a call, with the elements of an array that it creates for variable parameters,
   * as before Java 5; null for that array is none of them.
   */
  public static List<? extends ExpressionTree> spreadArguments(MethodInvocationTree call) {
    List<? extends ExpressionTree> arguments = call.getArguments();
    MethodSymbol method = ASTHelpers.getSymbol(call);
    if (!method.isVarArgs() || arguments.size() != method.getParameters().size()) {
      return arguments;
    }
    int last = arguments.size() - 1;
    Type type = ASTHelpers.getType(arguments.get(last));
    boolean isArray = type != null && (type.hasTag(TypeTag.ARRAY) || type.hasTag(TypeTag.BOT));
    List<? extends ExpressionTree> elements =
        isArray ? elements(withoutCasts(arguments.get(last))) : null;
    return elements == null
        ? arguments
        : ImmutableList.<ExpressionTree>builder()
            .addAll(arguments.subList(0, last))
            .addAll(elements)
            .build();
  }

  /** The elements of an array that an expression creates, none for null; null if it hides them. */
  private static List<? extends ExpressionTree> elements(ExpressionTree array) {
    if (array instanceof NewArrayTree created) {
      if (created.getInitializers() != null) {
        return created.getInitializers();
      }
      Object size = ASTHelpers.constValue(created.getDimensions().get(0));
      return size instanceof Integer length && length == 0 ? List.of() : null;
    }
    return isNull(array) ? List.of() : null;
  }

  /** The argument at a position of a call or of a creation; empty if there is none. */
  public static Optional<ExpressionTree> argument(Tree call, int position) {
    List<? extends ExpressionTree> arguments = arguments(call);
    return position < arguments.size() ? Optional.of(arguments.get(position)) : Optional.empty();
  }

  /** The array that an element is of, through all dimensions; any other expression itself. */
  public static ExpressionTree withoutIndices(ExpressionTree expression) {
    ExpressionTree at = ASTHelpers.stripParentheses(expression);
    while (at instanceof ArrayAccessTree element) {
      at = ASTHelpers.stripParentheses(element.getExpression());
    }
    return at;
  }

  /** An expression without the casts and parentheses around it; null for null. */
  public static ExpressionTree withoutCasts(ExpressionTree expression) {
    ExpressionTree at = expression;
    while (true) {
      if (at instanceof TypeCastTree cast) {
        at = cast.getExpression();
      } else if (at instanceof ParenthesizedTree parenthesized) {
        at = parenthesized.getExpression();
      } else {
        return at;
      }
    }
  }

  /** Whether the type of an expression is {@code String}. */
  public static boolean isString(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null
        && type.tsym != null
        && type.tsym.getQualifiedName().contentEquals("java.lang.String");
  }

  /** Whether an expression names a field, {@code this} and {@code super} among them. */
  public static boolean isField(ExpressionTree expression) {
    return isField(Symbols.of(ASTHelpers.stripParentheses(expression)));
  }

  /**
   * Whether a symbol is a field's, or {@code this} or {@code super}. The {@code class} of a literal
   * is none: it belongs to no class where the literal names a primitive type.
   */
  public static boolean isField(Symbol symbol) {
    return symbol instanceof VarSymbol
        && symbol.getKind() == ElementKind.FIELD
        && symbol.enclClass() != null;
  }

  /** Whether an expression names a parameter. */
  public static boolean isParameter(Tree tree) {
    return Symbols.of(tree) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.PARAMETER;
  }

  /** Whether a tree names a variable that is no field: a local one or a parameter. */
  public static boolean isLocal(Tree tree) {
    return tree instanceof IdentifierTree
        && Symbols.of(tree) instanceof VarSymbol variable
        && !isField(variable);
  }

  /** The variables that a tree names and that are no fields. */
  public static Set<Symbol> locals(Tree tree) {
    Set<Symbol> locals = new HashSet<>();
    contains(
        tree,
        part -> {
          if (isLocal(part)) {
            locals.add(Symbols.of(part));
          }
          return false;
        });
    return locals;
  }

  /**
   * Whether evaluating an expression, or executing a statement, evaluates a tree that satisfies a
   * condition: the tree itself or a part of it, outside of lambdas and class bodies.
   */
  public static boolean evaluates(Tree code, Predicate<Tree> condition) {
    return contains(
        code,
        condition,
        part -> !(part instanceof LambdaExpressionTree) && !(part instanceof ClassTree));
  }

  /** Whether a tree, or any part of it, satisfies a condition. */
  public static boolean contains(Tree tree, Predicate<Tree> condition) {
    return contains(tree, condition, part -> true);
  }

  /**
   * Whether a tree, or a part of it, satisfies a condition.
   *
   * @param isEntered which trees are looked at, with their parts
   */
  public static boolean contains(Tree tree, Predicate<Tree> condition, Predicate<Tree> isEntered) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree part, Void unused) {
        if (part == null || found[0] || !isEntered.test(part)) {
          return null;
        }
        if (condition.test(part)) {
          found[0] = true;
          return null;
        }
        return super.scan(part, null);
      }
    }.scan(tree, null);
    return found[0];
  }

  /** Whether a method is the accessor of a record component, by its name. */
  public static boolean isRecordAccessor(MethodSymbol method) {
    return method.params().isEmpty()
        && method.enclClass().getKind() == ElementKind.RECORD
        && method.enclClass().getRecordComponents().stream()
            .anyMatch(component -> component.name.equals(method.name));
  }
}
