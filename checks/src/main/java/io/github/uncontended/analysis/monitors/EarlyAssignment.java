package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Subclassing;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether code that the initialization of a lazy field runs may assign the field elsewhere, before
 * the value is complete: a constructor that registers {@code this} through a setter, for example. A
 * monitor is reentrant, so only other threads have to wait for the end of the initialization.
 *
 * <p>Methods of the compilation are followed. Code out of sight counts where it can call a method
 * that assigns the field: methods of other libraries, and those that other code may override. For
 * an instance field, it must be given an object that may lead to the field's. A method of the JDK
 * counts only if it runs a function or finds a service.
 */
final class EarlyAssignment extends TreeScanner<Void, Void> {
  private final boolean isStatic;
  private final VisitorState state;
  private final Set<MethodSymbol> assigning = new LinkedHashSet<>();
  private final Set<MethodSymbol> visited = new HashSet<>();
  private Optional<MethodSymbol> reached = Optional.empty();
  private boolean runsCodeOutOfSight;

  private EarlyAssignment(boolean isStatic, VisitorState state) {
    this.isStatic = isStatic;
    this.state = state;
  }

  /** A method that may assign the field while a miss path initializes it. */
  static Optional<LazyField.EarlyAssigner> during(LazyField lazy, VisitorState state) {
    EarlyAssignment search = new EarlyAssignment(lazy.field().isStatic(), state);
    for (FieldAccess write : FieldAccesses.of(lazy.field(), state).writes()) {
      if (!lazy.section().contains(write.path())
          && !isPartOf(lazy.paths().fills(), write.path().getLeaf())
          && write.value().filter(value -> isEmpty(value, lazy)).isEmpty()) {
        Symbols.methodAround(write.path()).ifPresent(search.assigning::add);
      }
    }
    if (search.assigning.isEmpty()) {
      return Optional.empty();
    }
    lazy.paths().fills().forEach(fill -> fill.steps().forEach(step -> search.scan(step.tree())));
    if (search.reached.isPresent()) {
      return search.reached.map(method -> new LazyField.EarlyAssigner(method, /* isSeen= */ true));
    }
    return search.runsCodeOutOfSight
        ? search.assigning.stream()
            .findFirst()
            .map(method -> new LazyField.EarlyAssigner(method, /* isSeen= */ false))
        : Optional.empty();
  }

  /** Whether a name is part of what paths evaluate or assign. */
  static boolean isPartOf(ImmutableList<ExecutionPath> paths, Tree use) {
    return paths.stream()
        .flatMap(path -> path.steps().stream())
        .anyMatch(
            step ->
                Expressions.contains(step.tree(), part -> part == use)
                    || step.target()
                        .filter(target -> Expressions.contains(target, part -> part == use))
                        .isPresent());
  }

  /** Whether a value makes the next call initialize again. */
  private static boolean isEmpty(ExpressionTree value, LazyField lazy) {
    return Expressions.isNull(ASTHelpers.stripParentheses(value))
        || (ASTHelpers.constValue(value) instanceof Boolean flag
            && flag != lazy.paths().filledFlag());
  }

  private void scan(Tree tree) {
    scan(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void unused) {
    if (LogCalls.isLog(call, state)) {
      return null;
    }
    if (Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method) {
      ExpressionTree receiver = ASTHelpers.getReceiver(call);
      boolean isOnOwn = !method.isStatic() && receiver == null;
      run(method, isOnOwn || leadsOn(receiver) || anyLeadsOn(call.getArguments()));
      if (receiver == null || !Expressions.isSuper(receiver)) {
        overriders(method);
      }
    }
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public Void visitNewClass(NewClassTree creation, Void unused) {
    run(ASTHelpers.getSymbol(creation), anyLeadsOn(creation.getArguments()));
    return super.visitNewClass(creation, null);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree reference, Void unused) {
    MethodSymbol method = ASTHelpers.getSymbol(reference);
    run(method, true);
    overriders(method);
    return super.visitMemberReference(reference, null);
  }

  private void overriders(MethodSymbol method) {
    CompilationIndex.of(state).overriders(method).forEach(overrider -> run(overrider, true));
    runsCodeOutOfSight |=
        CompilationIndex.of(state).declares(method.enclClass())
            && Subclassing.isOverridableOutsideUnit(method);
  }

  private void run(MethodSymbol method, boolean isGivenObject) {
    if (assigning.contains(method) && reached.isEmpty()) {
      reached = Optional.of(method);
    }
    CompilationIndex index = CompilationIndex.of(state);
    if (!index.declares(method.enclClass())) {
      runsCodeOutOfSight |= (isStatic || isGivenObject) && !isInert(method);
      return;
    }
    if (!visited.add(method)) {
      return;
    }
    if (method.isConstructor()) {
      initializers(method.enclClass());
    }
    index
        .declaration(method)
        .map(TreePath::getLeaf)
        .filter(MethodTree.class::isInstance)
        .ifPresent(declaration -> scan(((MethodTree) declaration).getBody()));
  }

  /** What every constructor of a class runs first. */
  private void initializers(ClassSymbol type) {
    CompilationIndex.of(state)
        .declaration(type)
        .map(TreePath::getLeaf)
        .filter(ClassTree.class::isInstance)
        .ifPresent(
            declaration -> {
              for (Tree member : ((ClassTree) declaration).getMembers()) {
                if (member instanceof VariableTree || member instanceof BlockTree) {
                  scan(member);
                }
              }
            });
  }

  /** Whether a method is the JDK's and runs no code of others. */
  private boolean isInert(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    return isOfJdk(owner)
        && !KnownTypes.packageOf(owner).equals("java.lang.reflect")
        && !ApiFact.SCANS_SERVICES.isInherited(method)
        && !state.getTypes().isFunctionalInterface(owner);
  }

  private boolean anyLeadsOn(List<? extends ExpressionTree> arguments) {
    return arguments.stream().anyMatch(this::leadsOn);
  }

  /** Whether an expression yields an object from which code may reach objects of this library. */
  private boolean leadsOn(ExpressionTree expression) {
    if (expression == null || Symbols.of(expression) instanceof ClassSymbol) {
      return false;
    }
    Type type = ASTHelpers.getType(expression);
    return expression instanceof LambdaExpressionTree
        || expression instanceof MemberReferenceTree
        || (type != null
            && type.tsym instanceof ClassSymbol symbol
            && (!isOfJdk(symbol) || state.getTypes().isFunctionalInterface(symbol)));
  }

  private static boolean isOfJdk(ClassSymbol type) {
    return KnownTypes.packageOf(type).startsWith("java.");
  }
}
