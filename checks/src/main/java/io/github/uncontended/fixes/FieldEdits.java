package io.github.uncontended.fixes;

import static java.util.Comparator.comparingInt;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.Optional;

/** What edits of critical sections do with the fields that a lock guards. */
final class FieldEdits {
  private FieldEdits() {}

  /**
   * Makes a field volatile, which no lock guards any more; false if it declares several fields, or
   * has no source.
   */
  static boolean makeVolatile(VarSymbol field, Fix.Builder fix, VisitorState state) {
    Optional<VariableTree> declaration = declaration(field, state);
    if ((field.flags() & Flags.VOLATILE) != 0) {
      return declaration.isEmpty() || GuardAnnotation.remove(declaration.get(), fix, state);
    }
    if (declaration.isEmpty()
        || (field.flags() & Flags.FINAL) != 0
        || sharesType(declaration.get(), field, state)) {
      return false;
    }
    Tree type = declaration.get().getType();
    if (!Source.hasPosition(type, state)) {
      return false;
    }
    fix.insertBefore(ModifierPlace.of(declaration.get(), state), "volatile ")
        .changeMember(MemberChange.of(field));
    return GuardAnnotation.remove(declaration.get(), fix, state);
  }

  /** The declaration of a field in the unit. */
  static Optional<VariableTree> declaration(VarSymbol field, VisitorState state) {
    return UnitIndex.of(state)
        .declaration(field)
        .map(TreePath::getLeaf)
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast);
  }

  /** Whether a field is declared together with others: {@code int a, b;}. */
  static boolean sharesType(VariableTree field, VarSymbol symbol, VisitorState state) {
    Tree owner = UnitIndex.of(state).declaration(symbol.owner).map(TreePath::getLeaf).orElse(null);
    return !(owner instanceof ClassTree type)
        || type.getMembers().stream()
            .anyMatch(
                member ->
                    member != field
                        && member instanceof VariableTree other
                        && other.getType() != null
                        && Source.start(other.getType()) == Source.start(field.getType()));
  }

  /**
   * The source of a field's type, if it means the same in a section: other classes and generic
   * methods may declare types of the same name.
   */
  static Optional<String> typeIn(CriticalSection section, VariableTree field, VisitorState state) {
    Tree type = field.getType();
    if (!Source.hasPosition(type, state)
        || !ASTHelpers.getSymbol(field).owner.equals(section.enclosingClass())
        || Expressions.contains(type, part -> isTypeParameter(part, section))) {
      return Optional.empty();
    }
    Tree element = type;
    while (element instanceof ArrayTypeTree array) {
      element = array.getType();
    }
    // The brackets may stand behind the name.
    String brackets = Source.of(state.getEndPosition(element), state.getEndPosition(type), state);
    return brackets.chars().noneMatch(Character::isJavaIdentifierPart)
        ? Optional.of(Source.of(type, state))
        : Optional.empty();
  }

  private static boolean isTypeParameter(Tree part, CriticalSection section) {
    return part instanceof IdentifierTree name
        && section
            .methodSymbol()
            .filter(
                method ->
                    method.getTypeParameters().stream()
                        .anyMatch(parameter -> parameter.name.equals(name.getName())))
            .isPresent();
  }

  /**
   * How a section names a field where it starts: as its first use does, since a parameter or
   * variable that hides the name there also hides it in the whole section.
   */
  static Optional<String> nameIn(CriticalSection section, VarSymbol field, VisitorState state) {
    return UnitIndex.of(state).uses(field).stream()
        .filter(section::contains)
        .map(use -> (ExpressionTree) use.getLeaf())
        .min(comparingInt(Source::start))
        .filter(FieldRemoval::isFreeOfEffects)
        .map(use -> Source.of(use, state));
  }
}
