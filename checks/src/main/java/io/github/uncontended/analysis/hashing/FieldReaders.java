package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.Optional;
import java.util.Set;

/**
 * Whether other code reads every field of a class, by annotation processing or reflection, so that
 * an added field would become visible.
 */
public final class FieldReaders {
  private FieldReaders() {}

  /**
   * The simple name of an annotation whose processor reads every field: one that is written on the
   * class, or {@code Immutable} on a supertype, which applies to subclasses too.
   */
  public static Optional<String> annotation(
      Set<String> written, ClassTree type, VisitorState state) {
    for (String name : written) {
      if (ApiFact.PROCESSES_ALL_FIELDS.isSimpleName(name)) {
        return Optional.of(name);
      }
    }
    for (Type supertype : state.getTypes().closure(ASTHelpers.getSymbol(type).type)) {
      if (supertype.tsym.getAnnotationMirrors().stream()
          .anyMatch(annotation -> annotation.type.tsym.name.contentEquals("Immutable"))) {
        return Optional.of("Immutable");
      }
    }
    return Optional.empty();
  }

  /** Whether the class reads its own fields by reflection, as {@code ReflectionToStringBuilder}. */
  public static boolean isReflective(ClassTree type) {
    return Expressions.contains(type, FieldReaders::readsAllFields);
  }

  private static boolean readsAllFields(Tree tree) {
    return (tree instanceof MethodInvocationTree
            || tree instanceof NewClassTree
            || tree instanceof MemberReferenceTree)
        && Symbols.of(tree) instanceof MethodSymbol method
        && (ApiFact.READS_ALL_FIELDS.holdsFor(method)
            || ApiFact.READS_ALL_FIELDS.isInherited(method));
  }
}
