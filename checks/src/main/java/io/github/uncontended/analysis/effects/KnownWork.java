package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.CompletionFailure;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.RegexCall;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether code is known to do what counts beside a request: it has a loop or a stream, takes a
 * lock, reaches beyond the JVM, or looks up, compiles or builds what is costly. Calls are followed
 * three deep if their source is part of the compilation; of other code nothing is known but the
 * facts about libraries.
 */
public final class KnownWork {
  private static final ImmutableList<ApiFact> COSTS =
      ImmutableList.of(
          ApiFact.BLOCKS,
          ApiFact.COMPILES_EXPRESSION,
          ApiFact.COSTLY_TO_BUILD,
          ApiFact.DRAWS_SECURELY,
          ApiFact.LOADS_SETTINGS,
          ApiFact.LOOKS_UP_CLASS,
          ApiFact.LOOKS_UP_MEMBER,
          ApiFact.LOOKS_UP_NAME,
          ApiFact.LOOKS_UP_PROVIDER,
          ApiFact.QUERIES_DATABASE,
          ApiFact.SCANS_SERVICES,
          ApiFact.STARTS_PROCESS);

  private static final ImmutableList<ApiFact> WAITS =
      ImmutableList.of(ApiFact.BLOCKS, ApiFact.QUERIES_DATABASE, ApiFact.STARTS_PROCESS);

  private final VisitorState state;
  private final Bodies bodies;
  private final boolean waitsOnly;
  private final Set<MethodSymbol> entered;

  private KnownWork(
      Bodies bodies, boolean waitsOnly, Set<MethodSymbol> entered, VisitorState state) {
    this.state = state;
    this.bodies = bodies;
    this.waitsOnly = waitsOnly;
    this.entered = entered;
  }

  /** Whether evaluating an expression is known to cost that much. */
  public static boolean isIn(ExpressionTree expression, VisitorState state) {
    return isIn(expression, /* waitsOnly= */ false, state);
  }

  /** Whether code is known to wait for what is beyond the JVM, such as a database or a file. */
  public static boolean waits(StatementTree code, VisitorState state) {
    return isIn(code, /* waitsOnly= */ true, state);
  }

  private static boolean isIn(Tree code, boolean waitsOnly, VisitorState state) {
    try {
      return new KnownWork(new Bodies(state), waitsOnly, new HashSet<>(), state).isIn(code);
    } catch (CompletionFailure unknown) {
      return false;
    }
  }

  private boolean isIn(Tree code) {
    return Expressions.evaluates(code, this::costs);
  }

  private boolean costs(Tree part) {
    if (part instanceof MethodInvocationTree call) {
      return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
          && (counts(method) || (!waitsOnly && isWork(call)) || isInBody(method));
    }
    if (part instanceof NewClassTree created) {
      return ((JCNewClass) created).constructor instanceof MethodSymbol constructor
          && (counts(constructor) || isInBody(constructor));
    }
    return !waitsOnly && (part instanceof SynchronizedTree || Places.isLoop(part));
  }

  private boolean counts(MethodSymbol method) {
    return waitsOnly ? isBeyond(method) : isCostly(method);
  }

  private boolean isWork(MethodInvocationTree call) {
    return RegexCall.of(call).isPresent() || runsStream(call);
  }

  private boolean isBeyond(MethodSymbol method) {
    return WAITS.stream().anyMatch(fact -> has(fact, method))
        || (!method.isConstructor() && isAnyOf(method.enclClass(), ApiFact.REPOSITORY));
  }

  private boolean isCostly(MethodSymbol method) {
    ClassSymbol owner = method.enclClass();
    return (method.flags() & Flags.SYNCHRONIZED) != 0
        || COSTS.stream().anyMatch(fact -> has(fact, method))
        || ApiFact.OUTSIDE_PACKAGE.holdsForType(owner.flatName().toString())
        || (!method.isConstructor()
            && (isAnyOf(owner, ApiFact.OUTSIDE) || isAnyOf(owner, ApiFact.REPOSITORY)));
  }

  private static boolean has(ApiFact fact, MethodSymbol method) {
    return fact.isMethodName(method.name.toString())
        && (method.isConstructor() ? fact.holdsFor(method) : fact.isInherited(method));
  }

  private boolean isAnyOf(ClassSymbol type, ApiFact fact) {
    return fact.holdsForAny(KnownTypes.supertypes(type.type, state));
  }

  /** Whether a call is one of a stream that returns none, which runs it. */
  private boolean runsStream(MethodInvocationTree call) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    return receiver != null && isStream(receiver) && !isStream(call);
  }

  private boolean isStream(ExpressionTree expression) {
    Type type = ASTHelpers.getType(expression);
    return type != null && KnownTypes.isStream(type, state);
  }

  private boolean isInBody(MethodSymbol method) {
    if (!entered.add(method)) {
      return false;
    }
    KnownWork deeper = new KnownWork(bodies.atDepth(bodies.depth() + 1), waitsOnly, entered, state);
    return bodies.method(method).map(MethodTree::getBody).filter(deeper::isIn).isPresent()
        || bodies.overriders(method).stream().anyMatch(this::isInBody);
  }
}
