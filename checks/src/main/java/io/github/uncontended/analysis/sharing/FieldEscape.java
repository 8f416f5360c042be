package io.github.uncontended.analysis.sharing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** Whether a private field escapes through Lombok, reflection or serialization. */
public final class FieldEscape {
  private FieldEscape() {}

  /**
   * Whether an annotation of the field or its class, such as Lombok's, makes other code access it.
   */
  public static boolean isHandedOut(VarSymbol field, VisitorState state) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(field);
    if (declaration.isEmpty()) {
      return true;
    }
    boolean isExcluded = false;
    for (AnnotationTree annotation :
        ((VariableTree) declaration.get().getLeaf()).getModifiers().getAnnotations()) {
      String name = simpleName(annotation);
      if (ApiFact.HANDS_OUT_FIELD.isSimpleName(name) && isNone(annotation)) {
        isExcluded = true;
      } else if (!ApiFact.LEAVES_FIELD_ALONE.isSimpleName(name)) {
        return true;
      }
    }
    return !isExcluded
        && !field.isStatic()
        && hasAnnotation(declaration.get(), ApiFact.HANDS_OUT_FIELDS);
  }

  /** Whether a framework, or reflection in the unit, may read the field. */
  public static boolean isReadByReflection(VarSymbol field, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    return ApiFact.REFLECTS_FIELDS.methodNames().stream().anyMatch(index::mentions)
        || index.declaration(field).stream()
            .anyMatch(path -> hasAnnotation(path, ApiFact.FIELDS_READ_BY_FRAMEWORK));
  }

  /** Whether the field is part of the serialized form of its class. */
  public static boolean isSerialized(VarSymbol field, VisitorState state) {
    Type serializable = state.getSymtab().serializableType;
    return !field.isStatic()
        && (field.flags() & Flags.TRANSIENT) == 0
        && field.owner instanceof ClassSymbol owner
        && owner.getKind() != ElementKind.ENUM
        && ASTHelpers.isSubtype(owner.type, serializable, state);
  }

  private static boolean hasAnnotation(TreePath field, ApiFact fact) {
    Tree owner = field.getParentPath().getLeaf();
    ModifiersTree modifiers = ((ClassTree) owner).getModifiers();
    return modifiers.getAnnotations().stream()
        .anyMatch(annotation -> fact.isSimpleName(simpleName(annotation)));
  }

  private static String simpleName(AnnotationTree annotation) {
    return Expressions.simpleName(annotation.getAnnotationType());
  }

  /** Whether an annotation's argument is Lombok's {@code AccessLevel.NONE}. */
  private static boolean isNone(AnnotationTree annotation) {
    boolean[] none = {false};
    for (ExpressionTree argument : annotation.getArguments()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
          none[0] |= tree.getIdentifier().contentEquals("NONE");
          return null;
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void unused) {
          none[0] |= tree.getName().contentEquals("NONE");
          return null;
        }
      }.scan(argument, null);
    }
    return none[0];
  }
}
