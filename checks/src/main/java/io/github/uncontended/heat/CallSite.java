package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;

/**
 * A call of a method, and what the code around it shows of how often it runs.
 *
 * @param decided what the code around the call decides, as in {@link LocalHeat}
 * @param deferred whether a lambda around the call runs later than the caller
 * @param ofTask whether a thread or an executor runs that lambda
 * @param doubts as {@link Branches#doubts} has it
 * @param caller the member that calls; null if the code around the call decides
 * @param around the method that the call is in, where the code around it decides; null if it is in
 *     none
 * @param receiver the static type of the object whose method is called; null if it does not say
 *     which methods the call may run
 * @param exact whether it runs the method that it names and no override
 */
record CallSite(
    Optional<HeatEvidence> decided,
    boolean deferred,
    boolean ofTask,
    int doubts,
    CallGraph.Node caller,
    CallGraph.Node around,
    ClassSymbol receiver,
    boolean exact) {

  /** Reads what the code around a call shows. */
  static CallSite of(TreePath call, CallGraph graph, VisitorState state) {
    LocalHeat local =
        call.getLeaf() instanceof MemberReferenceTree
            ? LocalHeat.ofCallback(call, state)
            : LocalHeat.of(call, state);
    return new CallSite(
        local.decided(),
        local.deferred(),
        local.deferred() && SubmittedTask.contains(call, state),
        isLogBelowWarn(call) ? Branches.SELDOM : Branches.doubts(call, state),
        local.decided().isPresent() ? null : local.member().map(graph::node).orElse(null),
        local.decided().isPresent() ? around(call, graph) : null,
        receiver(call, state),
        call.getLeaf() instanceof MethodInvocationTree invocation
            && invocation.getMethodSelect() instanceof MemberSelectTree select
            && Expressions.isSuper(select.getExpression()));
  }

  private static CallGraph.Node around(TreePath call, CallGraph graph) {
    return Places.methodRunning(call)
        .flatMap(method -> Member.of((MethodTree) method.getLeaf()))
        .map(graph::node)
        .orElse(null);
  }

  /** What a logger does for such a call it mostly does not do: production logs few levels. */
  private static boolean isLogBelowWarn(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree invocation
        && LogCalls.isBelowWarn(invocation)
        && ASTHelpers.getSymbol(invocation).getReturnType().hasTag(TypeTag.VOID);
  }

  private static ClassSymbol receiver(TreePath call, VisitorState state) {
    if (!(call.getLeaf() instanceof MethodInvocationTree invocation)
        || !(Symbols.of(invocation.getMethodSelect()) instanceof MethodSymbol method)) {
      return null;
    }
    if (invocation.getMethodSelect() instanceof MemberSelectTree select) {
      Type type = ASTHelpers.getType(select.getExpression());
      return type != null && type.tsym instanceof ClassSymbol symbol ? symbol : null;
    }
    for (Tree around : call) {
      if (around instanceof ClassTree
          && Symbols.of(around) instanceof ClassSymbol symbol
          && symbol.isSubClass(method.owner, state.getTypes())) {
        return symbol;
      }
    }
    return null;
  }

  /** The same for what runs later than the caller. */
  CallSite later() {
    return new CallSite(
        decided, /* deferred= */ true, ofTask, doubts, caller, around, receiver, exact);
  }

  /** The same as another call, which runs the function that makes it, has it. */
  CallSite from(CallSite run) {
    return new CallSite(
        run.decided,
        run.deferred,
        run.ofTask,
        Math.min(doubts + run.doubts, Branches.SELDOM),
        run.caller,
        run.around,
        receiver,
        exact);
  }

  /** Whether the call of a method may run one of a class, which overrides the method. */
  boolean mayRunOverrideIn(ClassSymbol type, VisitorState state) {
    return !exact && isRelatedTo(type, state);
  }

  private boolean isRelatedTo(ClassSymbol type, VisitorState state) {
    return receiver == null
        || receiver.isInterface()
        || type.isInterface()
        || receiver.isSubClass(type, state.getTypes())
        || type.isSubClass(receiver, state.getTypes());
  }
}
