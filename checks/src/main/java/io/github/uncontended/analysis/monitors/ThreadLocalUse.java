package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;

/** Sections that only read and set what no other thread sees: the value of a thread local. */
final class ThreadLocalUse {
  private static final String THREAD_LOCAL = "java.lang.ThreadLocal";

  private static final ImmutableSet<String> METHODS = ImmutableSet.of("get", "set", "remove");

  private final SectionCode code;
  private final VisitorState state;
  private VarSymbol used;

  private ThreadLocalUse(SectionCode code, VisitorState state) {
    this.code = code;
    this.state = state;
  }

  /** The thread local that a section uses; empty if it does anything else. */
  static Optional<VarSymbol> of(SectionCode code, VisitorState state) {
    if (!code.contains(
        part -> part instanceof MethodInvocationTree call && isOfThreadLocal(call))) {
      return Optional.empty();
    }
    ThreadLocalUse use = new ThreadLocalUse(code, state);
    return code.ownPaths()
        .filter(paths -> !paths.isEmpty())
        .filter(use::isAll)
        .map(all -> use.used);
  }

  private boolean isAll(List<ExecutionPath> paths) {
    return paths.stream()
            .flatMap(path -> path.steps().stream())
            .allMatch(
                step ->
                    step.role() != Role.ELEMENT
                        && FieldRead.isLocal(step)
                        && !Expressions.evaluates(step.tree(), part -> !isAllowed(part)))
        && used != null;
  }

  private boolean isAllowed(Tree part) {
    if (part instanceof MethodInvocationTree call) {
      return isUse(call);
    }
    if (part instanceof ExpressionTree name
        && Symbols.of(name) instanceof VarSymbol field
        && Expressions.isField(field)
        && !Expressions.isThis(name)) {
      return isFixed(field) && (field.isStatic() || Assignments.isOwn(name));
    }
    return !(part instanceof NewClassTree
        || part instanceof LambdaExpressionTree
        || part instanceof MemberReferenceTree
        || part instanceof AssignmentTree
        || part instanceof CompoundAssignmentTree
        || part instanceof ArrayAccessTree
        || Assignments.isIncrementOrDecrement(part));
  }

  /** Whether a field needs no lock: it never changes, and neither does what it refers to. */
  private boolean isFixed(VarSymbol field) {
    return (field.flags() & Flags.FINAL) != 0
        && (isThreadLocal(field) || Stability.isImmutableValueType(field.type, state));
  }

  private boolean isThreadLocal(VarSymbol field) {
    return KnownTypes.supertypes(field.type, state).contains(THREAD_LOCAL);
  }

  private static boolean isOfThreadLocal(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && METHODS.contains(method.name.toString())
        && method.enclClass().getQualifiedName().contentEquals(THREAD_LOCAL);
  }

  /** Whether a call is one of a thread local in a final field, which runs no code of others. */
  private boolean isUse(MethodInvocationTree call) {
    if (!isOfThreadLocal(call)
        || !(Symbols.of(ASTHelpers.getReceiver(call)) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !isFixed(field)
        || !isKnown(field)) {
      return false;
    }
    used = field;
    return true;
  }

  /** Whether all values of a field are thread locals whose initial value has no effect. */
  private boolean isKnown(VarSymbol field) {
    Optional<TreePath> declaration = code.index().declaration(field);
    ImmutableList<ExpressionTree> values =
        AccessOrder.values(field, code.index()).collect(ImmutableList.toImmutableList());
    return declaration.isPresent()
        && !values.isEmpty()
        && values.stream().allMatch(value -> isKnown(value, declaration.get()));
  }

  private boolean isKnown(ExpressionTree value, TreePath place) {
    if (value instanceof MethodInvocationTree call) {
      return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && method.name.contentEquals("withInitial")
          && method.enclClass().getQualifiedName().contentEquals(THREAD_LOCAL)
          && call.getArguments().get(0) instanceof LambdaExpressionTree supplier
          && supplier.getBody() instanceof ExpressionTree initial
          && isPure(
              initial, new TreePath(new TreePath(new TreePath(place, call), supplier), initial));
    }
    if (!(value instanceof NewClassTree creation)) {
      return false;
    }
    if (creation.getClassBody() != null) {
      return isKnown(
          creation.getClassBody(),
          new TreePath(new TreePath(place, creation), creation.getClassBody()));
    }
    ClassSymbol type = (ClassSymbol) ASTHelpers.getSymbol(creation.getIdentifier());
    return type.getQualifiedName().contentEquals(THREAD_LOCAL)
        || (type.getSuperclass().tsym.getQualifiedName().contentEquals(THREAD_LOCAL)
            && CompilationIndex.of(state)
                .declaration(type)
                .filter(path -> path.getLeaf() instanceof ClassTree)
                .filter(path -> isKnown((ClassTree) path.getLeaf(), path))
                .isPresent());
  }

  /** Whether a class overrides nothing but the initial value, by code without an effect. */
  private boolean isKnown(ClassTree type, TreePath place) {
    return type.getMembers().stream()
        .filter(MethodTree.class::isInstance)
        .map(MethodTree.class::cast)
        .filter(method -> !ASTHelpers.getSymbol(method).isConstructor())
        .allMatch(
            method ->
                method.getName().contentEquals("initialValue")
                    && LockIdentity.returned(method)
                        .filter(
                            initial ->
                                isPure(initial, new TreePath(new TreePath(place, method), initial)))
                        .isPresent());
  }

  private boolean isPure(ExpressionTree initial, TreePath place) {
    return Effects.of(initial, state.withPath(place)).verdict() == Verdict.NONE;
  }
}
