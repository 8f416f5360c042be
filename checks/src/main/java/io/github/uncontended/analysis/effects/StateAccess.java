package io.github.uncontended.analysis.effects;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.values.Stability;

/**
 * The reads and writes of state that a body does not have to itself: of variables, of array
 * elements, of objects that it converts to strings or iterates over, and of resources that it
 * closes.
 *
 * <p>A write to a fresh object or to a local variable is no side effect.
 */
final class StateAccess {
  private final EffectAnalysis analysis;
  private final Freshness freshness;
  private final ImplicitExceptions implicit;
  private final CallEffects calls;
  private final EffectState effects;

  StateAccess(
      EffectAnalysis analysis,
      Freshness freshness,
      ImplicitExceptions implicit,
      CallEffects calls,
      EffectState effects) {
    this.analysis = analysis;
    this.freshness = freshness;
    this.implicit = implicit;
    this.calls = calls;
    this.effects = effects;
  }

  /** Adds the read of a variable, and the initialization of a class by it. */
  void read(ExpressionTree tree) {
    if (!(Symbols.of(tree) instanceof VarSymbol variable)) {
      return;
    }
    if (variable.name.contentEquals("class")) {
      useConstants(variable.type);
      return;
    }
    implicit.use(tree, variable, variable.baseSymbol().type);
    boolean isField = variable.owner.kind == Kind.TYP;
    if (isField && variable.isStatic() && variable.getConstValue() == null) {
      calls.use(variable.enclClass());
    }
    if (!ASTHelpers.isConsideredFinal(variable)
        && !(isField ? isConfined(variable, tree) : freshness.isDeclaredHere(variable))) {
      effects.addReading("reads " + variable.name);
    }
  }

  /** What gets the class of an enum may list its constants, which initializes it. */
  private void useConstants(Type literal) {
    Type of = literal.getTypeArguments().head;
    if (of != null && of.tsym instanceof ClassSymbol type && type.isEnum()) {
      calls.use(type);
    }
  }

  /** Adds the read of an element of an array. */
  void readElement(ArrayAccessTree element) {
    if (!freshness.isFresh(element.getExpression())) {
      effects.addReading("reads an array");
    }
  }

  /**
   * Adds the write to a variable or to an element of an array.
   *
   * @param what the beginning of a verb phrase, which the name of the variable ends
   */
  void write(ExpressionTree variable, String what) {
    ExpressionTree target = ASTHelpers.stripParentheses(variable);
    if (target instanceof ArrayAccessTree element) {
      if (!freshness.isFresh(element.getExpression())) {
        effects.add(Verdict.EFFECT, "writes to an array");
      }
    } else if (!(Symbols.of(target) instanceof VarSymbol symbol)) {
      effects.add(Verdict.EFFECT, "writes to a variable");
    } else if (!isConfined(symbol, target)) {
      effects.add(Verdict.EFFECT, what + symbol.name);
    }
  }

  /** Whether no other code can tell what a variable has. */
  private boolean isConfined(VarSymbol variable, ExpressionTree name) {
    return freshness.isConfined(variable, name) || CachedHashCode.isIn(variable, analysis.state());
  }

  /** Adds the conversion of an object to a string. */
  void convertToString(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    if (type != null && ASTHelpers.constValue(expression) == null) {
      analysis.callbacks().onValue(type, effects);
      if (!Stability.isImmutableValueType(type, analysis.state())
          && !freshness.isFresh(expression)) {
        effects.addReading("converts an object to a string");
      }
    }
  }

  /** Adds the iteration over an array or a collection. */
  void iterate(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    if (type != null && type.hasTag(TypeTag.CLASS)) {
      analysis.callbacks().onValue(type, effects);
      analysis.callbacks().onHeldFunctions(type, effects);
    }
    implicit.dereference(expression);
    if (!freshness.isValueOrFresh(expression)) {
      effects.addReading("iterates over a collection");
    }
  }

  /** Adds the closing of a resource, unless the body creates it and it is in memory only. */
  void close(Tree resource) {
    Type type = ASTHelpers.getType(resource);
    boolean fresh =
        resource instanceof VariableTree variable
            && variable.getInitializer() != null
            && freshness.isFresh(variable.getInitializer())
            && type != null
            && new ExternalEffects(analysis.state().getTypes()).isInMemory(type);
    if (!fresh) {
      effects.add(Verdict.EFFECT, "closes a resource");
    }
  }
}
