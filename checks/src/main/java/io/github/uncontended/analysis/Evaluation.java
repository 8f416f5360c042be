package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.Reachability;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.Effects.Result;
import io.github.uncontended.analysis.Effects.Verdict;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Follows what evaluating one expression does, through the bodies that it calls.
 *
 * <p>Objects made on the way are fresh: nothing outside holds them, so writing to them is no
 * effect.
 */
final class Evaluation {
  /** How many calls deep bodies are looked into. */
  private static final int DEPTH = 3;

  private final VisitorState state;
  private final Bodies bodies;
  private final OutOfSight outOfSight;
  private final Map<Entry, Outcome> known = new HashMap<>();
  private final Set<Entry> entered = new HashSet<>();

  /** Functions being run, none of which is run within itself. */
  private final Set<ExpressionTree> running = new HashSet<>();

  Evaluation(VisitorState state) {
    this.state = state;
    this.bodies = new Bodies(state);
    this.outOfSight = new OutOfSight(state.getTypes());
  }

  /** A call of a body, as far as its outcome depends on it. */
  private record Entry(
      MethodSymbol method, ImmutableSet<VarSymbol> freshParameters, boolean freshThis, int depth) {}

  /**
   * What running a body does.
   *
   * @param result its worst part, certain throws apart
   * @param alwaysThrows why it never completes normally; empty where it may
   * @param returnsFresh whether nothing else holds what it returns
   */
  private record Outcome(Result result, Optional<String> alwaysThrows, boolean returnsFresh) {}

  private static final Outcome NOTHING =
      new Outcome(new Result(Verdict.NONE, ""), Optional.empty(), false);

  /** What evaluating an expression does. */
  Result of(ExpressionTree expression) {
    Set<VarSymbol> locals = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        locals.add(symbol(tree));
        return super.visitVariable(tree, null);
      }
    }.scan(expression, null);
    Frame frame = new Frame(Optional.of(locals), ImmutableSet.of(), Optional.empty(), 0);
    frame.assignments.gatherFrom(expression);
    frame.scan(expression, null);
    Outcome outcome = frame.outcome();
    return outcome
        .alwaysThrows()
        .map(reason -> new Result(Verdict.ALWAYS_THROWS, reason))
        .orElse(outcome.result());
  }

  /** Runs a method or constructor whose body is in sight. */
  private Outcome run(
      MethodSymbol method,
      MethodTree body,
      ImmutableSet<VarSymbol> freshParameters,
      boolean freshThis,
      int depth) {
    Entry entry = new Entry(method, freshParameters, freshThis, depth);
    Outcome outcome = known.get(entry);
    if (outcome != null) {
      return outcome;
    }
    Entry atAnyDepth = new Entry(method, freshParameters, freshThis, 0);
    if (!entered.add(atAnyDepth)) {
      // A recursive call does what the rest of the body does.
      return NOTHING;
    }
    outcome = runUnknown(method, body, freshParameters, freshThis, depth);
    entered.remove(atAnyDepth);
    known.put(entry, outcome);
    return outcome;
  }

  private Outcome runUnknown(
      MethodSymbol method,
      MethodTree body,
      ImmutableSet<VarSymbol> freshParameters,
      boolean freshThis,
      int depth) {
    Frame frame =
        new Frame(
            Optional.empty(),
            freshParameters,
            freshThis ? Optional.of(method.enclClass()) : Optional.empty(),
            depth);
    frame.assignments.gatherFrom(body.getBody());
    if ((method.flags() & Flags.SYNCHRONIZED) != 0) {
      frame.note(Verdict.EFFECT, "takes a lock");
    }
    if (method.isConstructor()) {
      frame.initialize(method, body);
    }
    frame.scan(body.getBody(), null);
    if (frame.returns == 0 && frame.throwing != null && neverCompletes(method, body)) {
      frame.alwaysThrows = Optional.of(frame.throwing);
    }
    return frame.outcome();
  }

  /** The variable that is declared; null where javac did not come so far. */
  private static VarSymbol symbol(VariableTree tree) {
    return ((JCVariableDecl) tree).sym;
  }

  private static boolean neverCompletes(MethodSymbol method, MethodTree body) {
    return !method.isConstructor()
        && (!OutOfSight.isVoid(method) || !Reachability.canCompleteNormally(body.getBody()));
  }

  /** What is assigned to variables in one body, initialisers included. */
  private static final class Assignments extends TreeScanner<Void, Void> {
    private final ListMultimap<VarSymbol, ExpressionTree> values =
        MultimapBuilder.hashKeys().arrayListValues().build();

    void gatherFrom(Tree tree) {
      scan(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      if (tree.getInitializer() != null) {
        values.put(symbol(tree), tree.getInitializer());
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      if (ASTHelpers.getSymbol(tree.getVariable()) instanceof VarSymbol variable) {
        values.put(variable, tree.getExpression());
      }
      return super.visitAssignment(tree, null);
    }
  }

  /** One body, or the expression itself, being run. */
  private final class Frame extends TreeScanner<Void, Void> {
    /** Locals that live in the expression; empty in a body, whose locals all do. */
    private final Optional<Set<VarSymbol>> locals;

    private final ImmutableSet<VarSymbol> freshParameters;

    /** The class of {@code this}, where {@code this} is fresh. */
    private final Optional<ClassSymbol> freshThis;

    private final int depth;
    private final Assignments assignments = new Assignments();
    private final Set<VarSymbol> beingAsked = new HashSet<>();

    private Result worst = new Result(Verdict.NONE, "");
    private Optional<String> alwaysThrows = Optional.empty();

    /** How many constructs that may not run, or may be left early, enclose the current place. */
    private int uncertain;

    private int lambdas;
    private int returns;
    private int freshReturns;

    /** Why a throw of this body throws; null without one. */
    private String throwing;

    Frame(
        Optional<Set<VarSymbol>> locals,
        ImmutableSet<VarSymbol> freshParameters,
        Optional<ClassSymbol> freshThis,
        int depth) {
      this.locals = locals;
      this.freshParameters = freshParameters;
      this.freshThis = freshThis;
      this.depth = depth;
    }

    Outcome outcome() {
      return new Outcome(worst, alwaysThrows, returns > 0 && freshReturns == returns);
    }

    private void note(Verdict verdict, String reason) {
      if (verdict.compareTo(worst.verdict()) > 0) {
        worst = new Result(verdict, reason);
      }
    }

    private void note(Outcome outcome) {
      note(outcome.result().verdict(), outcome.result().reason());
      outcome.alwaysThrows().ifPresent(this::noteThrow);
    }

    private void noteThrow(String reason) {
      if (throwing == null) {
        throwing = reason;
      }
      if (uncertain > 0) {
        note(Verdict.UNLIKELY, "may throw");
      } else if (alwaysThrows.isEmpty()) {
        alwaysThrows = Optional.of(reason);
      }
    }

    private void scanUncertain(Tree tree) {
      uncertain++;
      scan(tree, null);
      uncertain--;
    }

    private void scanUncertain(Iterable<? extends Tree> trees) {
      uncertain++;
      scan(trees, null);
      uncertain--;
    }

    // What may not run, or only in part.

    @Override
    public Void visitIf(IfTree tree, Void unused) {
      scan(tree.getCondition(), null);
      int before = returns;
      scanUncertain(tree.getThenStatement());
      scanUncertain(tree.getElseStatement());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Void unused) {
      scan(tree.getCondition(), null);
      scanUncertain(tree.getTrueExpression());
      scanUncertain(tree.getFalseExpression());
      return null;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void unused) {
      scan(tree.getLeftOperand(), null);
      switch (tree.getKind()) {
        case CONDITIONAL_AND, CONDITIONAL_OR -> scanUncertain(tree.getRightOperand());
        default -> scan(tree.getRightOperand(), null);
      }
      if (tree.getKind() == Tree.Kind.PLUS && isString(tree)) {
        callsUnwritten("toString", tree.getLeftOperand());
        callsUnwritten("toString", tree.getRightOperand());
      }
      return null;
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void unused) {
      scan(tree.getInitializer(), null);
      scan(tree.getCondition(), null);
      int before = returns;
      scanUncertain(tree.getStatement());
      scanUncertain(tree.getUpdate());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
      scan(tree.getExpression(), null);
      callsUnwritten("iterator", tree.getExpression());
      int before = returns;
      scanUncertain(tree.getStatement());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void unused) {
      scan(tree.getCondition(), null);
      int before = returns;
      scanUncertain(tree.getStatement());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
      int before = returns;
      scanUncertain(tree.getStatement());
      scanUncertain(tree.getCondition());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void unused) {
      int before = returns;
      scanUncertain(tree.getStatement());
      leftSince(before);
      return null;
    }

    @Override
    public Void visitCase(CaseTree tree, Void unused) {
      int before = returns;
      uncertain++;
      super.visitCase(tree, null);
      uncertain--;
      leftSince(before);
      return null;
    }

    @Override
    public Void visitTry(TryTree tree, Void unused) {
      for (Tree resource : tree.getResources()) {
        closes(resource);
      }
      int before = returns;
      if (tree.getCatches().isEmpty()) {
        scan(tree.getResources(), null);
        scan(tree.getBlock(), null);
      } else {
        scanUncertain(tree.getResources());
        scanUncertain(tree.getBlock());
      }
      scan(tree.getCatches(), null);
      scan(tree.getFinallyBlock(), null);
      leftSince(before);
      return null;
    }

    @Override
    public Void visitCatch(CatchTree tree, Void unused) {
      scanUncertain(tree.getBlock());
      return null;
    }

    /** What follows a return that may have been taken may not run. */
    private void leftSince(int returnsBefore) {
      if (returns > returnsBefore && lambdas == 0) {
        uncertain++;
      }
    }

    private void closes(Tree resource) {
      Type type = ASTHelpers.getType(resource);
      boolean fresh =
          resource instanceof VariableTree variable
              && variable.getInitializer() != null
              && isFresh(variable.getInitializer())
              && type != null
              && outOfSight.isInMemory(type);
      if (!fresh) {
        note(Verdict.EFFECT, "closes a resource");
      }
    }

    @Override
    public Void visitAssert(AssertTree tree, Void unused) {
      scanUncertain(tree.getCondition());
      scanUncertain(tree.getDetail());
      return null;
    }

    // What is not run at all.

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitTypeCast(TypeCastTree tree, Void unused) {
      return scan(tree.getExpression(), null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      return scan(tree.getInitializer(), null);
    }

    // Effects.

    @Override
    public Void visitThrow(ThrowTree tree, Void unused) {
      scan(tree.getExpression(), null);
      Type type = ASTHelpers.getType(tree.getExpression());
      noteThrow(type == null ? "throws" : "throws " + type.tsym.getSimpleName());
      return null;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void unused) {
      scan(tree.getExpression(), null);
      if (lambdas == 0) {
        returns++;
        if (tree.getExpression() != null && isFresh(tree.getExpression())) {
          freshReturns++;
        }
      }
      return null;
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void unused) {
      note(Verdict.EFFECT, "takes a lock");
      return super.visitSynchronized(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      writes(tree.getVariable(), "assigns ");
      return super.visitAssignment(tree, null);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
      writes(tree.getVariable(), "changes ");
      super.visitCompoundAssignment(tree, null);
      if (isString(tree)) {
        callsUnwritten("toString", tree.getExpression());
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
        if (!isFresh(element.getExpression())) {
          note(Verdict.EFFECT, "writes to an array");
        }
      } else if (!(ASTHelpers.getSymbol(target) instanceof VarSymbol symbol)) {
        note(Verdict.EFFECT, "writes to a variable");
      } else if (!isOwn(symbol, target)) {
        note(Verdict.EFFECT, what + symbol.name);
      }
    }

    private boolean isOwn(VarSymbol variable, ExpressionTree target) {
      if (variable.owner.kind != Kind.TYP) {
        return locals.isEmpty() || locals.get().contains(variable);
      }
      return !variable.isStatic() && isFieldOfFresh(variable, target);
    }

    private boolean isFieldOfFresh(VarSymbol field, ExpressionTree target) {
      return target instanceof MemberSelectTree select
          ? isFresh(select.getExpression())
          : belongsToFreshThis(field);
    }

    private boolean belongsToFreshThis(Symbol member) {
      return freshThis.isPresent()
          && freshThis.get().isSubClass(member.enclClass(), state.getTypes());
    }

    // Calls.

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      ExpressionTree receiver = ASTHelpers.getReceiver(tree);
      if (receiver != null) {
        scan(receiver, null);
      }
      scan(tree.getArguments(), null);
      if (!(ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method)) {
        note(Verdict.UNLIKELY, "calls what javac does not know");
        return null;
      }
      if (method.isConstructor()) {
        constructs(method, tree.getArguments());
        return null;
      }
      Optional<ExpressionTree> function =
          receiver == null ? Optional.empty() : bodies.function(receiver);
      if (function.isPresent() && !isComposition(method)) {
        runs(function.get());
        return null;
      }
      calls(method, tree, receiver);
      if (!isComposition(method) && !fillsFreshContainers(method, tree)) {
        tree.getArguments().forEach(this::runsArgument);
      }
      return null;
    }

    private void calls(MethodSymbol method, MethodInvocationTree tree, ExpressionTree receiver) {
      boolean exact = depth == DEPTH || isSuper(receiver);
      ImmutableList<MethodSymbol> overriders =
          exact ? ImmutableList.of() : bodies.overriders(method);
      Optional<MethodTree> body = body(method);
      if (body.isPresent()) {
        // An overridden body may not be the one that runs.
        uncertain += overriders.isEmpty() ? 0 : 1;
        note(
            run(
                method,
                body.get(),
                freshParameters(body.get(), method, tree.getArguments()),
                isFreshReceiver(method, receiver),
                depth + 1));
        uncertain -= overriders.isEmpty() ? 0 : 1;
        if (Bodies.isOpen(method) && !isSuper(receiver)) {
          note(Verdict.UNLIKELY, method.name + "() can be overridden");
        }
      } else {
        note(
            outOfSight.call(
                method,
                receiver == null ? null : ASTHelpers.getType(receiver),
                isFreshReceiver(method, receiver),
                freshPositions(tree.getArguments())),
            "calls " + name(method, receiver));
      }
      overriders.forEach(this::mayRun);
    }

    /** Runs a method without parameters that the language calls, where its body is in sight. */
    private void callsUnwritten(String name, ExpressionTree receiver) {
      Type type = ASTHelpers.getType(receiver);
      if (type == null || !type.hasTag(TypeTag.CLASS)) {
        return;
      }
      for (Type owner : state.getTypes().closure(type)) {
        for (Symbol member : owner.tsym.members().getSymbolsByName(state.getName(name))) {
          if (member instanceof MethodSymbol method && method.params().isEmpty()) {
            Optional<MethodTree> body = body(method);
            uncertain++;
            body.ifPresent(
                tree -> note(run(method, tree, ImmutableSet.of(), isFresh(receiver), depth + 1)));
            uncertain--;
            if (depth < DEPTH) {
              bodies.overriders(method).forEach(this::mayRun);
            }
            return;
          }
        }
      }
    }

    private static boolean isString(ExpressionTree tree) {
      Type type = ASTHelpers.getType(tree);
      return type != null && type.tsym.getQualifiedName().contentEquals("java.lang.String");
    }

    private void mayRun(MethodSymbol overrider) {
      Optional<MethodTree> body = body(overrider);
      if (body.isPresent()) {
        uncertain++;
        note(run(overrider, body.get(), ImmutableSet.of(), false, depth + 1));
        uncertain--;
      }
    }

    private Optional<MethodTree> body(MethodSymbol method) {
      return depth < DEPTH ? bodies.method(method) : Optional.empty();
    }

    private boolean isSuper(ExpressionTree receiver) {
      return receiver instanceof IdentifierTree name && name.getName().contentEquals("super");
    }

    private boolean isFreshReceiver(MethodSymbol method, ExpressionTree receiver) {
      if (method.isStatic()) {
        return false;
      }
      return receiver == null ? belongsToFreshThis(method) : isFresh(receiver);
    }

    private ImmutableSet<VarSymbol> freshParameters(
        MethodTree body, MethodSymbol method, List<? extends ExpressionTree> arguments) {
      ImmutableSet.Builder<VarSymbol> fresh = ImmutableSet.builder();
      int positional = Math.min(arguments.size(), body.getParameters().size());
      if (method.isVarArgs()) {
        positional = Math.min(positional, body.getParameters().size() - 1);
      }
      for (int i = 0; i < positional; i++) {
        if (isFresh(arguments.get(i))) {
          fresh.add(symbol(body.getParameters().get(i)));
        }
      }
      return fresh.build();
    }

    private BitSet freshPositions(List<? extends ExpressionTree> arguments) {
      BitSet positions = new BitSet();
      for (int i = 0; i < arguments.size(); i++) {
        positions.set(i, isFresh(arguments.get(i)));
      }
      return positions;
    }

    private String name(MethodSymbol method, ExpressionTree receiver) {
      Symbol of = receiver == null ? null : ASTHelpers.getSymbol(receiver);
      boolean named = of != null && !(of instanceof MethodSymbol) && !of.name.isEmpty();
      return (named ? of.name + "." : "") + method.name + "()";
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      scan(tree.getEnclosingExpression(), null);
      scan(tree.getArguments(), null);
      if (((JCNewClass) tree).constructor instanceof MethodSymbol constructor) {
        constructs(constructor, tree.getArguments());
      }
      return null;
    }

    private void constructs(MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
      Optional<MethodTree> body = body(constructor);
      if (body.isPresent()) {
        note(
            run(
                constructor,
                body.get(),
                freshParameters(body.get(), constructor, arguments),
                true,
                depth + 1));
      } else {
        note(
            outOfSight.construction(constructor),
            "calls new " + constructor.enclClass().getSimpleName());
      }
    }

    /** Runs what a constructor runs before its own statements. */
    void initialize(MethodSymbol constructor, MethodTree body) {
      Optional<MethodInvocationTree> call = Bodies.constructorCall(body);
      if (call.isPresent() && Bodies.delegatesToThis(call.get())) {
        return;
      }
      Optional<ClassTree> type = bodies.type(constructor.enclClass());
      if (type.isEmpty()) {
        return;
      }
      for (Tree member : type.get().getMembers()) {
        if (initializesInstances(member)) {
          assignments.gatherFrom(member);
          scan(member, null);
        }
      }
    }

    private boolean initializesInstances(Tree member) {
      if (member instanceof BlockTree block) {
        return !block.isStatic();
      }
      return member instanceof VariableTree field
          && symbol(field) != null
          && !symbol(field).isStatic();
    }

    // Functions that a call is given.

    private boolean isComposition(MethodInvocationTree call) {
      return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
          && isComposition(method);
    }

    /** Whether a method of a function type only makes another function. */
    private boolean isComposition(MethodSymbol method) {
      Type result = method.getReturnType();
      return outOfSight.isFunctionType(result) && outOfSight.isFunctionType(method.owner.type);
    }

    /** The three-argument {@code collect}, whose functions only see the container just made. */
    private boolean fillsFreshContainers(MethodSymbol method, MethodInvocationTree tree) {
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

    private void runsUnknown(Type type) {
      if (type != null && outOfSight.isFunctionType(type)) {
        note(
            outOfSight.isConsumer(type) ? Verdict.EFFECT : Verdict.UNLIKELY,
            "runs code that is out of sight");
      }
    }

    private void mayRun(Tree member) {
      if (member instanceof MethodTree method
          && ((JCMethodDecl) method).sym != null
          && !((JCMethodDecl) method).sym.isConstructor()) {
        mayRun(((JCMethodDecl) method).sym);
      }
    }

    private void runs(ExpressionTree function) {
      if (!running.add(function)) {
        return;
      }
      uncertain++;
      lambdas++;
      if (function instanceof LambdaExpressionTree lambda) {
        scan(lambda.getBody(), null);
      } else if (function instanceof MemberReferenceTree reference) {
        runs(reference);
      }
      lambdas--;
      uncertain--;
      running.remove(function);
    }

    private void runs(MemberReferenceTree reference) {
      if (!(ASTHelpers.getSymbol((Tree) reference) instanceof MethodSymbol method)) {
        return;
      }
      Optional<MethodTree> body = body(method);
      ExpressionTree receiver = reference.getQualifierExpression();
      boolean bound = ASTHelpers.getSymbol(receiver) instanceof VarSymbol;
      boolean fresh = method.isConstructor() || (bound && isFresh(receiver));
      if (body.isPresent()) {
        note(run(method, body.get(), ImmutableSet.of(), fresh, depth + 1));
      } else if (method.isConstructor()) {
        note(outOfSight.construction(method), "calls new " + method.enclClass().getSimpleName());
      } else {
        note(
            outOfSight.call(
                method, bound ? ASTHelpers.getType(receiver) : null, fresh, new BitSet()),
            "calls " + name(method, receiver));
      }
      if (depth < DEPTH) {
        bodies.overriders(method).forEach(this::mayRun);
      }
    }

    // Freshness.

    private boolean isFresh(ExpressionTree expression) {
      ExpressionTree tree = ASTHelpers.stripParentheses(expression);
      return switch (tree.getKind()) {
        case NEW_CLASS, NEW_ARRAY -> true;
        case TYPE_CAST -> isFresh(((TypeCastTree) tree).getExpression());
        case ASSIGNMENT -> isFresh(((AssignmentTree) tree).getExpression());
        case CONDITIONAL_EXPRESSION -> {
          ConditionalExpressionTree either = (ConditionalExpressionTree) tree;
          yield isNullOrFresh(either.getTrueExpression())
              && isNullOrFresh(either.getFalseExpression());
        }
        case IDENTIFIER -> isFreshName((IdentifierTree) tree);
        case MEMBER_SELECT ->
            ASTHelpers.getSymbol(tree) instanceof VarSymbol field
                && isFresh(((MemberSelectTree) tree).getExpression())
                && holdsOnlyFresh(field);
        case METHOD_INVOCATION -> isFreshResult((MethodInvocationTree) tree);
        default -> false;
      };
    }

    private boolean isNullOrFresh(ExpressionTree tree) {
      return tree.getKind() == Tree.Kind.NULL_LITERAL || isFresh(tree);
    }

    private boolean isFreshName(IdentifierTree tree) {
      if (!(ASTHelpers.getSymbol(tree) instanceof VarSymbol variable)) {
        return false;
      }
      if (tree.getName().contentEquals("this") || tree.getName().contentEquals("super")) {
        return freshThis.isPresent();
      }
      if (variable.owner.kind == Kind.TYP) {
        return belongsToFreshThis(variable) && holdsOnlyFresh(variable);
      }
      if (freshParameters.contains(variable)) {
        return assignments.values.get(variable).stream().allMatch(this::isNullOrFresh);
      }
      return isDeclaredHere(variable) && isAlwaysGivenFresh(variable);
    }

    private boolean isDeclaredHere(VarSymbol variable) {
      boolean given =
          variable.getKind() == ElementKind.LOCAL_VARIABLE
              || variable.getKind() == ElementKind.RESOURCE_VARIABLE;
      return given && (locals.isEmpty() || locals.get().contains(variable));
    }

    /** Whether a field of a fresh object is final and was given an object that is fresh too. */
    private boolean holdsOnlyFresh(VarSymbol field) {
      if ((field.flags() & Flags.FINAL) == 0 || field.isStatic()) {
        return false;
      }
      Optional<ExpressionTree> initializer = bodies.initializer(field);
      return initializer.isPresent() ? isFresh(initializer.get()) : isAlwaysGivenFresh(field);
    }

    private boolean isAlwaysGivenFresh(VarSymbol variable) {
      List<ExpressionTree> values = assignments.values.get(variable);
      if (values.isEmpty() || !beingAsked.add(variable)) {
        return !values.isEmpty();
      }
      boolean fresh = values.stream().allMatch(this::isNullOrFresh);
      beingAsked.remove(variable);
      return fresh;
    }

    private boolean isFreshResult(MethodInvocationTree tree) {
      if (!(ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method)) {
        return false;
      }
      ExpressionTree receiver = ASTHelpers.getReceiver(tree);
      boolean freshReceiver = isFreshReceiver(method, receiver);
      Optional<MethodTree> body = body(method);
      if (body.isPresent()) {
        return run(
                method,
                body.get(),
                freshParameters(body.get(), method, tree.getArguments()),
                freshReceiver,
                depth + 1)
            .returnsFresh();
      }
      return outOfSight.returnsFresh(
              method, receiver == null ? null : ASTHelpers.getType(receiver), freshReceiver)
          || (freshReceiver && putsFresh(method, tree));
    }

    /** {@code map.computeIfAbsent(key, k -> new ArrayList<>())} on a fresh map. */
    private boolean putsFresh(MethodSymbol method, MethodInvocationTree tree) {
      return method.name.contentEquals("computeIfAbsent")
          && tree.getArguments().size() == 2
          && tree.getArguments().get(1) instanceof LambdaExpressionTree lambda
          && lambda.getBody() instanceof ExpressionTree value
          && isFresh(value);
    }
  }
}
