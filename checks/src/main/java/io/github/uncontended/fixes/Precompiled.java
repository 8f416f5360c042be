package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.RegexCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.report.FixSafety;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;

/** Hoists what is built of constants, such as a formatter, into a constant. */
public final class Precompiled {
  /** A text that can be part of a name, and says more than the method's name. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z]\\w{2,30}");

  /** What tells a shared object from a new one, though it is immutable. */
  static final String IDENTITY = "code that gets it compares it by identity or locks on it";

  private Precompiled() {}

  /**
   * Edits that use a constant.
   *
   * @param fix the edits
   * @param doubt when they change behaviour, as a clause; empty if they never do
   */
  public record Hoisted(Fix fix, Optional<String> doubt) {
    /** Whether the edits can change behaviour. */
    public FixSafety safety() {
      return doubt.isPresent() ? FixSafety.UNSAFE : FixSafety.SAFE;
    }

    /** What UNSAFE edits assume, as the end of a sentence. */
    public static String unless(Optional<Hoisted> hoisted) {
      return hoisted.flatMap(Hoisted::doubt).map(it -> ", unless " + it).orElse("");
    }
  }

  /**
   * Uses a constant in place of a factory call or creation.
   *
   * @param type qualified name of its type
   * @param initializer the call, made of the type as it is written
   * @param doubt why the call may not always give the same immutable object, as a clause; empty if
   *     it does
   */
  public static Optional<Hoisted> value(
      TreePath site,
      String type,
      UnaryOperator<String> initializer,
      String suffix,
      Optional<String> doubt,
      VisitorState state) {
    Tree tree = site.getLeaf();
    Fix.Builder fix = Fix.builder();
    if (isInArray(site)
        || Source.hasComment(Source.start(tree), state.getEndPosition(tree), state)) {
      return Optional.empty();
    }
    return constant(site, type, initializer, nameFor(site, null, "", suffix, state), fix, state)
        .map(
            name ->
                new Hoisted(
                    fix.replace(tree, name, state).build(),
                    doubt.or(
                        () ->
                            isOnlyUsed(site, it -> isReceiver(it) || isReadByDate(it), state)
                                ? Optional.empty()
                                : Optional.of(IDENTITY))));
  }

  /** Adds a constant for what is at a place, and gives its name; empty if it cannot be added. */
  static Optional<String> constant(
      TreePath site,
      String type,
      UnaryOperator<String> initializer,
      String name,
      Fix.Builder fix,
      VisitorState state) {
    boolean fits =
        !(site.getParentPath().getLeaf() instanceof ExpressionStatementTree) || isStatement(site);
    return fits
            && Hoist.constant(site, type, initializer, name, fix, state)
                instanceof Hoist.Constant constant
        ? Optional.of(constant.name())
        : Optional.empty();
  }

  /** Whether what replaces a call is a call, too, and may be a statement. */
  private static boolean isStatement(TreePath site) {
    return site.getLeaf() instanceof MethodInvocationTree call
        && RegexCall.of(call).filter(it -> it.kind() != RegexCall.Kind.COMPILE).isPresent();
  }

  /** Whether nothing is done with an object but to call its methods. */
  public static boolean isOnlyCalled(TreePath value, VisitorState state) {
    return isOnlyUsed(value, Precompiled::isReceiver, state);
  }

  /** Whether nothing is done with an object but to call methods of which a fact holds. */
  public static boolean isOnlyCalled(TreePath value, ApiFact methods, VisitorState state) {
    return isOnlyUsed(
        value,
        use ->
            isReceiver(use)
                && Symbols.of(use.getParentPath().getLeaf()) instanceof MethodSymbol called
                && methods.isInherited(called),
        state);
  }

  private static boolean isOnlyUsed(
      TreePath value, Predicate<TreePath> expected, VisitorState state) {
    return expected.test(value)
        || (value.getParentPath().getLeaf() instanceof VariableTree variable
            && !Expressions.isField(ASTHelpers.getSymbol(variable))
            && UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable)).stream()
                .allMatch(expected));
  }

  private static boolean isReceiver(TreePath value) {
    return value.getParentPath().getLeaf() instanceof MemberSelectTree
        && value.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree;
  }

  /** Whether an object is an argument of a date or time of the JDK, which only reads it. */
  private static boolean isReadByDate(TreePath value) {
    return value.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().contains(value.getLeaf())
        && Symbols.of(call) instanceof MethodSymbol method
        && method.enclClass().owner.getQualifiedName().contentEquals("java.time");
  }

  /**
   * Why no constant can replace the call that {@code state} stands at, as the end of the advice;
   * empty if one does, or for no known reason.
   */
  public static String obstacle(Optional<Hoisted> hoisted, VisitorState state) {
    TreePath site = state.getPath();
    Tree tree = site.getLeaf();
    if (hoisted.isPresent()) {
      return "";
    }
    Optional<String> reason =
        Source.hasComment(Source.start(tree), state.getEndPosition(tree), state)
            ? Optional.of("it would lose the comment in the call")
            : isInArray(site)
                ? Optional.of("a constant for the whole array is better than one for each element")
                : ConstantOwner.refusal((ClassTree) ConstantOwner.of(site).getLeaf(), site, state);
    return reason.map(it -> " No fix is offered: " + it + ".").orElse("");
  }

  /** Whether an expression is one of several elements that an array is created with. */
  static boolean isInArray(TreePath element) {
    return element.getParentPath().getLeaf() instanceof NewArrayTree array
        && array.getInitializers() != null
        && array.getInitializers().size() > 1;
  }

  /** Whether an argument is a constant, or a class literal. */
  public static boolean isConstant(ExpressionTree argument) {
    return ASTHelpers.constValue(argument) != null
        || (ASTHelpers.stripParentheses(argument) instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("class"));
  }

  /**
   * A constant argument as it can be written in the initializer of the constant: a constant of the
   * same class by its name, qualified if it is declared only later (JLS 8.3.3), also in a sum.
   */
  public static String written(ExpressionTree argument, TreePath site, VisitorState state) {
    if (argument instanceof LiteralTree) {
      return Source.of(argument, state);
    }
    if (argument instanceof BinaryTree sum && sum.getKind() == Kind.PLUS) {
      return written(sum.getLeftOperand(), site, state)
          + " + "
          + written(sum.getRightOperand(), site, state);
    }
    ClassTree owner = (ClassTree) ConstantOwner.of(site).getLeaf();
    if (!(Symbols.of(argument) instanceof VarSymbol constant)
        || !Expressions.isField(constant)
        || !constant.isStatic()) {
      return state.getConstantExpression(ASTHelpers.constValue(argument));
    }
    if (constant.owner != ASTHelpers.getSymbol(owner)) {
      return isQualifiedByTopLevel(argument)
          ? Source.of(argument, state)
          : state.getConstantExpression(ASTHelpers.constValue(argument));
    }
    int end = HoistPlace.end(owner, site, state);
    boolean precedes =
        UnitIndex.of(state)
            .declaration(constant)
            .filter(declared -> Source.start(declared.getLeaf()) < end)
            .isPresent();
    return precedes ? constant.name.toString() : constant.owner.name + "." + constant.name;
  }

  /** Whether a constant is written with the simple name of a top-level class before it. */
  private static boolean isQualifiedByTopLevel(ExpressionTree constant) {
    return constant instanceof MemberSelectTree select
        && select.getExpression() instanceof IdentifierTree type
        && Symbols.of(type) instanceof ClassSymbol owner
        && owner.owner.getKind() == ElementKind.PACKAGE;
  }

  /**
   * A name made of the variable that gets the value, of the constant, or of the method; with what
   * is done there, if that name is in use.
   *
   * @param use a verb, such as {@code split}
   */
  static String nameFor(
      TreePath site, ExpressionTree regex, String use, String suffix, VisitorState state) {
    String base = "";
    if (site.getParentPath().getLeaf() instanceof VariableTree variable
        && variable.getName().length() > 2) {
      base = variable.getName().toString();
    } else if (regex != null && Symbols.of(regex) instanceof VarSymbol constant) {
      base = constant.name.toString();
    } else if (regex != null
        && ASTHelpers.constValue(regex) instanceof String word
        && WORD.matcher(word).matches()) {
      base = word;
    } else if (regex instanceof LiteralTree literal
        && literal.getValue() instanceof String expression) {
      base = RegexName.of(expression).orElseGet(() -> methodName(site));
    } else {
      base = methodName(site);
    }
    String verb = constantName(use);
    String brief = withSuffix(base.isEmpty() ? verb : constantName(base), suffix);
    String stem = constantName(base);
    if (!suffix.isEmpty() && stem.endsWith("_" + suffix)) {
      stem = stem.substring(0, stem.length() - suffix.length() - 1);
    }
    String longer = withSuffix(withSuffix(stem, verb), suffix);
    return FreeNames.firstFree(
        List.of(brief, longer), (ClassTree) ConstantOwner.of(site).getLeaf(), site, state);
  }

  /** The name of the method around a place, if it says anything; else empty. */
  static String methodName(TreePath site) {
    for (Tree around : site) {
      if (around instanceof MethodTree method && !method.getName().contentEquals("<init>")) {
        return method.getName().length() > 2 ? method.getName().toString() : "";
      }
    }
    return "";
  }

  /** Two parts of a name, the first of which may have the second already. */
  static String withSuffix(String name, String suffix) {
    if (name.isEmpty() || suffix.isEmpty()) {
      return name + suffix;
    }
    return name.endsWith(suffix) || name.startsWith(suffix + "_") ? name : name + "_" + suffix;
  }

  /** A name as a constant has it, such as {@code OBJECT_MAPPER}. */
  static String constantName(String camelCase) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < camelCase.length(); i++) {
      if (Character.isUpperCase(camelCase.charAt(i))
          && i > 0
          && Character.isLowerCase(camelCase.charAt(i - 1))) {
        name.append('_');
      }
      name.append(camelCase.charAt(i));
    }
    return name.toString().toUpperCase(Locale.ROOT);
  }
}
