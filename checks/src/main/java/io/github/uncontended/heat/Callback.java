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
import io.github.uncontended.analysis.library.ApiFact;

/**
 * When a lambda, a method reference or an anonymous class runs, seen from the place that makes it.
 *
 * @param when seen from the code around it
 * @param how how it repeats, such as {@code once per element of map}, or why it is cold; may be
 *     empty
 */
record Callback(When when, String how) {
  /** When a callback runs. */
  enum When {
    /** With the code around it. */
    AT_ONCE,
    /** With the code around it, many times. */
    PER_ELEMENT,
    /** With the code around it, but seldom: to fill a cache. */
    RARELY,
    /** Seldom, wherever it was made. */
    NEVER_HOT,
    /** At another time, or it is not known when; {@link Callback#how} may say that it repeats. */
    LATER
  }

  private static final Callback AT_ONCE = new Callback(When.AT_ONCE, "");
  private static final Callback RARELY = new Callback(When.RARELY, "");
  private static final Callback LATER = new Callback(When.LATER, "");

  /** Sees what becomes of a callback. */
  static Callback of(TreePath functional) {
    Type type = functionalType(functional.getLeaf());
    String typeName = type == null ? "" : type.tsym.getQualifiedName().toString();
    String repeats = "";
    if (typeName.equals("java.util.Comparator")) {
      repeats = "once per comparison";
    } else if (typeName.equals("org.springframework.jdbc.core.RowMapper")) {
      repeats = "once per row";
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
        return new Callback(When.LATER, repeats);
      }
      String owner = owner(call);
      String name = name(call);
      boolean supplies = !combined && typeName.endsWith("Supplier");
      if (owner.equals("java.util.Comparator")) {
        repeats = "once per comparison";
        combined = true;
        at = parent;
      } else if (owner.equals("java.util.stream.Collectors")) {
        if (repeats.isEmpty() && !supplies && !name.equals("collectingAndThen")) {
          repeats = "once per element of " + name;
        }
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
      String repeats) {
    boolean inStream = owner.startsWith("java.util.stream.");
    boolean inCollections =
        owner.startsWith("java.util.") || owner.startsWith("com.google.common.collect.");
    if (!repeats.isEmpty()) {
      boolean now =
          inStream
              || (inCollections && ApiFact.PER_COMPARISON.isMethodName(name))
              || owner.startsWith("org.springframework.jdbc.core.");
      return new Callback(now ? When.PER_ELEMENT : When.LATER, repeats);
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
    return switch (name) {
      case "computeIfAbsent" -> RARELY;
      case "get" -> owner.endsWith(".cache.Cache") ? RARELY : LATER;
      case "requireNonNull" -> neverHot("message of a failed check");
      case "withInitial" -> neverHot("once per thread");
      case "memoize" -> neverHot("once, then remembered");
      default -> LATER;
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
    return new Callback(When.PER_ELEMENT, "once per element of " + name);
  }

  private static Callback neverHot(String why) {
    return new Callback(When.NEVER_HOT, why);
  }

  /** Whether the value of a tree's part is the tree's own. */
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

  /** The type that a callback is made as; null where javac knows none. */
  static Type functionalType(Tree functional) {
    return ASTHelpers.getType(
        functional instanceof NewClassTree creation ? creation.getIdentifier() : functional);
  }
}
