package io.github.uncontended.report;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;

/** Tells code that a tool wrote: nobody can act on a finding there. */
final class GeneratedCode {
  /** What AutoValue and its kin put in front of the names of their classes. */
  private static final ImmutableList<String> PREFIXES =
      ImmutableList.of(
          "AutoValue_", "$AutoValue_", "AutoBuilder_", "AutoOneOf_", "AutoAnnotation_");

  private GeneratedCode() {}

  /**
   * Whether a declaration around the place is annotated with anything named {@code Generated},
   * Lombok's included, or is a class that AutoValue writes.
   */
  static boolean contains(TreePath place) {
    for (TreePath at = place; at != null; at = at.getParentPath()) {
      if (isGenerated(at.getLeaf())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isGenerated(Tree declaration) {
    if (declaration instanceof ClassTree type) {
      String name = type.getSimpleName().toString();
      return PREFIXES.stream().anyMatch(name::startsWith) || isMarked(type.getModifiers());
    }
    if (declaration instanceof MethodTree method) {
      return isMarked(method.getModifiers());
    }
    return declaration instanceof VariableTree variable && isMarked(variable.getModifiers());
  }

  private static boolean isMarked(ModifiersTree modifiers) {
    List<? extends AnnotationTree> annotations = modifiers.getAnnotations();
    return !annotations.isEmpty()
        && annotations.stream().anyMatch(it -> isNamedGenerated(it.getAnnotationType()));
  }

  private static boolean isNamedGenerated(Tree annotation) {
    if (annotation instanceof IdentifierTree name) {
      return name.getName().contentEquals("Generated");
    }
    return annotation instanceof MemberSelectTree name
        && name.getIdentifier().contentEquals("Generated");
  }
}
