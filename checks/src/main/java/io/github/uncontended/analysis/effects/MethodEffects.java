package io.github.uncontended.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.effects.EffectAnalysis.Entry;
import io.github.uncontended.analysis.effects.Effects.Verdict;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.Optional;

/**
 * The side effects of a method or constructor whose body is available, with the lock that the call
 * takes and the initializers that run before the body; and those of the initialization of a class.
 */
final class MethodEffects {
  private final EffectInterpreter interpreter;
  private final EffectState effects;
  private final EffectAnalysis analysis;
  private final Bodies bodies;

  private MethodEffects(EffectInterpreter interpreter, EffectAnalysis analysis, Bodies bodies) {
    this.interpreter = interpreter;
    this.effects = interpreter.effects;
    this.analysis = analysis;
    this.bodies = bodies;
  }

  /** What a call of a method or constructor does. */
  static Outcome of(Entry call, MethodTree body, EffectAnalysis analysis, Bodies bodies) {
    EffectInterpreter interpreter = EffectInterpreter.ofBody(call, body, analysis, bodies);
    return new MethodEffects(interpreter, analysis, bodies).call(call.method(), body);
  }

  /** What the static initializers of a class do. */
  static Outcome ofStatics(
      ClassSymbol type, ClassTree declaration, EffectAnalysis analysis, Bodies bodies) {
    EffectInterpreter interpreter = EffectInterpreter.ofInitializers(type, analysis, bodies);
    for (Tree member : declaration.getMembers()) {
      if (Initializers.isStatic(member) && !isConstant(member)) {
        interpreter.scanInitializer(member);
      }
    }
    return interpreter.effects.outcome();
  }

  private static boolean isConstant(Tree member) {
    return member instanceof VariableTree field
        && ((JCVariableDecl) field).sym.getConstValue() != null;
  }

  private Outcome call(MethodSymbol method, MethodTree body) {
    if ((method.flags() & Flags.SYNCHRONIZED) != 0) {
      effects.add(Verdict.EFFECT, "takes a lock");
    }
    if (method.isConstructor()) {
      initialize(method, body);
    }
    interpreter.scan(body.getBody(), null);
    if (effects.onlyThrows() && neverCompletes(method, body)) {
      effects.addAlwaysThrows();
    }
    return effects.outcome();
  }

  private static boolean neverCompletes(MethodSymbol method, MethodTree body) {
    return !method.isConstructor()
        && (!ExternalEffects.isVoid(method) || !Completion.isPossible(body.getBody()));
  }

  /** Interprets the initializers that a constructor runs before its own statements. */
  private void initialize(MethodSymbol constructor, MethodTree body) {
    Optional<MethodInvocationTree> call = Bodies.constructorCall(body);
    if (call.isPresent() && Bodies.delegatesToThis(call.get())) {
      return;
    }
    analysis.callbacks().onConstruction(constructor.enclClass(), effects);
    bodies
        .type(constructor.enclClass())
        .ifPresent(type -> Initializers.ofInstances(type).forEach(interpreter::scanInitializer));
  }
}
