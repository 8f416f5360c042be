package io.github.uncontended.analysis.collections;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import java.util.Optional;

/**
 * An expression that creates a synchronized collection, which holds one lock during each call:
 * {@code Collections.synchronizedX(…)}, {@code new Hashtable<>(…)}, {@code new Vector<>(…)} or
 * {@code new Stack<>()}.
 *
 * @param tree the expression
 * @param name its name in a message, such as {@code Hashtable}
 * @param inner the collection that a wrapper wraps; else {@code tree}
 */
public record LockedCollection(ExpressionTree tree, String name, ExpressionTree inner) {
  /** The methods of {@code Collections} that wrap. */
  public static final ImmutableSet<String> WRAPPERS =
      ImmutableSet.of(
          "synchronizedCollection",
          "synchronizedList",
          "synchronizedMap",
          "synchronizedNavigableMap",
          "synchronizedNavigableSet",
          "synchronizedSet",
          "synchronizedSortedMap",
          "synchronizedSortedSet");

  /** The simple names of the classes. */
  public static final ImmutableSet<String> CLASSES =
      ImmutableSet.of("Hashtable", "Vector", "Stack");

  /** The wrapper that a call creates; empty for another call. */
  public static Optional<LockedCollection> of(MethodInvocationTree call) {
    String name = Expressions.simpleName(call.getMethodSelect());
    if (!WRAPPERS.contains(name) || call.getArguments().size() != 1) {
      return Optional.empty();
    }
    Symbol method = ASTHelpers.getSymbol(call.getMethodSelect());
    return method != null && method.owner.getQualifiedName().contentEquals("java.util.Collections")
        ? Optional.of(new LockedCollection(call, "Collections." + name, call.getArguments().get(0)))
        : Optional.empty();
  }

  /**
   * The {@code Hashtable}, {@code Vector} or {@code Stack} itself that is created; empty for a
   * subclass.
   */
  public static Optional<LockedCollection> of(NewClassTree creation) {
    ExpressionTree identifier = creation.getIdentifier();
    String name =
        Expressions.simpleName(
            identifier instanceof ParameterizedTypeTree generic ? generic.getType() : identifier);
    if (!CLASSES.contains(name) || creation.getClassBody() != null) {
      return Optional.empty();
    }
    Symbol type = ASTHelpers.getSymbol(identifier);
    return type != null && type.getQualifiedName().contentEquals("java.util." + name)
        ? Optional.of(new LockedCollection(creation, name, creation))
        : Optional.empty();
  }

  /** The collection that an expression creates; empty for any other expression. */
  static Optional<LockedCollection> of(ExpressionTree expression) {
    if (expression instanceof MethodInvocationTree call) {
      return of(call);
    }
    return expression instanceof NewClassTree creation ? of(creation) : Optional.empty();
  }

  /** Where the collection comes from, if construction stores it in a field. */
  CollectionOrigin originIn(VarSymbol field, VisitorState state) {
    return isWrapper() ? CollectionOrigin.of(inner, field, state) : CollectionOrigin.FRESH;
  }

  /** Whether it is a list: a {@code Vector} or a {@code Stack}, which extends it. */
  public boolean isVector() {
    return name.equals("Vector") || name.equals("Stack");
  }

  /** Whether the expression wraps another collection. */
  public boolean isWrapper() {
    return tree instanceof MethodInvocationTree;
  }

  /** Whether a read acquires the lock. Views of a map lock their iteration methods too. */
  public boolean isLockedBy(Use read) {
    boolean unlocked =
        read.operation().equals("for")
            || ApiFact.UNLOCKED_IN_WRAPPER.isMethodName(read.operation());
    return !isWrapper() || name.endsWith("Map") || !unlocked;
  }
}
