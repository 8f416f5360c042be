package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Set;

/** Abstract interpretation of one body, or of a single expression, that collects what it does. */
final class EffectInterpreter extends ControlFlow {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final Types types;
  private final Freshness freshness;
  private final Nullness nullness;
  private final ImplicitExceptions implicit;

  /** What the function returns that is being interpreted; null outside functions. */
  private Type result;

  private final CallEffects calls;
  private final FunctionEffects functions;
  private final StateAccess state;

  /** The method that is interpreted; null for an expression or for initializers. */
  private final MethodSymbol method;

  private EffectInterpreter(
      EffectAnalysis analysis,
      Bodies bodies,
      Freshness freshness,
      MethodSymbol method,
      Set<VarSymbol> nullParameters) {
    super(analysis);
    this.analysis = analysis;
    this.bodies = bodies;
    this.types = analysis.state().getTypes();
    this.freshness = freshness;
    this.method = method;
    this.nullness = new Nullness(analysis, bodies, freshness, guards, method, nullParameters);
    freshness.consider(nullness);
    this.implicit = new ImplicitExceptions(analysis, effects, guards, nullness);
    this.calls =
        new CallEffects(
            analysis,
            bodies,
            freshness,
            new LibraryCalls(analysis, effects, freshness, nullness),
            effects);
    this.functions = new FunctionEffects(this, analysis, bodies, freshness, calls, effects);
    this.state = new StateAccess(analysis, freshness, implicit, calls, effects);
  }

  static EffectInterpreter ofExpression(
      ExpressionTree expression, EffectAnalysis analysis, Bodies bodies) {
    return ofExpression(
        expression, new ParameterNullness(ImmutableSet.of(), ImmutableSet.of()), analysis, bodies);
  }

  /** The same with what is known of some variables. */
  static EffectInterpreter ofExpression(
      ExpressionTree expression, ParameterNullness known, EffectAnalysis analysis, Bodies bodies) {
    Freshness freshness = Freshness.inExpression(expression, analysis, bodies);
    EffectInterpreter interpreter =
        new EffectInterpreter(analysis, bodies, freshness, null, known.open());
    interpreter.guards.assumeNotNull(known.notNull());
    return interpreter;
  }

  static EffectInterpreter ofInitializers(
      ClassSymbol type, EffectAnalysis analysis, Bodies bodies) {
    Freshness freshness = Freshness.inInitializers(type, analysis, bodies);
    return new EffectInterpreter(analysis, bodies, freshness, null, ImmutableSet.of());
  }

  static EffectInterpreter ofBody(
      Entry entry, MethodTree body, EffectAnalysis analysis, Bodies bodies) {
    Freshness freshness = Freshness.inBody(entry, body, analysis, bodies);
    return new EffectInterpreter(
        analysis, bodies, freshness, entry.method(), entry.nullParameters());
  }

  Outcome interpret(ExpressionTree expression) {
    scan(expression, null);
    return effects.outcome();
  }

  /** Interprets an expression and the exception that follows if its value is null. */
  Outcome interpretRequired(ExpressionTree expression) {
    scan(expression, null);
    implicit.require(expression);
    return effects.outcome();
  }

  Outcome interpretFunction(ExpressionTree function) {
    functions.mayRun(function);
    return effects.outcome();
  }

  /** Adds what an initializer does, and remembers the fresh objects that it declares. */
  void scanInitializer(Tree initializer) {
    freshness.gatherFrom(initializer);
    scan(initializer, null);
  }

  // Statements.

  @Override
  public Void scan(Tree tree, Void unused) {
    String unproven = tree == null ? null : UnprovenCode.reason(tree, analysis.state());
    if (unproven != null) {
      effects.addException(unproven);
    }
    // No constant of JDK 17: a pattern calls the accessors of the record that it takes apart.
    if (tree != null && tree.getKind().name().equals("DECONSTRUCTION_PATTERN")) {
      Type type = ASTHelpers.getType(tree);
      if (type != null && type.tsym instanceof ClassSymbol taken) {
        calls.mayCallAccessors(taken);
      }
    }
    return super.scan(tree, null);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
    super.visitMemberReference(tree, null);
    if (((JCMemberReference) tree).kind == JCMemberReference.ReferenceKind.BOUND) {
      implicit.dereference(tree.getQualifierExpression());
    }
    return null;
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void unused) {
    scan(tree.getExpression(), null);
    Type type = ASTHelpers.getType(tree.getExpression());
    effects.addThrow(type == null ? "throws" : "throws " + type.tsym.getSimpleName());
    return null;
  }

  /** Adds what the body of a lambda does, and the conversion of its result. */
  void scanBody(LambdaExpressionTree lambda) {
    Type outer = result;
    Type type = ASTHelpers.getType(lambda);
    result = type == null ? null : types.findDescriptorType(type).getReturnType();
    scan(lambda.getBody(), null);
    if (lambda.getBody() instanceof ExpressionTree value) {
      implicit.convert(value, result);
    }
    result = outer;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void unused) {
    ExpressionTree value = tree.getExpression();
    scan(value, null);
    if (effects.isInFunction()) {
      implicit.convert(value, result);
    } else {
      if (method != null) {
        implicit.convert(value, method.getReturnType());
      }
      effects.addReturn(
          value != null && freshness.isFresh(value), value != null && nullness.mayBeNull(value));
    }
    return null;
  }

  @Override
  public Void visitSynchronized(SynchronizedTree tree, Void unused) {
    effects.add(Verdict.EFFECT, "takes a lock");
    return super.visitSynchronized(tree, null);
  }

  @Override
  void scanGuarded(TryTree tree) {
    tree.getResources().forEach(state::close);
    super.scanGuarded(tree);
  }

  // Reads.

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    state.read(tree);
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    if (Symbols.of(tree.getExpression()) instanceof ClassSymbol) {
      state.read(tree);
      return null;
    }
    implicit.dereference(tree.getExpression());
    state.read(tree);
    return super.visitMemberSelect(tree, null);
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void unused) {
    super.visitArrayAccess(tree, null);
    state.readElement(tree);
    return null;
  }

  @Override
  public Void visitNewArray(NewArrayTree tree, Void unused) {
    implicit.create(tree);
    super.visitNewArray(tree, null);
    tree.getDimensions().forEach(each -> converts(each, analysis.state().getSymtab().intType));
    if (tree.getInitializers() != null
        && ASTHelpers.getType(tree) instanceof Type.ArrayType created) {
      tree.getInitializers().forEach(each -> converts(each, created.elemtype));
    }
    return null;
  }

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void unused) {
    scan(tree.getExpression(), null);
    implicit.cast(tree.getExpression(), ASTHelpers.getType(tree));
    return null;
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    implicit.convert(tree.getInitializer(), ((JCVariableDecl) tree).type);
    return super.visitVariable(tree, null);
  }

  // Writes.

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    state.write(tree.getVariable(), "assigns ");
    implicit.convert(tree.getExpression(), ASTHelpers.getType(tree.getVariable()));
    if (ASTHelpers.stripParentheses(tree.getVariable()) instanceof ArrayAccessTree element) {
      scan(element, null);
    } else if (tree.getVariable() instanceof MemberSelectTree select) {
      implicit.dereference(select.getExpression());
      scan(select.getExpression(), null);
    }
    scan(tree.getExpression(), null);
    forget(tree.getVariable());
    return null;
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    state.write(tree.getVariable(), "changes ");
    super.visitCompoundAssignment(tree, null);
    implicit.divide(tree.getKind(), ASTHelpers.getType(tree.getVariable()), tree.getExpression());
    if (Expressions.isString(tree)) {
      state.convertToString(tree.getExpression());
    } else {
      implicit.dereference(tree.getVariable());
      implicit.dereference(tree.getExpression());
    }
    return null;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    switch (tree.getKind()) {
      case PREFIX_INCREMENT, POSTFIX_INCREMENT -> state.write(tree.getExpression(), "increments ");
      case PREFIX_DECREMENT, POSTFIX_DECREMENT -> state.write(tree.getExpression(), "decrements ");
      default -> {}
    }
    implicit.dereference(tree.getExpression());
    return super.visitUnary(tree, null);
  }

  // Calls.

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    super.visitBinary(tree, null);
    if (tree.getKind() == Tree.Kind.PLUS && Expressions.isString(tree)) {
      state.convertToString(tree.getLeftOperand());
      state.convertToString(tree.getRightOperand());
    } else {
      implicit.operate(tree);
    }
    return null;
  }

  @Override
  void selects(ExpressionTree selector) {
    implicit.dereference(selector);
  }

  @Override
  void converts(ExpressionTree value, Type type) {
    implicit.convert(value, type);
  }

  @Override
  void iterates(ExpressionTree expression) {
    state.iterate(expression);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    scan(tree.getEnclosingExpression(), null);
    scan(tree.getArguments(), null);
    implicit.dereference(tree.getEnclosingExpression());
    if (((JCNewClass) tree).constructor instanceof MethodSymbol constructor) {
      MethodSymbol declared = (MethodSymbol) constructor.baseSymbol();
      implicit.pass(declared, tree.getArguments());
      calls.construct(declared, tree.getArguments());
      if (LibraryCalls.areKnown(declared.enclClass())) {
        tree.getArguments().forEach(functions::mayRunArgument);
      }
    } else {
      effects.add(Outcome.unknown("creates what javac does not know"));
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
    if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol called)) {
      effects.add(Outcome.unknown("calls what javac does not know"));
      return null;
    }
    implicit.use(tree, called, ((MethodSymbol) called.baseSymbol()).getReturnType());
    implicit.pass(called, tree.getArguments());
    if (bodies.method(called).isPresent()) {
      implicit.passVariable(called, (JCMethodInvocation) tree);
    }
    if (called.isConstructor()) {
      calls.construct(called, tree.getArguments());
      return null;
    }
    if (!called.isStatic()) {
      implicit.dereference(receiver);
    }
    if (receiver != null && functions.isCallOfFunction(called)) {
      tree.getArguments().forEach(implicit::require);
      functions.call(called, receiver);
    } else {
      calls.call(called, tree, receiver);
    }
    functions.passed(called, tree);
    return null;
  }

  /** Whether a variable is a parameter of the method that is interpreted. */
  boolean isParameter(VarSymbol variable) {
    return method != null && variable.owner == method;
  }
}
