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
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * When a lambda, a method reference or an anonymous class runs, relative to the code that creates
 * it: at once, once per element, on a miss only, or at another time.
 *
 * @param when relative to the code around it
 * @param why why it is cold; empty where it is not
 */
record Callback(When when, String why) {
  /** When a callback runs. */
  enum When {
    /** With the code around it. */
    AT_ONCE,
    /** With the code around it, many times. */
    PER_ELEMENT,
    /** When a lookup misses, to fill a map or a cache. */
    ON_MISS,
    /** Seldom, wherever it was made. */
    NEVER_HOT,
    /** On a timer, wherever it was made. */
    ON_TIMER,
    /** At another time, or it is not known when. */
    LATER
  }

  private static final Callback AT_ONCE = new Callback(When.AT_ONCE, "");
  private static final Callback ON_MISS = new Callback(When.ON_MISS, "");
  private static final Callback ON_TIMER = new Callback(When.ON_TIMER, "a timer runs it");
  private static final Callback PER_ELEMENT = new Callback(When.PER_ELEMENT, "");
  private static final Callback LATER = new Callback(When.LATER, "");

  /** Decides by the type of the callback and by the call that takes it. */
  static Callback of(TreePath functional) {
    Type type = functionalType(functional.getLeaf());
    // An argument of a call that does not resolve has a type without a symbol.
    String typeName =
        type == null || type.tsym == null ? "" : type.tsym.getQualifiedName().toString();
    boolean repeats =
        typeName.equals("java.util.Comparator")
            || typeName.equals("org.springframework.jdbc.core.RowMapper");
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
        return LATER;
      }
      String owner = owner(call);
      String name = name(call);
      boolean supplies = !combined && typeName.endsWith("Supplier");
      if (owner.equals("java.util.Comparator")) {
        repeats = true;
        combined = true;
        at = parent;
      } else if (owner.equals("java.util.stream.Collectors")) {
        repeats |= !supplies && !name.equals("collectingAndThen");
        combined = true;
        at = parent;
      } else {
        return given(call, owner, name, supplies, combined, repeats);
      }
    }
  }

  private static Callback given(
      MethodInvocationTree call,
      String owner,
      String name,
      boolean supplies,
      boolean combined,
      boolean repeats) {
    boolean inStream = owner.startsWith("java.util.stream.");
    boolean inCollections =
        owner.startsWith("java.util.") || owner.startsWith("com.google.common.collect.");
    if (repeats) {
      boolean now =
          inStream
              || (inCollections && ApiFact.PER_COMPARISON.isMethodName(name))
              || owner.startsWith("org.springframework.jdbc.core.");
      return now ? PER_ELEMENT : LATER;
    }
    if (inStream) {
      if (name.equals("onClose")) {
        return LATER;
      }
      return combined || (supplies && !name.equals("generate")) ? AT_ONCE : PER_ELEMENT;
    }
    if (runsAtOnce(call)) {
      return name.equals("orElseThrow") ? neverHot("builds an exception") : AT_ONCE;
    }
    if (runsOnTimer(call)) {
      return ON_TIMER;
    }
    if (name.startsWith("forEach") || (inCollections && ApiFact.PER_ELEMENT.isMethodName(name))) {
      return PER_ELEMENT;
    }
    if (name.equals("requireNonNull")) {
      return neverHot("message of a failed check");
    }
    return Memoization.of(call).map(Callback::memoized).orElse(LATER);
  }

  private static Callback memoized(Memoization.Frequency frequency) {
    return switch (frequency) {
      case ON_MISS, ON_LATER_MISS -> ON_MISS;
      case ONCE_PER_THREAD -> neverHot("runs once per thread");
      case ONCE -> neverHot("memoized: runs once");
    };
  }

  /** Whether a method runs the function that it is given before it returns. */
  private static boolean runsAtOnce(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && (ApiFact.AT_ONCE.holdsFor(method)
            || (method.enclClass().flatName().toString().startsWith("java.")
                && ApiFact.AT_ONCE.isInherited(method)));
  }

  private static boolean runsOnTimer(MethodInvocationTree call) {
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.ON_TIMER.isMethodName(method.name.toString())
        && ApiFact.ON_TIMER.isInherited(method);
  }

  private static Callback neverHot(String why) {
    return new Callback(When.NEVER_HOT, why);
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
    return Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        ? method.owner.getQualifiedName().toString()
        : "";
  }

  /** The type that a callback is made as; null where javac knows none. */
  static Type functionalType(Tree functional) {
    return ASTHelpers.getType(
        functional instanceof NewClassTree creation ? creation.getIdentifier() : functional);
  }
}
