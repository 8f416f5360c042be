package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.SharedProduct;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.SourceStyle;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;

/**
 * Keeps one object that is thread-safe once it is built, such as a mapper of JSON, in a constant.
 *
 * <p>The constant is built of constants, and nothing but conversions is called on it: what
 * configures an object would do it again for all threads. The caches of such objects keep the
 * classes that they have seen, so that the edit is never proven to change nothing.
 */
public final class SharedInstance {
  /** The methods of Gson and Jackson that convert, rather than configure or give out parts. */
  private static final Pattern CONVERSION =
      Pattern.compile("(?:read|write|convert|to|from|tree|valueTo|create)(?:[A-Z].*)?");

  /** What the edits assume, as a sentence with a leading space. */
  private static final String ASSUMPTION =
      " Apply the fix unless classes that it converts belong to a class loader that is discarded:"
          + " its caches keep them.";

  private final TreePath site;
  private final ExpressionTree creation;
  private final VisitorState state;
  private final Fix.Builder fix = Fix.builder();

  private SharedInstance(TreePath site, VisitorState state) {
    this.site = site;
    this.creation = (ExpressionTree) site.getLeaf();
    this.state = state;
  }

  /** The edits for what is built at a place; empty if it depends on the call, or is configured. */
  public static Optional<Fix> of(TreePath site, VisitorState state) {
    return new SharedInstance(site, state).fix();
  }

  /**
   * Whether what configures an object before it is built names a variable of the method, or happens
   * under a condition: in the expression that builds it, or on the variable of its builder.
   */
  public static boolean dependsOnCall(ExpressionTree creation, VisitorState state) {
    ExpressionTree at = creation;
    while (true) {
      if (namesLocal(Expressions.arguments(at))) {
        return true;
      }
      if (!(at instanceof MethodInvocationTree) || ASTHelpers.getReceiver(at) == null) {
        return at instanceof IdentifierTree
            && Symbols.of(at) instanceof VarSymbol builder
            && !Expressions.isField(builder)
            // A copy has the type of what it copies.
            && !ASTHelpers.isSubtype(builder.type, ASTHelpers.getType(creation), state)
            && isBuiltFor(builder, creation, state);
      }
      at = ASTHelpers.getReceiver(at);
    }
  }

  private static boolean isBuiltFor(
      VarSymbol builder, ExpressionTree creation, VisitorState state) {
    return builder.getKind() != ElementKind.LOCAL_VARIABLE
        || new Bodies(state).initializer(builder).filter(it -> dependsOnCall(it, state)).isPresent()
        || isConfiguredByCall(builder, creation, state);
  }

  /** What building the object of a type at {@code state}'s path on each call costs. */
  public static String cost(Type type, boolean fillsCaches, VisitorState state) {
    String name = type.tsym.name.toString();
    return copied(state).isPresent()
        ? name + SharedProduct.COPY_COST
        : name + SharedProduct.cost(fillsCaches);
  }

  /**
   * What to keep in place of the object of a type that is built at {@code state}'s path.
   *
   * @param isFixed whether there are edits, whose assumption it says, too
   */
  public static String advice(Type type, boolean isFixed, VisitorState state) {
    String name = KnownTypes.nameOf(type);
    String advice =
        copied(state)
            .map(
                copied ->
                    SharedProduct.adviceOnCopy(
                        Optional.of(copied)
                            .filter(it -> Expressions.isField(it) && !Expressions.isThis(it))
                            .map(it -> Expressions.simpleName(it))))
            .orElseGet(() -> SharedProduct.advice(name));
    if (isConfiguredLater(state.getPath(), state)) {
      advice += SharedProduct.adviceOnSettings(type, state);
    }
    return isFixed ? advice + ASSUMPTION : advice;
  }

  /** The object that the call at {@code state}'s path copies: one of the same type. */
  private static Optional<ExpressionTree> copied(VisitorState state) {
    return state.getPath().getLeaf() instanceof MethodInvocationTree call
            && ASTHelpers.getReceiver(call) != null
            && !ASTHelpers.getSymbol(call).isStatic()
            && ASTHelpers.isSubtype(
                ASTHelpers.getReceiverType(call), ASTHelpers.getType(call), state)
        ? Optional.of(ASTHelpers.getReceiver(call))
        : Optional.empty();
  }

  /** Whether what a method builds is configured there by a variable, or under a condition. */
  private static boolean isConfiguredLater(TreePath creation, VisitorState state) {
    return creation.getParentPath().getLeaf() instanceof VariableTree variable
        && isConfiguredByCall(
            ASTHelpers.getSymbol(variable), (ExpressionTree) creation.getLeaf(), state);
  }

  private static boolean isConfiguredByCall(
      VarSymbol configured, ExpressionTree creation, VisitorState state) {
    TreePath declaration = UnitIndex.of(state).declaration(configured).orElse(null);
    return declaration != null
        && UnitIndex.of(state).uses(configured).stream()
            .filter(use -> !Places.isWithin(use, creation))
            .anyMatch(use -> configuresByCall(use, declaration.getParentPath().getLeaf()));
  }

  /** Whether a use calls a method, and perhaps more of the same object, that configures by it. */
  private static boolean configuresByCall(TreePath use, Tree block) {
    Type type = ASTHelpers.getType(use.getLeaf());
    TreePath call = Places.callOn(use).orElse(null);
    boolean configures = false;
    while (call != null && !isConversion(call)) {
      if (namesLocal(Expressions.arguments(call.getLeaf()))) {
        return true;
      }
      configures = true;
      Type result = ASTHelpers.getType(call.getLeaf());
      call = result == null || result.tsym != type.tsym ? null : Places.callOn(call).orElse(null);
    }
    return configures && isConditional(use, block);
  }

  private static boolean isConversion(TreePath call) {
    return CONVERSION
        .matcher(Expressions.simpleName(((MethodInvocationTree) call.getLeaf()).getMethodSelect()))
        .matches();
  }

  /** Whether some runs of a block may not come to a place, or more than once. */
  private static boolean isConditional(TreePath place, Tree block) {
    for (Tree tree : place) {
      if (tree == block) {
        return false;
      }
      switch (tree.getKind()) {
        case IF,
            CONDITIONAL_EXPRESSION,
            CASE,
            CATCH,
            LAMBDA_EXPRESSION,
            FOR_LOOP,
            ENHANCED_FOR_LOOP,
            WHILE_LOOP,
            DO_WHILE_LOOP -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  private static boolean namesLocal(List<? extends ExpressionTree> arguments) {
    return arguments.stream()
        .anyMatch(argument -> Expressions.contains(argument, Expressions::isLocal));
  }

  private Optional<Fix> fix() {
    Type type = ASTHelpers.getType(creation);
    Optional<String> initializer = initializer();
    if (initializer.isEmpty() || type.isParameterized()) {
      return Optional.empty();
    }
    if (isConverter(site)) {
      return constant(type, initializer.get()).map(this::inPlace);
    }
    if (!(site.getParentPath().getLeaf() instanceof VariableTree variable)
        || !isOnlyConverter(variable)) {
      return Optional.empty();
    }
    return constant(type, initializer.get())
        .map(name -> forVariable(variable, name).orElseGet(() -> inPlace(name)));
  }

  private Optional<String> constant(Type type, String initializer) {
    String name = Precompiled.constantName(type.tsym.name.toString());
    String longer =
        Precompiled.withSuffix(Precompiled.constantName(Precompiled.methodName(site)), name);
    ClassTree owner = (ClassTree) ConstantOwner.of(site).getLeaf();
    return Hoist.constant(
                site,
                KnownTypes.nameOf(type),
                written -> initializer,
                FreeNames.firstFree(List.of(name, longer), owner, site, state),
                fix,
                state)
            instanceof Hoist.Constant constant
        ? Optional.of(constant.name())
        : Optional.empty();
  }

  private Fix inPlace(String name) {
    return fix.replace(creation, name, state).build();
  }

  /** The constant in place of the variable, which goes; empty if its line has more. */
  private Optional<Fix> forVariable(VariableTree variable, String name) {
    if (!FieldRemoval.removeStatement(variable, fix, state)) {
      return Optional.empty();
    }
    for (TreePath use : UnitIndex.of(state).uses(ASTHelpers.getSymbol(variable))) {
      fix.replace(use.getLeaf(), name, state);
    }
    return Optional.of(fix.build());
  }

  private boolean isOnlyConverter(VariableTree variable) {
    VarSymbol symbol = ASTHelpers.getSymbol(variable);
    List<TreePath> uses = UnitIndex.of(state).uses(symbol);
    return symbol.getKind() == ElementKind.LOCAL_VARIABLE
        && (symbol.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0
        && !uses.isEmpty()
        && uses.stream().allMatch(SharedInstance::isConverter);
  }

  /** Whether an object is used only to call a conversion. */
  private static boolean isConverter(TreePath use) {
    return Places.callOn(use).filter(SharedInstance::isConversion).isPresent();
  }

  /** What builds the object, in one line; empty if it depends on what only the call knows. */
  private Optional<String> initializer() {
    String text = Source.of(creation, state);
    String line = text.replaceAll("\\s*\\R\\s*", "");
    return isBuiltOfConstants(creation)
            && !text.contains("\"\"\"")
            && !Source.hasComment(Source.start(creation), state.getEndPosition(creation), state)
            && (line.length() == text.length() || fits(line))
        ? Optional.of(line)
        : Optional.empty();
  }

  /** Whether the constant has place in one line. */
  private boolean fits(String initializer) {
    int type = ASTHelpers.getType(creation).tsym.name.length();
    return "    private static final ".length() + 2 * type + " = ;".length() + initializer.length()
        <= SourceStyle.of(state).width();
  }

  private static boolean isBuiltOfConstants(ExpressionTree expression) {
    Symbol symbol = Symbols.of(expression);
    if (expression instanceof NewClassTree creation) {
      return creation.getClassBody() == null
          && creation.getEnclosingExpression() == null
          && symbol instanceof MethodSymbol constructor
          && throwsNothing(constructor)
          && isVisibleAnywhere((ClassSymbol) constructor.owner)
          && creation.getArguments().stream().allMatch(SharedInstance::isConstant);
    }
    if (!(expression instanceof MethodInvocationTree call)
        || !(symbol instanceof MethodSymbol method)
        || !(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return false;
    }
    boolean receiverIsConstant =
        method.isStatic()
            ? isVisibleAnywhere((ClassSymbol) method.owner)
            : isBuiltOfConstants(select.getExpression());
    return receiverIsConstant
        && throwsNothing(method)
        && call.getArguments().stream().allMatch(SharedInstance::isConstant);
  }

  private static boolean throwsNothing(MethodSymbol method) {
    return method.getThrownTypes().isEmpty();
  }

  private static boolean isVisibleAnywhere(ClassSymbol type) {
    return type.isStatic() || type.owner.getKind() == ElementKind.PACKAGE;
  }

  /** Whether an argument is the same in a constant: it names no member of the class around it. */
  private static boolean isConstant(ExpressionTree argument) {
    ExpressionTree bare = ASTHelpers.stripParentheses(argument);
    if (bare instanceof IdentifierTree) {
      return false;
    }
    return Precompiled.isConstant(bare)
        ? !Expressions.contains(bare, SharedInstance::isVariable)
        : isBuiltOfConstants(bare)
            || (Symbols.of(bare) instanceof VarSymbol field
                && field.getKind() == ElementKind.ENUM_CONSTANT);
  }

  private static boolean isVariable(Tree part) {
    return part instanceof IdentifierTree && Symbols.of(part) instanceof VarSymbol;
  }
}
