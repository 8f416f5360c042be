package io.github.uncontended.testing;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;

/** Puts an annotation in front of every top-level type of a source. */
public final class TypeAnnotator {
  private TypeAnnotator() {}

  /**
   * The case with the annotation; lines keep their numbers. Empty where a type already has one of
   * that name.
   */
  public static Optional<Case> annotate(Case source, String annotation) {
    try {
      JavacTask task =
          (JavacTask)
              ToolProvider.getSystemJavaCompiler()
                  .getTask(
                      null,
                      null,
                      diagnostic -> {},
                      List.of("-proc:none"),
                      null,
                      List.of(JavaFileObjects.forSourceString("Parsed", source.text())));
      StringBuilder text = new StringBuilder(source.text());
      for (CompilationUnitTree unit : task.parse()) {
        List<? extends Tree> types = unit.getTypeDecls();
        for (int i = types.size() - 1; i >= 0; i--) {
          if (!(types.get(i) instanceof ClassTree type)) {
            continue;
          }
          if (hasAnnotation(type.getModifiers(), annotation)) {
            return Optional.empty();
          }
          long start = Trees.instance(task).getSourcePositions().getStartPosition(unit, type);
          text.insert((int) start, annotation + " ");
        }
      }
      return Optional.of(source.withText(text.toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasAnnotation(ModifiersTree modifiers, String annotation) {
    return modifiers.getAnnotations().stream()
        .anyMatch(it -> annotation.startsWith("@" + it.getAnnotationType() + "("));
  }
}
