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
 * One body, or an expression by itself, being run.
 *
 * <p>Objects made on the way are fresh: nothing outside holds them, so writing to them is no
 * effect.
 */
final class EffectInterpreter extends ControlFlow {
  private final EffectAnalysis evaluation;
  private final Bodies bodies;
  private final ExternalEffects outOfSight;
  private final Types types;
  private final Freshness freshness;
  private final CallEffects calls;

  EffectInterpreter(EffectAnalysis evaluation, Bodies bodies, Freshness freshness) {
    this.evaluation = evaluation;
    this.bodies = bodies;
    this.outOfSight = evaluation.outOfSight();
    this.types = evaluation.state().getTypes();
    this.freshness = freshness;
    this.calls = new CallEffects(evaluation, bodies, freshness, trace);
  }

  Outcome run(ExpressionTree expression) {
    scan(expression, null);
    return trace.outcome();
  }

  Outcome run(MethodSymbol method, MethodTree body) {
    if ((method.flags() & Flags.SYNCHRONIZED) != 0) {
      trace.note(Verdict.EFFECT, "takes a lock");
    }
    if (method.isConstructor()) {
      initialize(method, body);
    }
    scan(body.getBody(), null);
    if (trace.onlyThrows() && neverCompletes(method, body)) {
      trace.noteAlwaysThrows();
    }
    return trace.outcome();
  }

  private static boolean neverCompletes(MethodSymbol method, MethodTree body) {
    return !method.isConstructor()
        && (!ExternalEffects.isVoid(method) || !Reachability.canCompleteNormally(body.getBody()));
  }

  /** Runs what a constructor runs before its own statements. */
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
    trace.noteThrow(type == null ? "throws" : "throws " + type.tsym.getSimpleName());
    return null;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void unused) {
    ExpressionTree value = tree.getExpression();
    scan(value, null);
    trace.noteReturn(() -> value != null && freshness.isFresh(value));
    return null;
  }

  @Override
  public Void visitSynchronized(SynchronizedTree tree, Void unused) {
    trace.note(Verdict.EFFECT, "takes a lock");
    return super.visitSynchronized(tree, null);
  }

  @Override
  public Void visitTry(TryTree tree, Void unused) {
    tree.getResources().forEach(this::closes);
    return super.visitTry(tree, null);
  }

  private void closes(Tree resource) {
    Type type = ASTHelpers.getType(resource);
    boolean fresh =
        resource instanceof VariableTree variable
            && variable.getInitializer() != null
            && freshness.isFresh(variable.getInitializer())
            && type != null
            && outOfSight.isInMemory(type);
    if (!fresh) {
      trace.note(Verdict.EFFECT, "closes a resource");
    }
  }

  // Writes.

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    writes(tree.getVariable(), "assigns ");
    return super.visitAssignment(tree, null);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    writes(tree.getVariable(), "changes ");
    super.visitCompoundAssignment(tree, null);
    if (Expressions.isString(tree)) {
      calls.unwritten("toString", tree.getExpression());
    }
    return null;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    switch (tree.getKind()) {
      case PREFIX_INCREMENT, POSTFIX_INCREMENT -> writes(tree.getExpression(), "increments ");
      case PREFIX_DECREMENT, POSTFIX_DECREMENT -> writes(tree.getExpression(), "decrements ");
      default -> {}
    }
    return super.visitUnary(tree, null);
  }

  private void writes(ExpressionTree variable, String what) {
    ExpressionTree target = ASTHelpers.stripParentheses(variable);
    if (target instanceof ArrayAccessTree element) {
      if (!freshness.isFresh(element.getExpression())) {
        trace.note(Verdict.EFFECT, "writes to an array");
      }
    } else if (!(ASTHelpers.getSymbol(target) instanceof VarSymbol symbol)) {
      trace.note(Verdict.EFFECT, "writes to a variable");
    } else if (!freshness.isOwn(symbol, target)) {
      trace.note(Verdict.EFFECT, what + symbol.name);
    }
  }

  // Calls.

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    super.visitBinary(tree, null);
    if (tree.getKind() == Tree.Kind.PLUS && Expressions.isString(tree)) {
      calls.unwritten("toString", tree.getLeftOperand());
      calls.unwritten("toString", tree.getRightOperand());
    }
    return null;
  }

  @Override
  void iterates(ExpressionTree expression) {
    calls.unwritten("iterator", expression);
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
      trace.note(Verdict.UNLIKELY, "calls what javac does not know");
      return null;
    }
    if (method.isConstructor()) {
      calls.construct(method, tree.getArguments());
      return null;
    }
    Optional<ExpressionTree> function =
        receiver == null ? Optional.empty() : bodies.function(receiver);
    if (function.isPresent() && !FunctionTypes.isComposition(method, types)) {
      runs(function.get());
      return null;
    }
    calls.call(method, tree, receiver);
    if (!FunctionTypes.isComposition(method, types) && !fillsFreshContainers(method, tree)) {
      tree.getArguments().forEach(this::runsArgument);
    }
    return null;
  }

  // Functions that a call is given.

  private boolean isComposition(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && FunctionTypes.isComposition(method, types);
  }

  /** The three-argument {@code collect}, whose functions only see the container just made. */
  private static boolean fillsFreshContainers(MethodSymbol method, MethodInvocationTree tree) {
    return method.name.contentEquals("collect") && tree.getArguments().size() == 3;
  }

  private void runsArgument(ExpressionTree argument) {
    Optional<ExpressionTree> function = bodies.function(argument);
    if (function.isPresent()) {
      runs(function.get());
    } else if (argument instanceof NewClassTree object && object.getClassBody() != null) {
      object.getClassBody().getMembers().forEach(this::mayRun);
    } else if (argument instanceof MethodInvocationTree call && isComposition(call)) {
      call.getArguments().forEach(this::runsArgument);
      if (ASTHelpers.getReceiver(call) instanceof MethodInvocationTree receiver) {
        runsArgument(receiver);
      }
    } else {
      runsUnknown(ASTHelpers.getType(argument));
    }
  }

  private void mayRun(Tree member) {
    if (member instanceof MethodTree method
        && ((JCMethodDecl) method).sym != null
        && !((JCMethodDecl) method).sym.isConstructor()) {
      calls.mayCall(((JCMethodDecl) method).sym);
    }
  }

  private void runsUnknown(Type type) {
    if (type != null && FunctionTypes.isFunction(type, types)) {
      trace.note(
          FunctionTypes.isConsumer(type, types) ? Verdict.EFFECT : Verdict.UNLIKELY,
          "runs code that is out of sight");
    }
  }

  private void runs(ExpressionTree function) {
    evaluation.runOnce(
        function,
        () ->
            trace.inFunction(
                () -> {
                  if (function instanceof LambdaExpressionTree lambda) {
                    scan(lambda.getBody(), null);
                  } else if (function instanceof MemberReferenceTree reference) {
                    calls.refer(reference);
                  }
                }));
  }
}
