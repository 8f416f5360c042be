package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
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
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void unused) {
        found[0] |= tree.getName().toString().startsWith("Reflection");
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        String name = tree.getIdentifier().toString();
        found[0] |= name.startsWith("reflection") || name.equals("getDeclaredFields");
        return super.visitMemberSelect(tree, null);
      }
    }.scan(type, null);
    return found[0];
  }
}
