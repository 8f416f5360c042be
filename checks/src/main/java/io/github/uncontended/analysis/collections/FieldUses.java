package io.github.uncontended.analysis.collections;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which uses a unit makes of the collection that a field or local variable holds: reads, writes,
 * escapes and locks.
 *
 * <p>Uses are found by symbol: through {@code this}, another object or an enclosing instance, and
 * in nested classes. Effectively final local aliases are followed.
 */
public final class FieldUses {
  /** What a use does with the collection. */
  public enum Kind {
    /** Reads it. */
    READ,
    /** Writes it, or obtains an object by which it can be written. */
    WRITE,
    /** Passes it to other code, which may do anything with it. */
    ESCAPE,
    /** Uses it as a monitor. */
    MONITOR
  }

  /** How a collection escapes. */
  public enum Escape {
    /** A method returns it. */
    RETURNED,
    /** A call takes it as an argument. */
    PASSED,
    /** A variable that is not followed holds it. */
    STORED,
    /** Code outside obtains a view or an iterator of it. */
    VIEW,
    /** An expression of another form has it as a value. */
    OTHER
  }

  /**
   * A use of the collection.
   *
   * @param kind what it does
   * @param path leads to the use
   * @param inConstruction whether it runs only during the construction of the collection's owner
   * @param certain whether {@code kind} is proved, and no code of the caller runs inside the
   *     collection's lock
   * @param escape how the collection escapes; present exactly for {@link Kind#ESCAPE}
   * @param operation the method that is called on the collection, with {@code ::} before it in a
   *     method reference; {@code for}, {@code toString} or {@code copy} for what has the effect of
   *     such a method; any other text for all else
   * @param arguments of that method, if it is called on the collection itself
   */
  public record Use(
      Kind kind,
      TreePath path,
      boolean inConstruction,
      boolean certain,
      Optional<Escape> escape,
      String operation,
      ImmutableList<ExpressionTree> arguments) {
    static Use ofEscape(TreePath path, boolean inConstruction, Escape escape) {
      return new Use(
          Kind.ESCAPE, path, inConstruction, true, Optional.of(escape), "", ImmutableList.of());
    }
  }

  private final ImmutableList<Use> uses;

  private FieldUses(ImmutableList<Use> uses) {
    this.uses = uses;
  }

  /** The uses of a variable in the unit that {@code state} is in. */
  public static FieldUses of(VarSymbol variable, VisitorState state) {
    return new FieldUses(new UseFinder(variable, state).find());
  }

  /**
   * These uses, and what the unit does to the wrapped collection through a field of its own: it
   * writes it or hands it out. What it reads there takes no lock.
   *
   * @param wrapped the expression that the wrapper is given
   */
  FieldUses withWritesThrough(ExpressionTree wrapped, VisitorState state) {
    if (!(Symbols.of(wrapped) instanceof VarSymbol field) || !Expressions.isField(field)) {
      return this;
    }
    return new FieldUses(
        Stream.concat(
                uses.stream(),
                of(field, state).all().stream()
                    .filter(use -> use.kind() == Kind.WRITE || use.kind() == Kind.ESCAPE)
                    .filter(use -> use.path().getLeaf() != wrapped))
            .collect(toImmutableList()));
  }

  /** Every use, in source order. */
  public ImmutableList<Use> all() {
    return uses;
  }

  /** The reads after construction, including those by the callers that it is returned to. */
  public ImmutableList<Use> laterReads() {
    return uses.stream()
        .filter(use -> !use.inConstruction())
        .filter(use -> use.kind() == Kind.READ || use.escape().equals(Optional.of(Escape.RETURNED)))
        .collect(toImmutableList());
  }

  /** The writes after construction. */
  public ImmutableList<Use> laterWrites() {
    return uses.stream()
        .filter(use -> !use.inConstruction() && use.kind() == Kind.WRITE)
        .collect(toImmutableList());
  }

  /** The uses by which the collection, or a part of it, escapes at any time. */
  public ImmutableList<Use> escapes() {
    return uses.stream().filter(use -> use.kind() == Kind.ESCAPE).collect(toImmutableList());
  }

  /** Whether the unit uses the collection as a monitor. */
  public boolean isMonitor() {
    return uses.stream().anyMatch(use -> use.kind() == Kind.MONITOR);
  }

  /** Whether the unit waits for a notification of the collection's monitor, or sends one. */
  public boolean isSignalled() {
    return uses.stream()
        .anyMatch(use -> use.kind() == Kind.MONITOR && !use.operation().equals("synchronized"));
  }
}
