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
 * The side effects of the calls in a body: called bodies that are available are interpreted, for
 * other methods {@link ExternalEffects} decides.
 */
final class CallEffects {
  private final EffectAnalysis analysis;
  private final VisitorState state;
  private final Bodies bodies;
  private final ExternalEffects externalEffects;
  private final Freshness freshness;
  private final EffectState effects;

  CallEffects(EffectAnalysis analysis, Bodies bodies, Freshness freshness, EffectState effects) {
    this.analysis = analysis;
    this.state = analysis.state();
    this.bodies = bodies;
    this.externalEffects = analysis.externalEffects();
    this.freshness = freshness;
    this.effects = effects;
  }

  /**
   * Adds the effects of a method call.
   *
   * @param receiver as written; null for none
   */
  void call(MethodSymbol method, MethodInvocationTree tree, ExpressionTree receiver) {
    ImmutableList<MethodSymbol> overriders =
        Expressions.isSuper(receiver) ? ImmutableList.of() : bodies.overriders(method);
    boolean freshReceiver = freshness.isFreshReceiver(method, receiver);
    Optional<MethodTree> body = bodies.method(method);
    if (body.isPresent()) {
      Outcome outcome =
          analysis.interpret(
              freshness.entry(method, body.get(), tree.getArguments(), freshReceiver), body.get());
      if (overriders.isEmpty()) {
        effects.add(outcome);
      } else {
        // Virtual dispatch may select another body.
        effects.conditionally(() -> effects.add(outcome));
      }
      if (Subclassing.isOverridableOutsideUnit(method) && !Expressions.isSuper(receiver)) {
        effects.add(Verdict.UNLIKELY, method.name + "() can be overridden");
      }
    } else {
      effects.add(
          externalEffects.call(
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

  /** Adds the effects of a call that may happen, with unknown arguments. */
  void mayCall(MethodSymbol method) {
    bodies.method(method).ifPresent(body -> mayRun(method, body, false));
  }

  private void mayRun(MethodSymbol method, MethodTree body, boolean freshReceiver) {
    Outcome outcome =
        analysis.interpret(freshness.entry(method, body, ImmutableList.of(), freshReceiver), body);
    effects.conditionally(() -> effects.add(outcome));
  }

  /** Adds the effects of a call that the language makes, such as {@code iterator()} of a loop. */
  void implicitly(String name, ExpressionTree receiver) {
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

  /** Adds the effects of a constructor call, by {@code new} or in another constructor. */
  void construct(MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    Optional<MethodTree> body = bodies.method(constructor);
    if (body.isPresent()) {
      effects.add(
          analysis.interpret(
              freshness.entry(constructor, body.get(), arguments, true), body.get()));
    } else {
      constructExternal(constructor);
    }
  }

  private void constructExternal(MethodSymbol constructor) {
    effects.add(
        ExternalAllocations.construction(constructor),
        "calls new " + constructor.enclClass().getSimpleName());
  }

  /** Adds the effects of a call of the method that a method reference names. */
  void refer(MemberReferenceTree reference) {
    if (!(ASTHelpers.getSymbol((Tree) reference) instanceof MethodSymbol method)) {
      return;
    }
    Optional<MethodTree> body = bodies.method(method);
    ExpressionTree receiver = reference.getQualifierExpression();
    boolean bound = ASTHelpers.getSymbol(receiver) instanceof VarSymbol;
    boolean fresh = method.isConstructor() || (bound && freshness.isFresh(receiver));
    if (body.isPresent()) {
      effects.add(
          analysis.interpret(
              freshness.entry(method, body.get(), ImmutableList.of(), fresh), body.get()));
    } else if (method.isConstructor()) {
      constructExternal(method);
    } else {
      effects.add(
          externalEffects.call(
              method, bound ? ASTHelpers.getType(receiver) : null, fresh, new BitSet()),
          "calls " + name(method, receiver));
    }
    bodies.overriders(method).forEach(this::mayCall);
  }
}
