package io.github.uncontended.analysis.collections;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/**
 * An expression that evaluates to a collection or to a part of it.
 *
 * @param path leads to the expression
 * @param shape what it evaluates to
 * @param own whether the variable that holds the collection belongs to {@code this}, or is static
 */
record CollectionPart(TreePath path, Shape shape, boolean own) {
  /** What an expression evaluates to. */
  enum Shape {
    /** The collection itself. */
    COLLECTION,
    /** A view, such as {@code keySet()}. */
    VIEW,
    /** The view of a map's entries, by which its values can be written. */
    ENTRIES,
    /** An iterator, enumeration, spliterator or stream. */
    ITERATOR,
    /** An {@link #ITERATOR} over {@link #ENTRIES}. */
    ENTRY_ITERATOR;

    boolean isIterator() {
      return this == ITERATOR || this == ENTRY_ITERATOR;
    }
  }

  /** The same part, as another expression evaluates to it. */
  CollectionPart at(TreePath place) {
    return new CollectionPart(place, shape, own);
  }

  /** Another part, which the same expression evaluates to. */
  CollectionPart as(Shape other) {
    return new CollectionPart(path, other, own);
  }

  Tree expression() {
    return path.getLeaf();
  }
}
