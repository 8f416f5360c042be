package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;
import javax.lang.model.element.ElementKind;

/** Removes the declaration of a field that a fix leaves without uses. */
public final class FieldRemoval {
  private FieldRemoval() {}

  /**
   * Whether a use of a field evaluates nothing but the field, so that the whole expression may go:
   * the name alone, or the name behind {@code this} or a class.
   */
  public static boolean isFreeOfEffects(ExpressionTree use) {
    return use instanceof IdentifierTree
        || (use instanceof MemberSelectTree select
            && (Expressions.isThis(select.getExpression())
                || Expressions.isQualifiedThis(select.getExpression())
                || Symbols.of(select.getExpression()) instanceof ClassSymbol));
  }

  /**
   * Removes a field with its lines, and an empty line if it stands between two. Comments above it
   * stay.
   *
   * @param declaration the field, in the unit that {@code state} stands in
   * @return false, with nothing added, if the field has Javadoc, if its class is serializable with
   *     the default {@code serialVersionUID}, which a static initializer or an accessor for nested
   *     classes changes, or if the field shares its lines with other code or a comment
   */
  public static boolean remove(TreePath declaration, Fix.Builder fix, VisitorState state) {
    VariableTree field = (VariableTree) declaration.getLeaf();
    if (!Source.hasPosition(field, state)
        || SectionEdits.sharesType(field, ASTHelpers.getSymbol(field), state)
        || DefaultSerialVersion.isUsedBy((ClassSymbol) ASTHelpers.getSymbol(field).owner, state)
        || Comments.describing(declaration, state).stream().anyMatch(it -> it.startsWith("/**"))
        || !Source.startsLine(Source.start(field), state)) {
      return false;
    }
    CharSequence source = state.getSourceCode();
    int end = state.getEndPosition(field);
    int lineEnd = Source.lineEnd(end, state);
    // A comma joins several fields.
    if (source.charAt(end - 1) != ';' || !Source.of(end, lineEnd, state).isBlank()) {
      return false;
    }
    int start = Source.lineStart(Source.start(field), state);
    int next = behindLine(lineEnd, state);
    boolean betweenEmptyLines =
        start > 0
            && Source.startsLine(start - 1, state)
            && Source.of(next, Source.lineEnd(next, state), state).isBlank();
    fix.replace(
            start, betweenEmptyLines ? behindLine(Source.lineEnd(next, state), state) : next, "")
        .changeMembers(ElementKind.FIELD);
    return true;
  }

  private static int behindLine(int lineEnd, VisitorState state) {
    int length = state.getSourceCode().length();
    int behind = Math.min(lineEnd + 1, length);
    return Source.of(lineEnd, Math.min(lineEnd + 2, length), state).equals("\r\n")
        ? lineEnd + 2
        : behind;
  }
}
