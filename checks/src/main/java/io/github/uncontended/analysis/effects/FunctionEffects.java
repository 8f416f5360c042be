package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * The side effects of functions: of those that a body runs, and of those that it passes to a call,
 * which counts as running them. A function that is not visible is unknown.
 */
final class FunctionEffects {
  private final EffectInterpreter interpreter;
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final Freshness freshness;
  private final CallEffects calls;
  private final EffectState effects;
  private final Types types;

  FunctionEffects(
      EffectInterpreter interpreter,
      EffectAnalysis analysis,
      Bodies bodies,
      Freshness freshness,
      CallEffects calls,
      EffectState effects) {
    this.interpreter = interpreter;
    this.analysis = analysis;
    this.bodies = bodies;
    this.freshness = freshness;
    this.calls = calls;
    this.effects = effects;
    this.types = analysis.state().getTypes();
  }

  /** Whether a call may run a function of a library, or a visible one of any type. */
  boolean isCallOfFunction(MethodSymbol method) {
    return calls.isFunctionCall(method) || isFunctionalInSight(method);
  }

  private boolean isFunctionalInSight(MethodSymbol method) {
    return method.owner instanceof ClassSymbol owner
        && owner.isInterface()
        && bodies.type(owner).isPresent()
        && bodies.method(method).isEmpty();
  }

  /** Adds the effects of the function that is called. */
  void call(MethodSymbol method, ExpressionTree receiver) {
    Optional<ExpressionTree> function = bodies.function(receiver);
    if (function.isPresent()) {
      if (calls.isFunctionCall(method)) {
        mayFail();
      }
      mayRun(function.get());
    } else if (isPassedHere(receiver)) {
      // Where it was passed, it counted as run.
      return;
    } else if (calls.isFunctionCall(method)) {
      effects.add(Outcome.unknown("runs code that is not visible"));
    } else {
      calls.callWithoutBody(method, receiver, List.of());
    }
  }

  /** Whether an expression is a parameter of the body, for which the body's caller answers. */
  private boolean isPassedHere(ExpressionTree expression) {
    return Symbols.of(ASTHelpers.stripParentheses(expression)) instanceof VarSymbol variable
        && variable.getKind() == ElementKind.PARAMETER
        && ASTHelpers.isConsideredFinal(variable)
        && interpreter.isParameter(variable)
        && FunctionTypes.isFunction(variable.type, types);
  }

  /** Adds the effects of the functions that are passed to a call. */
  void passed(MethodSymbol method, MethodInvocationTree tree) {
    if (ApiFact.FILLS_SUPPLIED.isInherited(method)) {
      tree.getArguments().forEach(this::mustSupplyFresh);
    }
    if (isComposition(method) || fillsFreshContainers(method, tree)) {
      return;
    }
    tree.getArguments().forEach(this::mayRunArgument);
  }

  /** Whether a call of a library only makes a function of others. */
  private boolean isComposition(MethodSymbol method) {
    return FunctionTypes.isFunction(method.getReturnType(), types)
        && LibraryCalls.areKnown(method.enclClass());
  }

  /** The three-argument {@code collect}, whose functions only write to the fresh container. */
  private static boolean fillsFreshContainers(MethodSymbol method, MethodInvocationTree tree) {
    return method.name.contentEquals("collect")
        && tree.getArguments().size() == 3
        && tree.getArguments().get(0) instanceof MemberReferenceTree reference
        && reference.getMode() == MemberReferenceTree.ReferenceMode.NEW
        && tree.getArguments().stream()
            .skip(1)
            .allMatch(each -> each instanceof MemberReferenceTree other && isOfLibrary(other));
  }

  private static boolean isOfLibrary(MemberReferenceTree reference) {
    return Symbols.of((Tree) reference) instanceof MethodSymbol method
        && LibraryCalls.areKnown(method.enclClass());
  }

  /** Adds an effect unless a supplier gives the container that is filled a fresh object. */
  private void mustSupplyFresh(ExpressionTree argument) {
    Type type = ASTHelpers.getType(argument);
    if (type == null || !ApiFact.SUPPLIER.holdsForType(type.tsym.flatName().toString())) {
      return;
    }
    ExpressionTree bare = ASTHelpers.stripParentheses(argument);
    boolean fresh =
        (bare instanceof MemberReferenceTree reference
                && reference.getMode() == MemberReferenceTree.ReferenceMode.NEW)
            || (bare instanceof LambdaExpressionTree lambda
                && lambda.getBody() instanceof ExpressionTree value
                && freshness.isFresh(value));
    if (!fresh) {
      effects.add(Verdict.EFFECT, "fills an object that is not new");
    }
  }

  /** Adds the effects of an argument that is a function, which counts as run. */
  void mayRunArgument(ExpressionTree written) {
    ExpressionTree argument = ASTHelpers.stripParentheses(written);
    if (argument instanceof ConditionalExpressionTree choice) {
      mayRunArgument(choice.getTrueExpression());
      mayRunArgument(choice.getFalseExpression());
      return;
    }
    Optional<ExpressionTree> function = bodies.function(argument);
    if (function.isPresent()) {
      mayFail();
      mayRun(function.get());
    } else if (argument instanceof NewClassTree object && object.getClassBody() != null) {
      mayFail();
      object.getClassBody().getMembers().forEach(this::mayRunMember);
    } else if (argument instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && isComposition(method)) {
      call.getArguments().forEach(this::mayRunArgument);
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      if (receiver != null && !method.isStatic()) {
        mayRunArgument(receiver);
      }
    } else if (!isPassedHere(argument) && !isOfLibrary(argument)) {
      mayRunUnknown(ASTHelpers.getType(argument));
    }
  }

  /** Whether an expression is a constant of a library, such as a comparator of strings. */
  private static boolean isOfLibrary(ExpressionTree expression) {
    return Expressions.isNull(expression)
        || (Symbols.of(expression) instanceof VarSymbol field
            && field.owner instanceof ClassSymbol owner
            && field.isStatic()
            && LibraryCalls.areKnown(owner));
  }

  private void mayRunMember(Tree member) {
    if (member instanceof MethodTree method
        && ((JCMethodDecl) method).sym != null
        && !((JCMethodDecl) method).sym.isConstructor()) {
      calls.mayCall(((JCMethodDecl) method).sym);
    }
  }

  private void mayRunUnknown(Type type) {
    if (type != null
        && FunctionTypes.isFunction(type, types)
        && bodies.type((ClassSymbol) type.tsym).isEmpty()) {
      effects.add(Outcome.unknown("runs code that is not visible"));
    }
  }

  /**
   * Adds an exception: what a function is given, what is made of its result, and how often it runs,
   * is up to code that is not followed.
   */
  private void mayFail() {
    effects.addException("runs a function, which may fail");
  }

  /** Adds the effects of a lambda or method reference, which may run. */
  void mayRun(ExpressionTree function) {
    analysis.interpretOnce(
        function,
        effects,
        () ->
            effects.inFunction(
                () -> {
                  if (function instanceof LambdaExpressionTree lambda) {
                    interpreter.scanBody(lambda);
                  } else if (function instanceof MemberReferenceTree reference) {
                    interpreter.scan(reference.getQualifierExpression(), null);
                    calls.refer(reference);
                  }
                }));
  }
}
