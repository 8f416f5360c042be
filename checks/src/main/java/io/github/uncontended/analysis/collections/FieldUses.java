package io.github.uncontended.analysis.collections;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;

/**
 * What the code of a unit does with the collection that a field, or a local variable, holds.
 *
 * <p>Every use is found by symbol: through {@code this}, another object, an enclosing instance, and
 * by nested classes. Locals that stand for the collection are followed.
 */
public final class FieldUses {
  /** What a place does with the collection. */
  public enum Kind {
    /** Asks it. */
    READ,
    /** Changes it, or gets something by which it could be changed. */
    WRITE,
    /** Hands it to other code, which may do anything with it. */
    ESCAPE,
    /** Locks on it. */
    MONITOR
  }

  /**
   * One use.
   *
   * @param kind what it does
   * @param path the place
   * @param inConstruction whether it runs before another thread can see the collection's owner
   * @param certain whether {@code kind} is proved, and none of the caller's code runs inside the
   *     collection's lock
   * @param how the collection's method that it calls; {@code return} where the enclosing method
   *     returns the collection; else a word for what it does
   * @param arguments of that method, where it is called on the collection itself
   */
  public record Use(
      Kind kind,
      TreePath path,
      boolean inConstruction,
      boolean certain,
      String how,
      ImmutableList<ExpressionTree> arguments) {}

  private final ImmutableList<Use> uses;

  private FieldUses(ImmutableList<Use> uses) {
    this.uses = uses;
  }

  /** The uses of a variable in the unit that {@code state} is in. */
  public static FieldUses of(VarSymbol variable, VisitorState state) {
    return new FieldUses(new UseFinder(variable, state).find());
  }

  /** Every use, in source order. */
  public ImmutableList<Use> all() {
    return uses;
  }

  /** Where the collection is asked after construction, or returned to who will ask it. */
  public ImmutableList<Use> laterReads() {
    return uses.stream()
        .filter(use -> !use.inConstruction())
        .filter(use -> use.kind() == Kind.READ || use.how().equals("return"))
        .collect(toImmutableList());
  }

  /** Where the collection is changed after construction. */
  public ImmutableList<Use> laterWrites() {
    return uses.stream()
        .filter(use -> !use.inConstruction() && use.kind() == Kind.WRITE)
        .collect(toImmutableList());
  }

  /** Where other code gets the collection, or a part of it, at any time. */
  public ImmutableList<Use> escapes() {
    return uses.stream().filter(use -> use.kind() == Kind.ESCAPE).collect(toImmutableList());
  }

  /** Whether the unit locks on the collection. */
  public boolean isMonitor() {
    return uses.stream().anyMatch(use -> use.kind() == Kind.MONITOR);
  }
}
