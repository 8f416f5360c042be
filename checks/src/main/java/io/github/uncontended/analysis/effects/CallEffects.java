package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.EffectAnalysis.Outcome;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.Subclassing;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What the calls of a body do: those in sight are run, of the others {@link ExternalEffects} tells.
 */
final class CallEffects {
  private final EffectAnalysis evaluation;
  private final VisitorState state;
  private final Bodies bodies;
  private final ExternalEffects outOfSight;
  private final Freshness freshness;
  private final EffectState trace;

  CallEffects(EffectAnalysis evaluation, Bodies bodies, Freshness freshness, EffectState trace) {
    this.evaluation = evaluation;
    this.state = evaluation.state();
    this.bodies = bodies;
    this.outOfSight = evaluation.outOfSight();
    this.freshness = freshness;
    this.trace = trace;
  }

  /**
   * A method is called.
   *
   * @param receiver as written; null without one
   */
  void call(MethodSymbol method, MethodInvocationTree tree, ExpressionTree receiver) {
    ImmutableList<MethodSymbol> overriders =
        Expressions.isSuper(receiver) ? ImmutableList.of() : bodies.overriders(method);
    boolean freshReceiver = freshness.isFreshReceiver(method, receiver);
    Optional<MethodTree> body = bodies.method(method);
    if (body.isPresent()) {
      Outcome outcome =
          evaluation.run(
              freshness.entry(method, body.get(), tree.getArguments(), freshReceiver), body.get());
      if (overriders.isEmpty()) {
        trace.note(outcome);
      } else {
        // An overridden body may not be the one that runs.
        trace.perhaps(() -> trace.note(outcome));
      }
      if (Subclassing.isOverridableOutsideUnit(method) && !Expressions.isSuper(receiver)) {
        trace.note(Verdict.UNLIKELY, method.name + "() can be overridden");
      }
    } else {
      trace.note(
          outOfSight.call(
              method,
              receiver == null ? null : ASTHelpers.getType(receiver),
              freshReceiver,
              freshness.positions(tree.getArguments())),
          "calls " + name(method, receiver));
    }
    overriders.forEach(this::mayCall);
  }

  private static String name(MethodSymbol method, ExpressionTree receiver) {
    Symbol of = receiver == null ? null : ASTHelpers.getSymbol(receiver);
    boolean named = of != null && !(of instanceof MethodSymbol) && !of.name.isEmpty();
    return (named ? of.name + "." : "") + method.name + "()";
  }

  /** A method may be called, by what is not seen and with what is not known. */
  void mayCall(MethodSymbol method) {
    bodies.method(method).ifPresent(body -> mayRun(method, body, false));
  }

  private void mayRun(MethodSymbol method, MethodTree body, boolean freshReceiver) {
    Outcome outcome =
        evaluation.run(freshness.entry(method, body, ImmutableList.of(), freshReceiver), body);
    trace.perhaps(() -> trace.note(outcome));
  }

  /** The language calls a method without parameters, which is run where its body is in sight. */
  void unwritten(String name, ExpressionTree receiver) {
    Type type = ASTHelpers.getType(receiver);
    if (type == null || !type.hasTag(TypeTag.CLASS)) {
      return;
    }
    for (Type owner : state.getTypes().closure(type)) {
      for (Symbol member : owner.tsym.members().getSymbolsByName(state.getName(name))) {
        if (member instanceof MethodSymbol method && method.params().isEmpty()) {
          bodies
              .method(method)
              .ifPresent(body -> mayRun(method, body, freshness.isFresh(receiver)));
          bodies.overriders(method).forEach(this::mayCall);
          return;
        }
      }
    }
  }

  /** A constructor is called, by {@code new} or by another one. */
  void construct(MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    Optional<MethodTree> body = bodies.method(constructor);
    if (body.isPresent()) {
      trace.note(
          evaluation.run(freshness.entry(constructor, body.get(), arguments, true), body.get()));
    } else {
      constructOutOfSight(constructor);
    }
  }

  private void constructOutOfSight(MethodSymbol constructor) {
    trace.note(
        ExternalAllocations.construction(constructor),
        "calls new " + constructor.enclClass().getSimpleName());
  }

  /** The method that a method reference names is called. */
  void refer(MemberReferenceTree reference) {
    if (!(ASTHelpers.getSymbol((Tree) reference) instanceof MethodSymbol method)) {
      return;
    }
    Optional<MethodTree> body = bodies.method(method);
    ExpressionTree receiver = reference.getQualifierExpression();
    boolean bound = ASTHelpers.getSymbol(receiver) instanceof VarSymbol;
    boolean fresh = method.isConstructor() || (bound && freshness.isFresh(receiver));
    if (body.isPresent()) {
      trace.note(
          evaluation.run(
              freshness.entry(method, body.get(), ImmutableList.of(), fresh), body.get()));
    } else if (method.isConstructor()) {
      constructOutOfSight(method);
    } else {
      trace.note(
          outOfSight.call(method, bound ? ASTHelpers.getType(receiver) : null, fresh, new BitSet()),
          "calls " + name(method, receiver));
    }
    bodies.overriders(method).forEach(this::mayCall);
  }
}
