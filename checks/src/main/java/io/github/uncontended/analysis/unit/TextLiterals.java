package io.github.uncontended.analysis.unit;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.TreeScanner;

/**
 * The texts that a unit has as literals.
 *
 * @param texts their values
 */
public record TextLiterals(ImmutableSet<String> texts) {
  /** Whether the unit that {@code state} is in has a literal with a text. */
  public static boolean contain(String text, VisitorState state) {
    return UnitIndex.of(state).memo(TextLiterals.class, TextLiterals::in).texts().contains(text);
  }

  private static TextLiterals in(CompilationUnitTree unit) {
    ImmutableSet.Builder<String> texts = ImmutableSet.builder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitLiteral(LiteralTree tree, Void unused) {
        if (tree.getValue() instanceof String text) {
          texts.add(text);
        }
        return null;
      }
    }.scan(unit, null);
    return new TextLiterals(texts.build());
  }
}
