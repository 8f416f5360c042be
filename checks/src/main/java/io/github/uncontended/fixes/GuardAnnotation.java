package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;

/**
 * {@code @GuardedBy}, of any package: Error Prone's own check rejects code that accesses what has
 * it without the lock.
 */
final class GuardAnnotation {
  private static final String NAME = "GuardedBy";

  private GuardAnnotation() {}

  /**
   * Removes the annotation from a field, if it has one.
   *
   * @return false, with nothing changed, if the source does not allow it
   */
  static boolean remove(VariableTree field, Fix.Builder fix, VisitorState state) {
    for (AnnotationTree annotation : field.getModifiers().getAnnotations()) {
      if (is(annotation)) {
        if (!Source.hasPosition(annotation, state)) {
          return false;
        }
        int start = Source.start(annotation);
        int end = state.getEndPosition(annotation);
        if (Source.hasComment(start, end, state)) {
          return false;
        }
        fix.replace(start, UnwrappedBlock.behindSpace(end, state), "");
      }
    }
    return true;
  }

  /** Whether an annotation is one. */
  static boolean is(AnnotationTree annotation) {
    return Expressions.simpleName(annotation.getAnnotationType()).equals(NAME);
  }

  /** Whether a section names anything that has the annotation, besides one field. */
  static boolean isInOther(CriticalSection section, VarSymbol field) {
    return section.hasPart(part -> isOn(part, field));
  }

  private static boolean isOn(Tree part, VarSymbol field) {
    Symbol symbol = Symbols.of(part);
    return symbol != null
        && !symbol.equals(field)
        && symbol.getRawAttributes().stream()
            .anyMatch(annotation -> annotation.type.tsym.getSimpleName().contentEquals(NAME));
  }
}
