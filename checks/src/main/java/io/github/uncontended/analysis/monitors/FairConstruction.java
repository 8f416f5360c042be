package io.github.uncontended.analysis.monitors;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.List;
import java.util.Optional;

/**
 * A call of a constructor with the constant {@code true} that makes a lock, a semaphore or a queue
 * fair, also of a subclass whose constructors pass the fairness on.
 *
 * @param type the class that is constructed
 * @param lock the class of the library that it is, or extends
 * @param fair the argument
 * @param isDirect whether the constructor is that of the library
 * @param isAlone whether the argument decides on the fairness only
 */
public record FairConstruction(
    Type type, Type lock, ExpressionTree fair, boolean isDirect, boolean isAlone) {
  /** How many constructors a parameter is followed through. */
  private static final int DEPTH = 3;

  /** What the parameter of a constructor is for. */
  private record Fairness(Type lock, boolean isAlone) {}

  /** The construction by {@code new}; empty if it makes nothing fair. */
  public static Optional<FairConstruction> of(NewClassTree creation, VisitorState state) {
    // Of the expression: an anonymous class has a type of its own.
    return hasTrue(creation.getArguments())
        ? of(
            ASTHelpers.getType(creation.getIdentifier()),
            ASTHelpers.getSymbol(creation),
            creation.getArguments(),
            state)
        : Optional.empty();
  }

  /** The same by {@code super(…)} or {@code this(…)}. */
  public static Optional<FairConstruction> of(MethodInvocationTree call, VisitorState state) {
    return isOfConstructor(call) && hasTrue(call.getArguments())
        ? of(
            ASTHelpers.getSymbol(call).owner.type,
            ASTHelpers.getSymbol(call),
            call.getArguments(),
            state)
        : Optional.empty();
  }

  private static boolean hasTrue(List<? extends ExpressionTree> arguments) {
    return arguments.stream().anyMatch(FairConstruction::isTrue);
  }

  /** Whether an argument is the constant {@code true}. */
  private static boolean isTrue(ExpressionTree argument) {
    return Boolean.TRUE.equals(ASTHelpers.constValue(argument))
        || (Symbols.of(argument) instanceof VarSymbol constant
            && constant.name.contentEquals("TRUE")
            && KnownTypes.nameOf(constant.owner.type).equals("java.lang.Boolean"));
  }

  private static Optional<FairConstruction> of(
      Type type,
      MethodSymbol constructor,
      List<? extends ExpressionTree> arguments,
      VisitorState state) {
    boolean isDirect = ApiFact.FAIR_IF_TRUE.holdsFor(KnownTypes.nameOf(type), "<init>");
    if (!isDirect && !isSubclass(type, state)) {
      return Optional.empty();
    }
    for (int i = 0; i < arguments.size(); i++) {
      ExpressionTree fair = arguments.get(i);
      if (isTrue(fair)) {
        Optional<Fairness> fairness =
            isDirect
                ? Optional.of(new Fairness(type, /* isAlone= */ true))
                : fairness(constructor, i, DEPTH, state);
        if (fairness.isPresent()) {
          return Optional.of(
              new FairConstruction(
                  type, fairness.get().lock(), fair, isDirect, fairness.get().isAlone()));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a class extends one that may be fair. */
  private static boolean isSubclass(Type type, VisitorState state) {
    return KnownTypes.supertypes(type, state).stream()
        .anyMatch(each -> ApiFact.FAIR_IF_TRUE.holdsFor(each, "<init>"));
  }

  /** What a parameter does, if it is the fairness of a lock, or is passed on as such. */
  private static Optional<Fairness> fairness(
      MethodSymbol constructor, int position, int depth, VisitorState state) {
    if (ApiFact.FAIR_IF_TRUE.holdsFor(constructor)) {
      return Optional.of(new Fairness(constructor.owner.type, /* isAlone= */ true));
    }
    if (depth == 0 || constructor.isVarArgs() || position >= constructor.getParameters().size()) {
      return Optional.empty();
    }
    List<TreePath> uses =
        ConstructorParameter.uses(constructor.getParameters().get(position), state);
    if (uses.stream().anyMatch(Assignments::isTarget)) {
      return Optional.empty();
    }
    return uses.stream()
        .flatMap(use -> passedOn(use, depth - 1, state).stream())
        .findFirst()
        .map(it -> new Fairness(it.lock(), it.isAlone() && uses.size() == 1));
  }

  /** What the constructor that a parameter is passed on to does with it. */
  private static Optional<Fairness> passedOn(TreePath use, int depth, VisitorState state) {
    TreePath argument = Places.withParentheses(use);
    return argument.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && isOfConstructor(call)
        ? fairness(
            ASTHelpers.getSymbol(call),
            call.getArguments().indexOf(argument.getLeaf()),
            depth,
            state)
        : Optional.empty();
  }

  private static boolean isOfConstructor(MethodInvocationTree call) {
    return Expressions.isSuper(call.getMethodSelect())
        || Expressions.isThis(call.getMethodSelect());
  }
}
