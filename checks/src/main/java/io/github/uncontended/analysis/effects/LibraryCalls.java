package io.github.uncontended.analysis.effects;

import com.google.common.collect.Iterables;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.FunctionTypes;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.PureMethods;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.OrderedCreations;
import io.github.uncontended.analysis.values.Stability;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * The calls of methods and constructors of known libraries. The tables list those that only
 * compute, those that change only their receiver, those that throw for some arguments, and those
 * that call nothing back; whatever is not listed is unknown.
 */
final class LibraryCalls {
  private final EffectAnalysis analysis;
  private final EffectState effects;
  private final ExternalEffects externalEffects;
  private final Freshness freshness;
  private final Nullness nullness;
  private final Fragile fragile;

  LibraryCalls(
      EffectAnalysis analysis, EffectState effects, Freshness freshness, Nullness nullness) {
    this.analysis = analysis;
    this.effects = effects;
    this.externalEffects = new ExternalEffects(analysis.state().getTypes());
    this.freshness = freshness;
    this.nullness = nullness;
    this.fragile = new Fragile(analysis);
  }

  /** Whether the tables are complete for a class, so that a method that is missing is unknown. */
  static boolean areKnown(ClassSymbol owner) {
    return ApiFact.KNOWN_LIBRARY.holdsForType(owner.flatName().toString());
  }

  /**
   * Adds what a method does, apart from the functions that it takes.
   *
   * @param receiver as written; null for none
   */
  void call(
      MethodSymbol method,
      ExpressionTree receiver,
      List<? extends ExpressionTree> arguments,
      String name) {
    boolean fresh = freshness.isFreshReceiver(method, receiver);
    Verdict verdict = effect(method, receiver, fresh, arguments);
    effects.add(verdict, "calls " + name);
    throwing(method, receiver, arguments, name);
    if (verdict == Verdict.NONE && !PureMethods.isDeclaredPure(method)) {
      callBack(method, receiver, arguments);
      if (!isFunctionOfValues(method, receiver, fresh, arguments)) {
        effects.addReading("calls " + name);
      }
    }
  }

  private Verdict effect(
      MethodSymbol method,
      ExpressionTree receiver,
      boolean fresh,
      List<? extends ExpressionTree> arguments) {
    String owner = method.enclClass().flatName().toString();
    if (ApiFact.EFFECT.isInherited(method)) {
      return fresh && owner.equals("java.lang.Throwable") ? Verdict.NONE : Verdict.EFFECT;
    }
    if (ApiFact.WRITES_FIRST_ARGUMENT.holdsFor(method)) {
      return effectUnless(freshness.isFresh(arguments.get(0)));
    }
    if (ApiFact.FILLS_ARGUMENT.isInherited(method)) {
      return effectUnless(arguments.stream().allMatch(freshness::isValueOrFresh));
    }
    if (owner.equals("java.lang.System") && method.name.contentEquals("arraycopy")) {
      return effectUnless(freshness.isFresh(arguments.get(2)));
    }
    if (ApiFact.READS_REORDER.isInherited(method) && !fresh && mayReorder(receiver)) {
      return Verdict.EFFECT;
    }
    if (PureMethods.contain(method)) {
      return Verdict.NONE;
    }
    if (ApiFact.CHANGES_RECEIVER.isInherited(method)) {
      return effectUnless(fresh);
    }
    // Not listed: no name makes it pure.
    Type type = receiver == null ? null : ASTHelpers.getType(receiver);
    return externalEffects.call(method, type, fresh, new BitSet()) == Verdict.EFFECT
        ? Verdict.EFFECT
        : Verdict.UNKNOWN;
  }

  /** The reading of names, for methods that are not listed. */
  ExternalEffects externalEffects() {
    return externalEffects;
  }

  private static Verdict effectUnless(boolean none) {
    return none ? Verdict.NONE : Verdict.EFFECT;
  }

  /** Whether reading a map may change its order, as far as the compilation shows. */
  private boolean mayReorder(ExpressionTree receiver) {
    Type type = receiver == null ? null : ASTHelpers.getType(receiver);
    return type != null
        && CompilationIndex.of(analysis.state()).orderedCreations().hasAccessOrder()
        && !isOfLibrary(receiver, OrderedCreations::mayHaveAccessOrder)
        && analysis
            .state()
            .getTypes()
            .isSubtype(
                analysis.type("java.util.LinkedHashMap"),
                analysis.state().getTypes().erasure(type));
  }

  // Exceptions.

  private void throwing(
      MethodSymbol method,
      ExpressionTree receiver,
      List<? extends ExpressionTree> arguments,
      String name) {
    if ((ApiFact.THROWS.isInherited(method) && !succeeds(method, receiver, arguments))
        || (receiver != null && !method.isStatic() && fragile.mayFail(method, receiver))
        || arguments.stream().anyMatch(each -> fragile.mayBe(ASTHelpers.getType(each)))) {
      effects.addException("may throw in " + name);
    }
    if (readsElements(method, receiver, arguments)) {
      effects.addException("may find null among elements");
    }
    boolean acceptsNull =
        ApiFact.ACCEPTS_NULL.isInherited(method)
            || storesNull(method, receiver)
            || ConstantCalls.writesNull(method, receiver, arguments);
    for (ExpressionTree argument : arguments) {
      if ((!acceptsNull || isArrayOfArguments(method, arguments, argument))
          && nullness.mayBeNull(argument)) {
        effects.addException("may pass null to " + name);
      }
    }
  }

  /** Whether an argument is the array of a variable arity call; its elements may be null. */
  private static boolean isArrayOfArguments(
      MethodSymbol method, List<? extends ExpressionTree> arguments, ExpressionTree argument) {
    return method.isVarArgs()
        && arguments.size() == method.params().size()
        && argument == Iterables.getLast(arguments)
        && (Expressions.isNull(argument)
            || (ASTHelpers.getType(argument) instanceof Type.ArrayType array
                && !array.elemtype.isPrimitive()));
  }

  /** Whether a call reads elements, so that null among them may make it throw. */
  private boolean readsElements(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    return analysis.nulls().storesNull()
        && !ApiFact.ACCEPTS_NULL_ELEMENTS.isInherited(method)
        && ((receiver != null
                && !method.isStatic()
                && isSubtype(receiver, "java.util.stream.Stream"))
            || arguments.stream().anyMatch(this::hasElements));
  }

  private boolean hasElements(ExpressionTree expression) {
    return (ASTHelpers.getType(expression) instanceof Type.ArrayType array
            && !array.elemtype.isPrimitive())
        || isSubtype(expression, "java.lang.Iterable")
        || isSubtype(expression, "java.util.Map")
        || isSubtype(expression, "java.util.Iterator")
        || isSubtype(expression, "java.util.stream.Stream");
  }

  private boolean isSubtype(ExpressionTree expression, String name) {
    Type type = ASTHelpers.getType(expression);
    return type != null && isSubtype(type, name);
  }

  /** Whether a call that throws for some arguments does not throw here. */
  private boolean succeeds(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    if (ConstantCalls.succeeds(method, arguments)
        || SampleFormats.succeed(method, receiver, arguments)) {
      return true;
    }
    if (receiver == null || method.isStatic()) {
      return false;
    }
    return switch (method.name.toString()) {
      case "repeat", "indent" ->
          ASTHelpers.constValue(receiver) instanceof String text
              ? ConstantCalls.isShort(text) && ConstantCalls.isLength(Iterables.getLast(arguments))
              : ConstantCalls.isFactor(Iterables.getLast(arguments)) && !isRepeated(receiver);
      case "setLength", "ensureCapacity" -> ConstantCalls.isLength(Iterables.getLast(arguments));
      case "toArray" -> arguments.isEmpty();
      case "substring", "subList" ->
          arguments.size() == 1
              && Integer.valueOf(0).equals(ASTHelpers.constValue(arguments.get(0)));
      default -> false;
    };
  }

  /** Whether a receiver is created here, as an object of a class that takes null. */
  private boolean storesNull(MethodSymbol method, ExpressionTree receiver) {
    if (receiver == null
        || !(Symbols.of(receiver) instanceof VarSymbol variable)
        || !freshness.isFresh(receiver)) {
      return false;
    }
    String name = method.name.toString();
    return freshness.values(variable).stream()
        .allMatch(
            value ->
                ASTHelpers.stripParentheses(value) instanceof NewClassTree created
                    && ASTHelpers.getType(created) != null
                    && ApiFact.ACCEPTS_NULL.isInherited(ASTHelpers.getType(created), name));
  }

  /** Whether a text is one that is repeated already, so that the lengths multiply. */
  private static boolean isRepeated(ExpressionTree text) {
    return Expressions.contains(
        text,
        part ->
            part instanceof MethodInvocationTree call
                && Expressions.simpleName(call.getMethodSelect()).equals("repeat"));
  }

  private boolean isSubtype(Type type, String name) {
    return ASTHelpers.isSubtype(type, analysis.type(name), analysis.state());
  }

  // Reads.

  private boolean isFunctionOfValues(
      MethodSymbol method,
      ExpressionTree receiver,
      boolean fresh,
      List<? extends ExpressionTree> arguments) {
    for (ExpressionTree argument : arguments) {
      if (!isFunction(argument) && !freshness.isValueOrFresh(argument)) {
        return false;
      }
    }
    if (method.isStatic()) {
      return ApiFact.DETERMINISTIC.holdsFor(method) && !ApiFact.VARYING.holdsFor(method);
    }
    return fresh || (receiver != null && isValue(receiver));
  }

  private static boolean isFunction(ExpressionTree argument) {
    Tree.Kind kind = ASTHelpers.stripParentheses(argument).getKind();
    return kind == Tree.Kind.LAMBDA_EXPRESSION || kind == Tree.Kind.MEMBER_REFERENCE;
  }

  private boolean isValue(ExpressionTree expression) {
    return Stability.isImmutableValueType(ASTHelpers.getType(expression), analysis.state());
  }

  // Callbacks.

  private void callBack(
      MethodSymbol method, ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    if (receiver != null && !method.isStatic()) {
      analysis.callbacks().onHeldFunctions(ASTHelpers.getType(receiver), effects);
    }
    callHeldBy(arguments);
    boolean isExact = receiver != null && isOfLibrary(receiver);
    if (ApiFact.CALLS_NOTHING.isInherited(method)) {
      if (receiver != null && !method.isStatic() && !isExact) {
        analysis.callbacks().onReceiver(ASTHelpers.getType(receiver), method, effects);
      }
      return;
    }
    if (receiver != null && !method.isStatic() && !Expressions.isSuper(receiver)) {
      if (ApiFact.CALLS_ON_KEYS.isInherited(method)) {
        if (!isExact) {
          analysis.callbacks().onContainer(ASTHelpers.getType(receiver), effects);
        }
        analysis.callbacks().onKeys(ASTHelpers.getType(receiver), effects);
      } else if (!isExact) {
        callBackOn(receiver, method);
      } else if (!ApiFact.MOVES_ELEMENTS.isInherited(method)) {
        analysis.callbacks().onElements(ASTHelpers.getType(receiver), effects);
      }
      if (isOrdered(receiver)) {
        Type comparator = analysis.type("java.util.Comparator");
        analysis.callbacks().onContainer(comparator, effects);
        analysis.callbacks().onHeldFunctions(comparator, effects);
        if (!isExact) {
          analysis.callbacks().onComparators(ASTHelpers.getType(receiver), effects);
        }
      }
    }
    arguments.forEach(argument -> callBackOn(argument, method));
  }

  /**
   * Whether a receiver is an object of a library, as the only values of its variable show: no class
   * in sight overrides what is called on it.
   */
  private boolean isOfLibrary(ExpressionTree receiver) {
    return isOfLibrary(receiver, creation -> false);
  }

  private boolean isOfLibrary(ExpressionTree receiver, Predicate<NewClassTree> other) {
    return Symbols.of(receiver) instanceof VarSymbol variable
        && ASTHelpers.isConsideredFinal(variable)
        && Assignments.areAll(
            variable,
            value -> constructsOfLibrary(value) && !other.test((NewClassTree) value),
            analysis.state());
  }

  private boolean constructsOfLibrary(ExpressionTree value) {
    return value instanceof NewClassTree created
        && created.getClassBody() == null
        && Symbols.of(created.getIdentifier()) instanceof ClassSymbol type
        && !Bodies.isOfThisCompilation(type, analysis.state());
  }

  private boolean isOrdered(ExpressionTree receiver) {
    Type type = ASTHelpers.getType(receiver);
    return type != null
        && type.hasTag(TypeTag.CLASS)
        && ApiFact.COLLECTION.holdsForAny(KnownTypes.supertypes(type, analysis.state().getTypes()));
  }

  private void callBackOn(ExpressionTree expression, MethodSymbol called) {
    Type type = typeBeforeCast(expression);
    if (type == null || Expressions.isNull(expression) || isFunction(expression)) {
      return;
    }
    if (type.isInterface() && FunctionTypes.isFunction(type, analysis.state().getTypes())) {
      // The function itself is followed where it runs.
      analysis.callbacks().onObject(type, effects);
    } else {
      if (ApiFact.MOVES_ELEMENTS.isInherited(called)) {
        analysis.callbacks().onContainer(type, effects);
      } else {
        analysis.callbacks().onArgument(type, effects);
      }
    }
  }

  /** The type of an expression, or the subtype that a cast is from. */
  private Type typeBeforeCast(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    Type own = ASTHelpers.getType(Expressions.withoutCasts(expression));
    return type != null && own != null && ASTHelpers.isSubtype(own, type, analysis.state())
        ? own
        : type;
  }

  /** Adds the functions that objects of a library hold which a call is given. */
  private void callHeldBy(List<? extends ExpressionTree> arguments) {
    for (ExpressionTree argument : arguments) {
      analysis.callbacks().onHeldFunctions(ASTHelpers.getType(argument), effects);
    }
  }

  /** Adds what a constructor does, apart from the functions that it takes. */
  void construct(MethodSymbol constructor, List<? extends ExpressionTree> arguments) {
    String name = "new " + constructor.enclClass().getSimpleName();
    callHeldBy(arguments);
    if (isOfException(constructor)) {
      effects.addFrames("records a stack trace in " + name);
    }
    if (ApiFact.EFFECT.holdsFor(constructor)) {
      effects.add(Verdict.EFFECT, "calls " + name);
    } else if (!ApiFact.PURE.holdsFor(constructor) && !isOfException(constructor)) {
      effects.add(Verdict.UNKNOWN, "calls " + name);
    } else if (!ApiFact.CALLS_NOTHING.holdsFor(constructor)) {
      arguments.forEach(argument -> callBackOn(argument, constructor));
    }
    throwing(constructor, null, arguments, name);
    if (!arguments.stream().allMatch(freshness::isValueOrFresh)
        && !ApiFact.CALLS_NOTHING.holdsFor(constructor)) {
      effects.addReading("calls " + name);
    }
  }

  /** Whether a constructor is one of an exception, all of which only store what they are given. */
  private boolean isOfException(MethodSymbol constructor) {
    return ASTHelpers.isSubtype(
        constructor.owner.type, analysis.state().getSymtab().throwableType, analysis.state());
  }
}
