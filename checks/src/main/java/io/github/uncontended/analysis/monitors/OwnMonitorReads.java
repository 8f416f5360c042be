package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.collections.FieldUses.Kind;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.collections.LockedCollection;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * Blocks that lock on a synchronized collection only to read it, where only construction writes it:
 * neither the monitor nor the wrapper guards anything.
 */
public final class OwnMonitorReads {
  private OwnMonitorReads() {}

  /**
   * The blocks that lock on a collection; none if nothing does.
   *
   * @return empty if one of them does more than read the collection, or if other code may write it
   */
  public static Optional<ImmutableList<CriticalSection>> of(
      CollectionField field, VisitorState state) {
    ImmutableList.Builder<CriticalSection> sections = ImmutableList.builder();
    for (Use use : field.uses().all()) {
      if (use.kind() != Kind.MONITOR) {
        continue;
      }
      Optional<CriticalSection> section = block(use.path(), state);
      if (!field.isNeverWritten()
          || Symbols.of(use.path().getLeaf()) != field.symbol()
          || section
              .flatMap(it -> FieldRead.of(new SectionCode(it, state), state))
              .filter(read -> read.field() == field.symbol())
              .isEmpty()) {
        return Optional.empty();
      }
      sections.add(section.get());
    }
    return Optional.of(sections.build());
  }

  /** The block that locks on an expression. */
  private static Optional<CriticalSection> block(TreePath monitor, VisitorState state) {
    return CriticalSections.of(state).at(Places.withParentheses(monitor).getParentPath().getLeaf());
  }

  /**
   * Whether a section is such a block, and other reads take the lock of the collection, so that the
   * collection is to be replaced together with the block.
   */
  static boolean contain(FieldRead read, VisitorState state) {
    return read.section().tree() instanceof SynchronizedTree
        && read.isFinal()
        && UnitIndex.of(state)
            .declaration(read.field())
            .flatMap(declaration -> field(read, declaration, state))
            .filter(CollectionField::isReadUnderLock)
            .flatMap(field -> of(field, state))
            .filter(sections -> sections.contains(read.section()))
            .isPresent();
  }

  /** The field, if its declaration creates a synchronized collection. */
  private static Optional<CollectionField> field(
      FieldRead read, TreePath declaration, VisitorState state) {
    ExpressionTree value = ((VariableTree) declaration.getLeaf()).getInitializer();
    Optional<LockedCollection> collection =
        value instanceof MethodInvocationTree call
            ? LockedCollection.of(call)
            : value instanceof NewClassTree creation
                ? LockedCollection.of(creation)
                : Optional.empty();
    return collection.flatMap(
        it ->
            CollectionField.of(it, state.withPath(new TreePath(declaration, value))).stream()
                .filter(field -> field.symbol() == read.field())
                .findFirst());
  }
}
