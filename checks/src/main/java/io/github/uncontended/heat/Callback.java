package io.github.uncontended.heat;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.caching.Memoization;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.Optional;

/**
 * When a lambda, a method reference or an anonymous class runs, relative to the code that creates
 * it: at once, once per element, on a miss only, or at another time.
 *
 * @param when relative to the code around it
 * @param repetition how it repeats
 * @param cold why it is cold; present exactly for {@link When#NEVER_HOT}
 */
record Callback(When when, Optional<Repetition> repetition, Optional<Heat> cold) {
  /** When a callback runs. */
  enum When {
    /** With the code around it. */
    AT_ONCE,
    /** With the code around it, many times. */
    PER_ELEMENT,
    /** With the code around it, but seldom: to memoize a value on a miss. */
    RARELY,
    /** Seldom, wherever it was created. */
    NEVER_HOT,
    /** At another time, or at a time that is not known; {@link #repetition} may be known. */
    LATER
  }

  private static final Callback AT_ONCE = of(When.AT_ONCE);
  private static final Callback RARELY = of(When.RARELY);
  private static final Callback LATER = of(When.LATER);

  private static final Optional<Repetition> PER_COMPARISON =
      Optional.of(new Repetition("comparison"));

  private static Callback of(When when) {
    return new Callback(when, Optional.empty(), Optional.empty());
  }

  /** Decides by the type of the callback and by the call that takes it. */
  static Callback of(TreePath functional) {
    Type type = functionalType(functional.getLeaf());
    String typeName = type == null ? "" : type.tsym.getQualifiedName().toString();
    Optional<Repetition> repeats = Optional.empty();
    if (typeName.equals("java.util.Comparator")) {
      repeats = PER_COMPARISON;
    } else if (typeName.equals("org.springframework.jdbc.core.RowMapper")) {
      repeats = Optional.of(new Repetition("row"));
    }
    TreePath at = functional;
    boolean combined = false;
    while (true) {
      Tree leaf = at.getLeaf();
      TreePath parent = at.getParentPath();
      if (isSameValue(parent.getLeaf())) {
        at = parent;
        continue;
      }
      if (parent.getLeaf() instanceof MemberSelectTree select
          && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getMethodSelect() == select
          && owner(call).equals("java.util.Comparator")) {
        at = parent.getParentPath();
        continue;
      }
      if (!(parent.getLeaf() instanceof MethodInvocationTree call)
          || call.getMethodSelect() == leaf) {
        return new Callback(When.LATER, repeats, Optional.empty());
      }
      String owner = owner(call);
      String name = name(call);
      boolean supplies = !combined && typeName.endsWith("Supplier");
      if (owner.equals("java.util.Comparator")) {
        repeats = PER_COMPARISON;
        combined = true;
        at = parent;
      } else if (owner.equals("java.util.stream.Collectors")) {
        if (repeats.isEmpty() && !supplies && !name.equals("collectingAndThen")) {
          repeats = Optional.of(new Repetition("element of " + name));
        }
        combined = true;
        at = parent;
      } else {
        return passedTo(call, supplies, combined, repeats);
      }
    }
  }

  private static Callback passedTo(
      MethodInvocationTree call, boolean supplies, boolean combined, Optional<Repetition> repeats) {
    String owner = owner(call);
    String name = name(call);
    boolean inStream = owner.startsWith("java.util.stream.");
    boolean inCollections =
        owner.startsWith("java.util.") || owner.startsWith("com.google.common.collect.");
    if (repeats.isPresent()) {
      boolean now =
          inStream
              || (inCollections && ApiFact.PER_COMPARISON.isMethodName(name))
              || owner.startsWith("org.springframework.jdbc.core.");
      return new Callback(now ? When.PER_ELEMENT : When.LATER, repeats, Optional.empty());
    }
    if (inStream) {
      if (name.equals("onClose")) {
        return LATER;
      }
      return combined || (supplies && !name.equals("generate")) ? AT_ONCE : perElement(name);
    }
    if (runsAtOnce(call)) {
      return name.equals("orElseThrow") ? neverHot("builds an exception") : AT_ONCE;
    }
    if (name.startsWith("forEach") || (inCollections && ApiFact.PER_ELEMENT.isMethodName(name))) {
      return perElement(name);
    }
    if (name.equals("requireNonNull")) {
      return neverHot("message of a failed check");
    }
    return Memoization.of(call).map(Callback::memoized).orElse(LATER);
  }

  private static Callback memoized(Memoization.Frequency frequency) {
    return switch (frequency) {
      case ON_MISS -> RARELY;
      case ON_LATER_MISS -> LATER;
      case ONCE_PER_THREAD -> neverHot("once per thread");
      case ONCE -> neverHot("once, then remembered");
    };
  }

  /** Whether a method runs the function that it is given before it returns. */
  private static boolean runsAtOnce(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && (ApiFact.AT_ONCE.holdsFor(method)
            || (method.enclClass().flatName().toString().startsWith("java.")
                && ApiFact.AT_ONCE.isInherited(method)));
  }

  private static Callback perElement(String name) {
    return new Callback(
        When.PER_ELEMENT, Optional.of(new Repetition("element of " + name)), Optional.empty());
  }

  private static Callback neverHot(String why) {
    return new Callback(
        When.NEVER_HOT, Optional.empty(), Optional.of(new Heat(Heat.Level.COLD, why)));
  }

  /** Whether a tree has the value of one of its parts. */
  private static boolean isSameValue(Tree tree) {
    return tree instanceof ParenthesizedTree
        || tree instanceof TypeCastTree
        || tree instanceof ConditionalExpressionTree;
  }

  private static String name(MethodInvocationTree call) {
    Symbol symbol = ASTHelpers.getSymbol(call.getMethodSelect());
    return symbol == null ? "" : symbol.getSimpleName().toString();
  }

  private static String owner(MethodInvocationTree call) {
    return ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        ? method.owner.getQualifiedName().toString()
        : "";
  }

  /** The functional interface that a callback implements; null if javac knows none. */
  static Type functionalType(Tree functional) {
    return ASTHelpers.getType(
        functional instanceof NewClassTree creation ? creation.getIdentifier() : functional);
  }
}
