package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Which expressions of a body evaluate to a fresh object: one that is allocated during the
 * evaluation and has not escaped.
 */
final class Freshness {
  private final EffectAnalysis analysis;
  private final Bodies bodies;

  /** The local variables that the expression declares; empty in a body, which declares all. */
  private final Optional<Set<VarSymbol>> locals;

  private final ImmutableSet<VarSymbol> freshParameters;

  /** The class of {@code this}; empty if {@code this} is not fresh. */
  private final Optional<ClassSymbol> freshThis;

  /** The initializers and assigned values of the variables. */
  private final ListMultimap<VarSymbol, ExpressionTree> values =
      MultimapBuilder.hashKeys().arrayListValues().build();

  private final Set<VarSymbol> visiting = new HashSet<>();
  private final IdentityHashMap<ExpressionTree, Entry> entries = new IdentityHashMap<>();
  private Nullness nullness;

  /** The class whose initializers are interpreted, before anything else can see its fields. */
  private Optional<ClassSymbol> initialized = Optional.empty();

  private Freshness(
      EffectAnalysis analysis,
      Bodies bodies,
      Optional<Set<VarSymbol>> locals,
      ImmutableSet<VarSymbol> freshParameters,
      Optional<ClassSymbol> freshThis) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.locals = locals;
    this.freshParameters = freshParameters;
    this.freshThis = freshThis;
  }

  /** The fresh objects of an expression that is interpreted by itself. */
  static Freshness inExpression(ExpressionTree expression, EffectAnalysis analysis, Bodies bodies) {
    Set<VarSymbol> locals = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        locals.add(symbol(tree));
        return super.visitVariable(tree, null);
      }
    }.scan(expression, null);
    Freshness freshness =
        new Freshness(analysis, bodies, Optional.of(locals), ImmutableSet.of(), Optional.empty());
    freshness.gatherFrom(expression);
    return freshness;
  }

  /** The fresh objects of a method or constructor that is called. */
  static Freshness inBody(Entry entry, MethodTree body, EffectAnalysis analysis, Bodies bodies) {
    Freshness freshness =
        new Freshness(
            analysis,
            bodies,
            Optional.empty(),
            entry.freshParameters(),
            entry.freshThis() ? Optional.of(entry.method().enclClass()) : Optional.empty());
    freshness.gatherFrom(body.getBody());
    return freshness;
  }

  /** The fresh objects of the static initializers of a class. */
  static Freshness inInitializers(ClassSymbol type, EffectAnalysis analysis, Bodies bodies) {
    Freshness freshness =
        new Freshness(analysis, bodies, Optional.empty(), ImmutableSet.of(), Optional.empty());
    freshness.initialized = Optional.of(type);
    return freshness;
  }

  /** Decides from now on which arguments may be null. */
  void consider(Nullness nullArguments) {
    this.nullness = nullArguments;
  }

  /** The values that the body assigns to a variable. */
  List<ExpressionTree> values(VarSymbol variable) {
    return values.get(variable);
  }

  /** The declared variable; null if javac has not entered it. */
  private static VarSymbol symbol(VariableTree tree) {
    return ((JCVariableDecl) tree).sym;
  }

  /** Collects the values that code assigns to variables. */
  void gatherFrom(Tree code) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void unused) {
        if (tree.getInitializer() != null) {
          values.put(symbol(tree), tree.getInitializer());
        }
        return super.visitVariable(tree, null);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        if (Symbols.of(tree.getVariable()) instanceof VarSymbol variable) {
          values.put(variable, tree.getExpression());
        }
        return super.visitAssignment(tree, null);
      }
    }.scan(code, null);
  }

  /** Whether the body runs on an object that nothing else holds. */
  boolean isThisFresh() {
    return freshThis.isPresent() || initialized.isPresent();
  }

  /** Whether an expression evaluates to a fresh object. */
  boolean isFresh(ExpressionTree expression) {
    ExpressionTree tree = ASTHelpers.stripParentheses(expression);
    return switch (tree.getKind()) {
      case NEW_ARRAY -> true;
      case NEW_CLASS -> isFreshObject((NewClassTree) tree);
      case TYPE_CAST -> isFresh(((TypeCastTree) tree).getExpression());
      case ASSIGNMENT -> isFresh(((AssignmentTree) tree).getExpression());
      case CONDITIONAL_EXPRESSION -> {
        ConditionalExpressionTree either = (ConditionalExpressionTree) tree;
        yield isNullOrFresh(either.getTrueExpression())
            && isNullOrFresh(either.getFalseExpression());
      }
      case IDENTIFIER -> isFreshName((IdentifierTree) tree);
      case MEMBER_SELECT ->
          Symbols.of(tree) instanceof VarSymbol field
              && isFresh(((MemberSelectTree) tree).getExpression())
              && isFreshField(field);
      case METHOD_INVOCATION -> isFreshResult((MethodInvocationTree) tree);
      default -> false;
    };
  }

  /**
   * Whether a new object stands alone. An object of a library may be a view of what it is given;
   * the fields of objects in sight are asked for one by one.
   */
  private boolean isFreshObject(NewClassTree tree) {
    Type type = ASTHelpers.getType(tree);
    if (type == null || tree.getArguments().isEmpty()) {
      return true;
    }
    Types types = analysis.state().getTypes();
    for (Type each : types.closure(types.erasure(type))) {
      String name = KnownTypes.nameOf(each);
      if (ApiFact.COLLECTION.holdsForType(name) || ApiFact.BUFFER.holdsForType(name)) {
        return true;
      }
    }
    ClassSymbol base = (ClassSymbol) type.tsym;
    while (bodies.type(base).isPresent()
        && base.getSuperclass().tsym instanceof ClassSymbol above) {
      base = above;
    }
    return ApiFact.INERT.holdsForType(base.flatName().toString())
        || tree.getArguments().stream().allMatch(this::isValueOrFresh);
  }

  /** Whether nothing that happens to an object is visible elsewhere, or nothing happens to it. */
  boolean isValueOrFresh(ExpressionTree expression) {
    return Stability.isImmutableValueType(ASTHelpers.getType(expression), analysis.state())
        || isFresh(expression);
  }

  private boolean isNullOrFresh(ExpressionTree tree) {
    return tree.getKind() == Tree.Kind.NULL_LITERAL || isFresh(tree);
  }

  private boolean isFreshName(IdentifierTree tree) {
    if (!(Symbols.of(tree) instanceof VarSymbol variable)) {
      return false;
    }
    boolean isThis = tree.getName().contentEquals("this") || tree.getName().contentEquals("super");
    return isThis ? freshThis.isPresent() : isFreshVariable(variable);
  }

  /** Whether a variable holds fresh objects only. */
  boolean isFreshVariable(VarSymbol variable) {
    if (variable.owner.kind == Kind.TYP) {
      return (isBeingInitialized(variable) || belongsToFreshThis(variable))
          && isFreshField(variable);
    }
    if (freshParameters.contains(variable)) {
      return values.get(variable).isEmpty() || holdsOnlyFreshValues(variable);
    }
    boolean isLocal =
        variable.getKind() == ElementKind.LOCAL_VARIABLE
            || variable.getKind() == ElementKind.RESOURCE_VARIABLE;
    return isLocal && isDeclaredHere(variable) && holdsOnlyFreshValues(variable);
  }

  /** Whether the code that is interpreted declares a local variable. */
  boolean isDeclaredHere(VarSymbol local) {
    return locals.isEmpty() || locals.get().contains(local);
  }

  private boolean belongsToFreshThis(Symbol member) {
    return freshThis.isPresent()
        // A private member of a superclass is not inherited: its name stands for one of the outer
        // object.
        && member.isMemberOf(freshThis.get(), analysis.state().getTypes());
  }

  /** Whether a field of a fresh object is final and holds a fresh object too. */
  private boolean isFreshField(VarSymbol field) {
    if ((field.flags() & Flags.FINAL) == 0 || (field.isStatic() && !isBeingInitialized(field))) {
      return false;
    }
    Optional<ExpressionTree> initializer = bodies.initializer(field);
    return initializer.isPresent() ? isFresh(initializer.get()) : holdsOnlyFreshValues(field);
  }

  private boolean holdsOnlyFreshValues(VarSymbol variable) {
    List<ExpressionTree> assigned = values.get(variable);
    if (assigned.isEmpty() || !visiting.add(variable)) {
      return !assigned.isEmpty();
    }
    boolean fresh = assigned.stream().allMatch(this::isNullOrFresh);
    visiting.remove(variable);
    return fresh;
  }

  private boolean isFreshResult(MethodInvocationTree tree) {
    if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      return false;
    }
    Optional<MethodTree> body = bodies.method(method);
    if (body.isPresent()) {
      return analysis.interpret(entry(tree, method, body.get()), body.get()).returnsFresh()
          && overridersReturnFresh(method);
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    boolean freshReceiver = isFreshReceiver(method, receiver);
    return ExternalAllocations.returnsFresh(
            method,
            receiver == null ? null : ASTHelpers.getType(receiver),
            freshReceiver,
            analysis.state().getTypes())
        || (freshReceiver && putsFresh(method, tree));
  }

  private boolean overridersReturnFresh(MethodSymbol method) {
    return !ASTHelpers.methodCanBeOverridden(method)
        || CompilationIndex.of(analysis.state()).overriders(method).stream()
            .allMatch(
                each ->
                    bodies
                        .method(each)
                        .map(body -> analysis.interpret(Entry.ofAny(each), body).returnsFresh())
                        .orElse(false));
  }

  /** {@code map.computeIfAbsent(key, k -> new ArrayList<>())} on a fresh map. */
  private boolean putsFresh(MethodSymbol method, MethodInvocationTree tree) {
    return method.name.contentEquals("computeIfAbsent")
        && tree.getArguments().size() == 2
        && tree.getArguments().get(1) instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof ExpressionTree value
        && isFresh(value);
  }

  /**
   * Whether a write to a variable is invisible outside: it is a local variable, or a field of a
   * fresh object.
   */
  boolean isConfined(VarSymbol variable, ExpressionTree target) {
    if (variable.owner.kind != Kind.TYP) {
      return isDeclaredHere(variable);
    }
    return isBeingInitialized(variable)
        || (!variable.isStatic() && isFieldOfFresh(variable, target));
  }

  private boolean isBeingInitialized(VarSymbol field) {
    return field.isStatic() && initialized.isPresent() && field.owner == initialized.get();
  }

  private boolean isFieldOfFresh(VarSymbol field, ExpressionTree target) {
    return target instanceof MemberSelectTree select
        ? isFresh(select.getExpression())
        : belongsToFreshThis(field);
  }

  /** Whether a method is called on a fresh object. */
  boolean isFreshReceiver(MethodSymbol method, ExpressionTree receiver) {
    if (method.isStatic()) {
      return false;
    }
    return receiver == null ? belongsToFreshThis(method) : isFresh(receiver);
  }

  /** The context of a call in this body. */
  Entry entry(MethodInvocationTree tree, MethodSymbol method, MethodTree body) {
    Entry known = entries.get(tree);
    if (known == null) {
      known =
          entry(
              method,
              body,
              tree.getArguments(),
              isFreshReceiver(method, ASTHelpers.getReceiver(tree)));
      entries.put(tree, known);
    }
    return known;
  }

  /** The context of a call with arguments. */
  Entry entry(
      MethodSymbol method,
      MethodTree body,
      List<? extends ExpressionTree> arguments,
      boolean freshThis) {
    ImmutableSet.Builder<VarSymbol> fresh = ImmutableSet.builder();
    ImmutableSet.Builder<VarSymbol> ofNull = ImmutableSet.builder();
    int positional = Math.min(arguments.size(), body.getParameters().size());
    if (method.isVarArgs()) {
      positional = Math.min(positional, body.getParameters().size() - 1);
    }
    for (int i = 0; i < positional; i++) {
      VarSymbol parameter = symbol(body.getParameters().get(i));
      if (isFresh(arguments.get(i))) {
        fresh.add(parameter);
      } else if (nullness != null
          && !parameter.type.isPrimitive()
          && nullness.mayBeNull(arguments.get(i))) {
        ofNull.add(parameter);
      }
    }
    return new Entry(method, fresh.build(), ofNull.build(), freshThis);
  }

  /** The positions of the fresh arguments. */
  BitSet positions(List<? extends ExpressionTree> arguments) {
    BitSet positions = new BitSet();
    for (int i = 0; i < arguments.size(); i++) {
      positions.set(i, isFresh(arguments.get(i)));
    }
    return positions;
  }
}
