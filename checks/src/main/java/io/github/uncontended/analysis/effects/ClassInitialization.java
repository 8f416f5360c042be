package io.github.uncontended.analysis.effects;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The side effects of the initialization of classes, which the first use of each runs. Where
 * nothing proves that a class is initialized already, each use may be the first.
 */
final class ClassInitialization {
  private final EffectAnalysis analysis;
  private final Bodies bodies;
  private final VisitorState state;
  private final Types types;

  ClassInitialization(EffectAnalysis analysis, Bodies bodies) {
    this.analysis = analysis;
    this.bodies = bodies;
    this.state = analysis.state();
    this.types = state.getTypes();
  }

  /** The initialization of a class and of what is initialized before it. */
  Outcome use(ClassSymbol type) {
    EffectState effects = new EffectState();
    effects.addUse(type);
    return effects.outcome();
  }

  /** What the initialization of a class does. */
  private Outcome initialize(ClassSymbol type) {
    Outcome known = analysis.sight().initializations.get(type);
    if (known != null) {
      return known;
    }
    // A class that is being initialized adds nothing.
    analysis.sight().initializations.put(type, Outcome.NOTHING);
    Outcome outcome =
        bodies
            .type(type)
            .map(tree -> MethodEffects.ofStatics(type, tree, analysis, bodies))
            .orElse(Outcome.NOTHING);
    if (analysis.hasReachedLimit()) {
      analysis.sight().initializations.remove(type);
    } else {
      analysis.sight().initializations.put(type, outcome);
    }
    return outcome;
  }

  /** Adds the initialization of the classes that an outcome uses, in case it is their first use. */
  Outcome addTo(Outcome outcome) {
    Set<ClassSymbol> seen = initializedHere();
    Deque<ClassSymbol> pending = new ArrayDeque<>(outcome.uses());
    EffectState effects = new EffectState();
    while (!pending.isEmpty()) {
      ClassSymbol type = pending.remove();
      if (!seen.add(type)) {
        continue;
      }
      addInitializedBefore(type, pending);
      Outcome initialization = initialize(type);
      pending.addAll(initialization.uses());
      String what = "initializes " + type.name + ", which ";
      effects.add(initialization.result().verdict(), what + initialization.result().reason());
      initialization.alwaysThrows().ifPresent(reason -> effects.addException(what + reason));
      initialization.throwing().ifPresent(reason -> effects.addException(what + reason));
      initialization.reading().ifPresent(reason -> effects.add(Verdict.UNKNOWN, what + reason));
      initialization.frames().ifPresent(reason -> effects.addFrames(what + reason));
    }
    return outcome.join(effects.outcome());
  }

  /**
   * Adds what is initialized before a class: its superclass, and superinterfaces that declare
   * default methods (JLS 12.4.1).
   */
  private void addInitializedBefore(ClassSymbol type, Deque<ClassSymbol> pending) {
    if (type.isInterface()) {
      return;
    }
    if (type.getSuperclass().tsym instanceof ClassSymbol parent) {
      pending.add(parent);
    }
    for (Type each : types.interfaces(type.type)) {
      addWithDefaultMethods((ClassSymbol) each.tsym, pending);
    }
  }

  private void addWithDefaultMethods(ClassSymbol type, Deque<ClassSymbol> pending) {
    boolean hasDefault = false;
    for (Symbol member : type.members().getSymbols()) {
      hasDefault |= (member.flags() & Flags.DEFAULT) != 0;
    }
    if (hasDefault) {
      pending.add(type);
    }
    for (Type each : types.interfaces(type.type)) {
      addWithDefaultMethods((ClassSymbol) each.tsym, pending);
    }
  }

  /** The classes that are initialized when the analyzed expression is evaluated. */
  private Set<ClassSymbol> initializedHere() {
    Set<ClassSymbol> initialized = new HashSet<>();
    boolean certain = true;
    for (TreePath path = state.getPath(); path != null && certain; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree tree) {
        ClassSymbol type = ASTHelpers.getSymbol(tree);
        addWithSuperclasses(type, initialized);
        // The code of an inner class has an enclosing instance.
        certain = type.hasOuterInstance() || type.owner instanceof MethodSymbol;
      }
    }
    return initialized;
  }

  /** Adds a class and its superclasses, which are initialized before it. */
  static void addWithSuperclasses(ClassSymbol type, Set<ClassSymbol> initialized) {
    for (ClassSymbol at = type; at != null && initialized.add(at); ) {
      at = at.getSuperclass().tsym instanceof ClassSymbol parent ? parent : null;
    }
  }
}
