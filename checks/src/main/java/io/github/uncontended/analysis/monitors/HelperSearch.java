package io.github.uncontended.analysis.monitors;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Name;

/**
 * Looks in a critical section for the one object that it protects, and for what forbids that: other
 * state, and calls of what may need the lock.
 */
final class HelperSearch extends TreeScanner<Void, Void> {
  private final LockIdentity lock;
  private final VisitorState state;
  private final HelperTypes types;

  /** The methods that are called on each helper. */
  private final Map<VarSymbol, Set<String>> calls = new LinkedHashMap<>();

  /** The groups, and fields with a helper, that local variables take their value from. */
  private final Map<VarSymbol, VarSymbol> sources = new HashMap<>();

  /** The private methods, and those that return a helper, that the section calls. */
  private final Set<MethodSymbol> entered = new HashSet<>();

  /** The method that returns a helper to the section, while it is scanned. */
  private HelperGetter getter;

  private boolean isMore;
  private boolean isConditional;

  /** Whether the call belongs to a stream that the section itself runs to its end. */
  private boolean isStreamRun;

  /** Whether a supplier in a final field is called, which is the factory of a pool. */
  private boolean isSupplied;

  private HelperSearch(LockIdentity lock, VisitorState state) {
    this.lock = lock;
    this.state = state;
    this.types = new HelperTypes(state);
  }

  /** What a section uses. */
  static HelperSearch in(CriticalSection section, VisitorState state) {
    HelperSearch search = new HelperSearch(section.lock(), state);
    section.body().forEach(statement -> search.scan(statement, null));
    return search;
  }

  /** The methods that the section calls on a helper; empty where it does not use it. */
  ImmutableSet<String> callsOn(VarSymbol helper) {
    return ImmutableSet.copyOf(calls.getOrDefault(helper, ImmutableSet.of()));
  }

  Optional<LockedHelper> result() {
    if (isMore) {
      return Optional.empty();
    }
    Optional<VarSymbol> typed = calls.keySet().stream().filter(this::works).findFirst();
    if (typed.isEmpty()) {
      return calls.size() == 1 ? pool(calls.keySet().iterator().next()) : Optional.empty();
    }
    VarSymbol helper = typed.get();
    ImmutableList<VarSymbol> others =
        calls.keySet().stream().filter(it -> !it.equals(helper)).collect(toImmutableList());
    return !isSupplied && others.stream().allMatch(it -> works(it) || isClearedBuffer(it))
        ? Optional.of(
            new LockedHelper(
                helper,
                types.object(helper),
                types.nameOf(types.object(helper)).orElseThrow(),
                others,
                calls.keySet().stream().anyMatch(this::isUsed)))
        : Optional.empty();
  }

  /** Whether a variable holds a helper of a known type, which the section begins anew. */
  private boolean works(VarSymbol variable) {
    return types
        .nameOf(types.object(variable))
        .filter(type -> LockedHelper.isRestarted(type, calls.get(variable)))
        .filter(type -> calls.get(variable).stream().anyMatch(call -> !call.equals("clone")))
        .isPresent();
  }

  /** Whether the section has a typed helper do something, and not only keep something. */
  private boolean isUsed(VarSymbol variable) {
    return types
        .nameOf(types.object(variable))
        .map(type -> !ApiFact.RESTARTS.methodNames(type).isEmpty())
        .filter(
            canRestart ->
                !HelperSettings.areAll(
                    calls.get(variable), types.object(variable), canRestart, state))
        .isPresent();
  }

  private boolean isClearedBuffer(VarSymbol variable) {
    return types.isBuffer(variable) && calls.get(variable).contains("clear");
  }

  private Optional<LockedHelper> pool(VarSymbol variable) {
    return KnownTypes.isCollection(variable.type, state)
            && PoolUse.areOfPool(calls.get(variable))
            && (types.isPooledBuffer(PoolUse.pooled(HelperTypes.element(variable), state))
                || PoolUse.takes(calls.get(variable)))
            && !FieldAccesses.holdsThreadSafe(variable, state)
            && PoolUse.isPool(variable, state)
        ? Optional.of(new LockedHelper(variable, variable.type, "", ImmutableList.of(), true))
        : Optional.empty();
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatementTree tree, Void unused) {
    return CriticalSections.isRelease(tree) ? null : super.visitExpressionStatement(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    if (!(Symbols.of(tree) instanceof MethodSymbol method)) {
      isMore = true;
      return null;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    if (Expressions.isOwnReceiver(receiver)) {
      enter(method);
    } else if (PoolUse.isSupplier(method)
        && Symbols.of(receiver) instanceof VarSymbol supplier
        && (supplier.flags() & Flags.FINAL) != 0) {
      isSupplied = true;
      return null;
    } else if (Symbols.of(receiver) instanceof VarSymbol list && types.isGroup(list)) {
      // Only the elements of a list are helpers.
      isMore |= !isSize(method.name);
      return null;
    } else {
      VarSymbol helper = helper(receiver);
      if (helper != null) {
        call(helper, method);
        return scan(
            tree.getArguments().stream().filter(it -> !HelperArguments.isGiven(it, state)).toList(),
            null);
      }
    }
    boolean outer = isStreamRun;
    isStreamRun =
        isOfStream(method) && (outer || !KnownTypes.isStream(method.getReturnType(), state));
    scan(tree.getMethodSelect(), null);
    scan(
        tree.getArguments().stream()
            .filter(it -> !HelperArguments.isOfLibrary(it, state) && !isCalledAtOnce(it, method))
            .toList(),
        null);
    isStreamRun = outer;
    return null;
  }

  private static boolean isOfStream(MethodSymbol method) {
    return KnownTypes.packageOf(method.enclClass()).equals("java.util.stream");
  }

  /**
   * Goes on in a private method, which is part of the section. Other methods of the object may need
   * the lock; static ones get what they use, unless they name a helper.
   */
  private void enter(MethodSymbol method) {
    BlockTree body = method.isPrivate() ? body(method) : null;
    if (body == null) {
      isMore |= !method.isStatic();
    } else if ((!method.isStatic() || Expressions.contains(body, this::namesHelper))
        && entered.add(method)) {
      scan(body, null);
    }
  }

  /** The body of a method of the unit; null for others. */
  private BlockTree body(MethodSymbol method) {
    return UnitIndex.of(state)
        .declaration(method)
        .map(path -> ((MethodTree) path.getLeaf()).getBody())
        .orElse(null);
  }

  private boolean namesHelper(Tree part) {
    return part instanceof ExpressionTree
        && Symbols.of(part) instanceof VarSymbol variable
        && isHelper(variable);
  }

  /** The field whose helper a method returns to the section, and may create; null for none. */
  private VarSymbol gotten(ExpressionTree value) {
    HelperGetter called = HelperGetter.of(value, lock, state).orElse(null);
    if (called != null && entered.add(ASTHelpers.getSymbol(called.method()))) {
      HelperGetter outer = getter;
      boolean isOuterConditional = isConditional;
      getter = called;
      isConditional = false;
      scan(called.method().getBody(), null);
      getter = outer;
      isConditional = isOuterConditional;
    }
    return called == null ? null : called.field();
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void unused) {
    return getter != null && getter.returns(tree.getExpression())
        ? null
        : super.visitReturn(tree, null);
  }

  /** Whether an argument is a method of a helper, which the callee calls before it returns. */
  private boolean isCalledAtOnce(ExpressionTree argument, MethodSymbol callee) {
    if (!(argument instanceof MemberReferenceTree reference)
        || !(Symbols.of(reference.getQualifierExpression()) instanceof VarSymbol variable)
        || !isHelper(variable)
        || !(ApiFact.AT_ONCE.holdsFor(callee)
            || ApiFact.AT_ONCE.isInherited(callee)
            || (isStreamRun && isOfStream(callee)))) {
      return false;
    }
    call(variable, ASTHelpers.getSymbol(reference));
    return true;
  }

  private void call(VarSymbol helper, MethodSymbol method) {
    calls.computeIfAbsent(helper, key -> new HashSet<>()).add(PoolUse.nameOf(method));
  }

  /** The helper that a method is called on, or the group that it is one of; null for others. */
  private VarSymbol helper(ExpressionTree receiver) {
    if (Symbols.of(receiver) instanceof VarSymbol variable) {
      return isHelper(variable) ? variable : source(variable);
    }
    VarSymbol group = elementsGroup(receiver);
    if (group != null) {
      scan(HelperGroup.index(receiver), null);
    }
    return group == null ? gotten(receiver) : group;
  }

  /** The group, or field with a helper, that a local variable has its value of; null for none. */
  private VarSymbol source(VarSymbol variable) {
    VarSymbol source = sources.get(variable);
    return source != null || Expressions.isField(variable) || !types.isKnown(variable)
        ? source
        : LockIdentity.initializer(variable, UnitIndex.of(state))
            .map(value -> copied(variable, value))
            .filter(field -> (field.flags() & Flags.FINAL) != 0)
            .orElse(null);
  }

  /** The field whose helper a local variable only ever holds; null for others. */
  private VarSymbol copied(VarSymbol variable, ExpressionTree value) {
    return Symbols.of(value) instanceof VarSymbol field
            && Expressions.isField(field)
            && types.isKnown(field)
            && ASTHelpers.isConsideredFinal(variable)
        ? field
        : null;
  }

  /** The group whose element an expression is; null for none. */
  private VarSymbol elementsGroup(ExpressionTree expression) {
    return HelperGroup.ofElement(expression).filter(types::isGroup).orElse(null);
  }

  private static boolean isSize(Name name) {
    return name.contentEquals("length") || name.contentEquals("size");
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    if (Symbols.of(tree.getExpression()) instanceof VarSymbol group && types.isGroup(group)) {
      sources.put(ASTHelpers.getSymbol(tree.getVariable()), group);
      return scan(tree.getStatement(), null);
    }
    return super.visitEnhancedForLoop(tree, null);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    ExpressionTree value = tree.getInitializer();
    VarSymbol variable = ASTHelpers.getSymbol(tree);
    VarSymbol group = elementsGroup(value);
    VarSymbol source = group == null ? copied(variable, value) : group;
    if (source == null && ASTHelpers.isConsideredFinal(variable)) {
      source = gotten(value);
    }
    if (source == null) {
      return super.visitVariable(tree, null);
    }
    sources.put(variable, source);
    return group == null ? null : scan(HelperGroup.index(value), null);
  }

  /** A helper that the section creates when it is null is still one. */
  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    if (Symbols.of(tree.getVariable()) instanceof VarSymbol variable
        && Expressions.isField(variable)) {
      // Where another object replaces the helper, calls prepare it.
      isMore |= !isHelper(variable) || !isConditional;
      return scan(tree.getExpression(), null);
    }
    return super.visitAssignment(tree, null);
  }

  @Override
  public Void visitIf(IfTree tree, Void unused) {
    boolean outer = isConditional;
    isConditional = true;
    super.visitIf(tree, null);
    isConditional = outer;
    return null;
  }

  /** Whether a helper has been created is asked before it is used. */
  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    boolean isNullTest =
        Expressions.isNull(tree.getRightOperand())
            && Symbols.of(tree.getLeftOperand()) instanceof VarSymbol variable
            && isHelper(variable);
    return isNullTest ? null : super.visitBinary(tree, null);
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    use(ASTHelpers.getSymbol(tree));
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    if (isSize(tree.getIdentifier())
        && Symbols.of(tree.getExpression()) instanceof VarSymbol group
        && types.isGroup(group)) {
      return null;
    }
    use(ASTHelpers.getSymbol(tree));
    return super.visitMemberSelect(tree, null);
  }

  /** A use other than the call of a method on a helper. */
  private void use(Symbol symbol) {
    if (symbol instanceof VarSymbol variable) {
      isMore |=
          isHelper(variable)
              || source(variable) != null
              || (Expressions.isField(variable) && !HelperTypes.isConstant(variable));
    }
  }

  private boolean isHelper(VarSymbol variable) {
    return (variable == lock.symbol() || Expressions.isField(variable)) && types.mayHelp(variable);
  }
}
