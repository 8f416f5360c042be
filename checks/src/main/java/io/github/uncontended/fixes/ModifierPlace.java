package io.github.uncontended.fixes;

import com.google.common.collect.Lists;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.uncontended.analysis.syntax.Source;

/** Where a field's declaration takes another modifier. */
final class ModifierPlace {
  private ModifierPlace() {}

  /**
   * The tree that the modifier goes in front of: the type, or the first of the annotations between
   * another modifier and the type, which are mostly about the type ({@code private @Nullable
   * Object}).
   */
  static Tree of(VariableTree field, VisitorState state) {
    Tree place = field.getType();
    for (AnnotationTree each : Lists.reverse(field.getModifiers().getAnnotations())) {
      if (!Source.hasPosition(each, state)
          || GuardAnnotation.is(each)
          || Source.start(each) == Source.start(field.getModifiers())
          || !isSpaceInLine(state.getEndPosition(each), Source.start(place), state)) {
        return place;
      }
      place = each;
    }
    return place;
  }

  private static boolean isSpaceInLine(int from, int to, VisitorState state) {
    return Source.of(from, to, state).isBlank() && Source.lineEnd(from, state) >= to;
  }
}
