package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.Reachability;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.effects.EffectAnalysis.Outcome;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Optional;

/**
 * Abstract interpretation of one body, or of a single expression, that collects its side effects.
 *
 * <p>A write to a fresh object or to a local variable is no side effect.
 */
final class EffectInterpreter extends ControlFlow {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final ExternalEffects externalEffects;
  private final Types types;
  private final Freshness freshness;
  private final CallEffects calls;

  EffectInterpreter(EffectAnalysis analysis, Bodies bodies, Freshness freshness) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.externalEffects = analysis.externalEffects();
    this.types = analysis.state().getTypes();
    this.freshness = freshness;
    this.calls = new CallEffects(analysis, bodies, freshness, effects);
  }

  Outcome interpret(ExpressionTree expression) {
    scan(expression, null);
    return effects.outcome();
  }

  Outcome interpret(MethodSymbol method, MethodTree body) {
    if ((method.flags() & Flags.SYNCHRONIZED) != 0) {
      effects.add(Verdict.EFFECT, "takes a lock");
    }
    if (method.isConstructor()) {
      initialize(method, body);
    }
    scan(body.getBody(), null);
    if (effects.onlyThrows() && neverCompletes(method, body)) {
      effects.addAlwaysThrows();
    }
    return effects.outcome();
  }

  private static boolean neverCompletes(MethodSymbol method, MethodTree body) {
    return !method.isConstructor()
        && (!ExternalEffects.isVoid(method) || !Reachability.canCompleteNormally(body.getBody()));
  }

  /** Interprets the initializers that a constructor runs before its own statements. */
  private void initialize(MethodSymbol constructor, MethodTree body) {
    Optional<MethodInvocationTree> call = Bodies.constructorCall(body);
    if (call.isPresent() && Bodies.delegatesToThis(call.get())) {
      return;
    }
    Optional<ClassTree> type = bodies.type(constructor.enclClass());
    if (type.isEmpty()) {
      return;
    }
    for (Tree initializer : Initializers.ofInstances(type.get())) {
      freshness.gatherFrom(initializer);
      scan(initializer, null);
    }
  }

  // Statements.

  @Override
  public Void visitThrow(ThrowTree tree, Void unused) {
    scan(tree.getExpression(), null);
    Type type = ASTHelpers.getType(tree.getExpression());
    effects.addThrow(type == null ? "throws" : "throws " + type.tsym.getSimpleName());
    return null;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void unused) {
    ExpressionTree value = tree.getExpression();
    scan(value, null);
    effects.addReturn(() -> value != null && freshness.isFresh(value));
    return null;
  }

  @Override
  public Void visitSynchronized(SynchronizedTree tree, Void unused) {
    effects.add(Verdict.EFFECT, "takes a lock");
    return super.visitSynchronized(tree, null);
  }

  @Override
  public Void visitTry(TryTree tree, Void unused) {
    tree.getResources().forEach(this::close);
    return super.visitTry(tree, null);
  }

  private void close(Tree resource) {
    Type type = ASTHelpers.getType(resource);
    boolean fresh =
        resource instanceof VariableTree variable
            && variable.getInitializer() != null
            && freshness.isFresh(variable.getInitializer())
            && type != null
            && externalEffects.isInMemory(type);
    if (!fresh) {
      effects.add(Verdict.EFFECT, "closes a resource");
    }
  }

  // Writes.

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    write(tree.getVariable(), "assigns ");
    return super.visitAssignment(tree, null);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    write(tree.getVariable(), "changes ");
    super.visitCompoundAssignment(tree, null);
    if (Expressions.isString(tree)) {
      calls.implicitly("toString", tree.getExpression());
    }
    return null;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    switch (tree.getKind()) {
      case PREFIX_INCREMENT, POSTFIX_INCREMENT -> write(tree.getExpression(), "increments ");
      case PREFIX_DECREMENT, POSTFIX_DECREMENT -> write(tree.getExpression(), "decrements ");
      default -> {}
    }
    return super.visitUnary(tree, null);
  }

  private void write(ExpressionTree variable, String what) {
    ExpressionTree target = ASTHelpers.stripParentheses(variable);
    if (target instanceof ArrayAccessTree element) {
      if (!freshness.isFresh(element.getExpression())) {
        effects.add(Verdict.EFFECT, "writes to an array");
      }
    } else if (!(ASTHelpers.getSymbol(target) instanceof VarSymbol symbol)) {
      effects.add(Verdict.EFFECT, "writes to a variable");
    } else if (!freshness.isConfined(symbol, target)) {
      effects.add(Verdict.EFFECT, what + symbol.name);
    }
  }

  // Calls.

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    super.visitBinary(tree, null);
    if (tree.getKind() == Tree.Kind.PLUS && Expressions.isString(tree)) {
      calls.implicitly("toString", tree.getLeftOperand());
      calls.implicitly("toString", tree.getRightOperand());
    }
    return null;
  }

  @Override
  void iterates(ExpressionTree expression) {
    calls.implicitly("iterator", expression);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    scan(tree.getEnclosingExpression(), null);
    scan(tree.getArguments(), null);
    if (((JCNewClass) tree).constructor instanceof MethodSymbol constructor) {
      calls.construct(constructor, tree.getArguments());
    }
    return null;
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    if (receiver != null) {
      scan(receiver, null);
    }
    scan(tree.getArguments(), null);
    if (!(ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      effects.add(Verdict.UNLIKELY, "calls what javac does not know");
      return null;
    }
    if (method.isConstructor()) {
      calls.construct(method, tree.getArguments());
      return null;
    }
    Optional<ExpressionTree> function =
        receiver == null ? Optional.empty() : bodies.function(receiver);
    if (function.isPresent() && !FunctionTypes.isComposition(method, types)) {
      mayRunFunction(function.get());
      return null;
    }
    calls.call(method, tree, receiver);
    if (!FunctionTypes.isComposition(method, types) && !fillsFreshContainers(method, tree)) {
      tree.getArguments().forEach(this::mayRunArgument);
    }
    return null;
  }

  // Functions that a call takes.

  private boolean isComposition(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && FunctionTypes.isComposition(method, types);
  }

  /** The three-argument {@code collect}, whose functions only write to the fresh container. */
  private static boolean fillsFreshContainers(MethodSymbol method, MethodInvocationTree tree) {
    return method.name.contentEquals("collect") && tree.getArguments().size() == 3;
  }

  private void mayRunArgument(ExpressionTree argument) {
    Optional<ExpressionTree> function = bodies.function(argument);
    if (function.isPresent()) {
      mayRunFunction(function.get());
    } else if (argument instanceof NewClassTree object && object.getClassBody() != null) {
      object.getClassBody().getMembers().forEach(this::mayRunMember);
    } else if (argument instanceof MethodInvocationTree call && isComposition(call)) {
      call.getArguments().forEach(this::mayRunArgument);
      if (ASTHelpers.getReceiver(call) instanceof MethodInvocationTree receiver) {
        mayRunArgument(receiver);
      }
    } else {
      mayRunUnknown(ASTHelpers.getType(argument));
    }
  }

  private void mayRunMember(Tree member) {
    if (member instanceof MethodTree method
        && ((JCMethodDecl) method).sym != null
        && !((JCMethodDecl) method).sym.isConstructor()) {
      calls.mayCall(((JCMethodDecl) method).sym);
    }
  }

  private void mayRunUnknown(Type type) {
    if (type != null && FunctionTypes.isFunction(type, types)) {
      effects.add(
          FunctionTypes.isConsumer(type, types) ? Verdict.EFFECT : Verdict.UNLIKELY,
          "runs code that is out of sight");
    }
  }

  private void mayRunFunction(ExpressionTree function) {
    analysis.interpretOnce(
        function,
        () ->
            effects.inFunction(
                () -> {
                  if (function instanceof LambdaExpressionTree lambda) {
                    scan(lambda.getBody(), null);
                  } else if (function instanceof MemberReferenceTree reference) {
                    calls.refer(reference);
                  }
                }));
  }
}
