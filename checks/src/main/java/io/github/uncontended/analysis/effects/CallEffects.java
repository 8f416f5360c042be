package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.Subclassing;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * The side effects of the calls in a body. Called bodies that are available are interpreted; for
 * other methods {@link LibraryCalls} and {@link ExternalEffects} decide.
 */
final class CallEffects {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final ExternalEffects externalEffects;
  private final Freshness freshness;
  private final LibraryCalls libraries;
  private final EffectState effects;

  CallEffects(
      EffectAnalysis analysis,
      Bodies bodies,
      Freshness freshness,
      LibraryCalls libraries,
      EffectState effects) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.externalEffects = libraries.externalEffects();
    this.freshness = freshness;
    this.libraries = libraries;
    this.effects = effects;
  }

  /**
   * Adds the effects of a method call.
   *
   * @param receiver as written; null for none
   */
  void call(MethodSymbol method, MethodInvocationTree tree, ExpressionTree receiver) {
    if (method.isStatic()) {
      use(method.enclClass());
    }
    Optional<MethodTree> body = bodies.method(method);
    if (body.isPresent()) {
      Outcome outcome = analysis.interpret(freshness.entry(tree, method, body.get()), body.get());
      dispatch(method, located(outcome, method), receiver);
    } else {
      callWithoutBody(method, receiver, tree.getArguments());
    }
  }

  /** The outcome of a method; if it stands in another file, the reasons name it. */
  private Outcome located(Outcome outcome, MethodSymbol method) {
    ClassTree here = analysis.state().findEnclosing(ClassTree.class);
    return here == null
            || ASTHelpers.getSymbol(here).outermostClass() == method.enclClass().outermostClass()
        ? outcome
        : outcome.in(method);
  }

  private void dispatch(MethodSymbol method, Outcome outcome, ExpressionTree receiver) {
    if (Expressions.isSuper(receiver)) {
      effects.add(outcome);
      return;
    }
    ImmutableList<MethodSymbol> overriders = overriders(method);
    if (overriders.isEmpty()) {
      effects.add(outcome);
    } else {
      // Virtual dispatch may select another body.
      effects.conditionally(() -> effects.add(outcome));
    }
    overriders.forEach(this::mayCall);
    if (Subclassing.isOverridableOutsideUnit(method)) {
      effects.add(Verdict.UNLIKELY, "no override of " + method.name + "() has a side effect");
    }
  }

  private ImmutableList<MethodSymbol> overriders(MethodSymbol method) {
    return ASTHelpers.methodCanBeOverridden(method)
        ? CompilationIndex.of(analysis.state()).overriders(method)
        : ImmutableList.of();
  }

  /** Adds the effects of a call of a method whose body is not available. */
  void callWithoutBody(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    String name = name(method, receiver);
    ClassSymbol owner = method.enclClass();
    if (LibraryCalls.areKnown(owner)) {
      libraries.call(method, receiver, arguments, name);
      return;
    }
    if (ExternalAllocations.clonesArray(
        method.name.toString(), receiver == null ? null : ASTHelpers.getType(receiver))) {
      effects.addReading("copies an array");
      return;
    }
    Verdict verdict =
        externalEffects.call(
            method,
            receiver == null ? null : ASTHelpers.getType(receiver),
            freshness.isFreshReceiver(method, receiver),
            freshness.positions(arguments));
    if (bodies.type(owner).isPresent()) {
      if ((method.flags() & Flags.NATIVE) != 0) {
        effects.add(Outcome.unknown("calls native code"));
      }
      overriders(method).forEach(this::mayCall);
      analysis.callbacks().onFunctions(method, effects);
      if (owner.getKind() == ElementKind.RECORD) {
        // Those of a record call those of its components.
        analysis.callbacks().onValue(owner.type, effects);
      }
    }
    addExternal(verdict, method, name);
  }

  private void addExternal(Verdict verdict, MethodSymbol method, String name) {
    effects.add(
        verdict, verdict == Verdict.UNLIKELY ? name + " has no side effect" : "calls " + name);
    if (!PureMethods.contain(method)) {
      effects.addReading("calls " + name);
    } else if (method.isStatic() && method.name.contentEquals("valueOf")) {
      effects.addException("may throw in " + name);
    }
  }

  private static String name(MethodSymbol method, ExpressionTree receiver) {
    Symbol of = receiver == null ? null : Symbols.of(receiver);
    boolean named = of != null && !(of instanceof MethodSymbol) && !of.name.isEmpty();
    return (named ? of.name + "." : "") + method.name + "()";
  }

  /** Adds the effects of a call that may happen, with unknown arguments. */
  void mayCall(MethodSymbol method) {
    bodies
        .method(method)
        .ifPresent(
            body -> {
              Outcome outcome = analysis.interpret(Entry.ofAny(method), body);
              effects.conditionally(() -> effects.add(outcome));
            });
  }

  /** Adds what the accessors of a record may do. */
  void mayCallAccessors(ClassSymbol type) {
    if (bodies.type(type).isEmpty()) {
      effects.add(Outcome.unknown("calls accessors of a record that is not visible"));
      return;
    }
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol method
          && !method.isStatic()
          && method.params().isEmpty()
          && type.members().findFirst(method.name, VarSymbol.class::isInstance) != null) {
        mayCall(method);
      }
    }
  }

  /** Adds the effects of a constructor call, by {@code new} or in another constructor. */
  void construct(MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    use(constructor.enclClass());
    Optional<MethodTree> body = bodies.method(constructor);
    if (body.isPresent()) {
      Outcome outcome =
          analysis.interpret(freshness.entry(constructor, body.get(), arguments, true), body.get());
      effects.add(located(outcome, constructor));
    } else {
      constructExternal(constructor, arguments);
    }
  }

  private void constructExternal(
      MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    ClassSymbol owner = constructor.enclClass();
    if (LibraryCalls.areKnown(owner)) {
      libraries.construct(constructor, arguments);
    } else if (!isImplicit(constructor)) {
      effects.add(Verdict.UNLIKELY, "new " + owner.getSimpleName() + " has no side effect");
      effects.addReading("calls new " + owner.getSimpleName());
    }
  }

  /** Whether a constructor is that of an enum, a record or an array, which javac supplies. */
  private static boolean isImplicit(MethodSymbol constructor) {
    return constructor.enclClass().getKind() == ElementKind.RECORD
        || (constructor.flags() & Flags.GENERATEDCONSTR) != 0;
  }

  /** Adds the use of a class, which initializes it. */
  void use(ClassSymbol type) {
    if (bodies.type(type).isPresent()) {
      effects.addUse(type);
    }
  }

  /** Adds the effects of a call of the method that a method reference names. */
  void refer(MemberReferenceTree reference) {
    if (!(Symbols.of((Tree) reference) instanceof MethodSymbol method)) {
      effects.add(Outcome.unknown("calls what javac does not know"));
      return;
    }
    ExpressionTree qualifier = reference.getQualifierExpression();
    boolean bound =
        Symbols.of(qualifier) instanceof VarSymbol
            || !(Symbols.of(qualifier) instanceof ClassSymbol);
    if (method.isConstructor() || method.isStatic()) {
      use(method.enclClass());
    }
    Optional<MethodTree> body = bodies.method(method);
    if (body.isPresent()) {
      boolean fresh = method.isConstructor() || (bound && freshness.isFresh(qualifier));
      Outcome outcome =
          analysis.interpret(
              freshness.entry(method, body.get(), ImmutableList.of(), fresh), body.get());
      dispatch(method, outcome, qualifier);
    } else if (method.isConstructor()) {
      constructExternal(method, ImmutableList.of());
    } else if (isFunctionCall(method)) {
      effects.add(Outcome.unknown("runs code that is not visible"));
    } else {
      callWithoutBody(method, bound ? qualifier : null, ImmutableList.of());
      callBackOnParameters(method, bound ? null : qualifier);
    }
  }

  /** Adds the callbacks on what a referenced library method gets. */
  private void callBackOnParameters(MethodSymbol method, ExpressionTree unboundReceiver) {
    if (LibraryCalls.areKnown(method.enclClass())) {
      method
          .params()
          .forEach(parameter -> analysis.callbacks().onArgument(parameter.type, effects));
      Type type = unboundReceiver == null ? null : ASTHelpers.getType(unboundReceiver);
      if (type != null) {
        analysis.callbacks().onValue(type, effects);
      }
    }
  }

  /** Whether a method is the one that runs a function of a library. */
  boolean isFunctionCall(MethodSymbol method) {
    return (method.flags() & (Flags.ABSTRACT | Flags.DEFAULT)) == Flags.ABSTRACT
        && FunctionTypes.isFunction(method.owner.type, analysis.state().getTypes());
  }
}
