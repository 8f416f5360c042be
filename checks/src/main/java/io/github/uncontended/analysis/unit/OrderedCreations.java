package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * The collections that a compilation creates of which a read may run code or change the order: maps
 * in the order of accesses, and collections that compare with a given comparator.
 */
public final class OrderedCreations {
  /**
   * A collection that gets a comparator.
   *
   * @param type the type of the collection
   * @param comparator what it is given
   */
  public record Sorted(Type type, ExpressionTree comparator) {}

  private final List<Sorted> sorted = new ArrayList<>();
  private boolean hasAccessOrder;

  /** Adds the creation of an object. */
  void add(NewClassTree creation) {
    hasAccessOrder |= mayHaveAccessOrder(creation);
    if (takesComparator(creation)) {
      sorted.add(
          new Sorted(
              ASTHelpers.getType(creation),
              ASTHelpers.stripParentheses(Iterables.getLast(creation.getArguments()))));
    }
  }

  private static boolean takesComparator(NewClassTree creation) {
    if (creation.getArguments().isEmpty()
        || !(creation instanceof JCNewClass tree)
        || tree.constructor == null
        || tree.constructor.type == null) {
      return false;
    }
    Type last = Iterables.getLast(tree.constructor.type.getParameterTypes(), null);
    return last != null && last.tsym.flatName().contentEquals("java.util.Comparator");
  }

  /** Adds a class: one that extends a map may ask it to be in the order of accesses. */
  void add(ClassTree type) {
    Symbol symbol = ((JCClassDecl) type).sym;
    hasAccessOrder |=
        symbol instanceof Symbol.ClassSymbol declared
            && isLinkedHashMap(declared.getSuperclass().tsym);
  }

  /** Whether code creates a map that a read reorders, or extends the class of such maps. */
  public boolean hasAccessOrder() {
    return hasAccessOrder;
  }

  /** The collections that get a comparator. */
  public ImmutableList<Sorted> sorted() {
    return ImmutableList.copyOf(sorted);
  }

  /** Whether the object that is created may be a map in the order of accesses. */
  public static boolean mayHaveAccessOrder(NewClassTree creation) {
    return creation.getArguments().size() == 3
        && isLinkedHashMap(Symbols.of(creation.getIdentifier()));
  }

  private static boolean isLinkedHashMap(Symbol type) {
    return type != null && type.flatName().contentEquals("java.util.LinkedHashMap");
  }
}
