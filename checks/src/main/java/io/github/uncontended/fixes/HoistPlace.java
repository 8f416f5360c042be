package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.ClassBody;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Members;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/** Where in its class a constant is declared that {@link Hoist} adds. */
final class HoistPlace {
  private HoistPlace() {}

  /**
   * Where the static fields end that precede a new constant: those before the first initializer
   * that may need it, and before what the static initializer runs at the site.
   */
  static int end(ClassTree owner, TreePath site, VisitorState state) {
    VariableTree previous = previous(owner, initializedAt(owner, site), state);
    return previous == null ? 0 : Source.start(previous) + 1;
  }

  /** Declares a constant behind the static fields that start before {@code end}. */
  static boolean declare(
      Fix.Builder fix,
      ClassTree owner,
      int end,
      String name,
      String declaration,
      VisitorState state) {
    VariableTree previous = previous(owner, end, state);
    if (previous != null) {
      return Members.addAfter(fix, owner, previous, name, declaration, state);
    }
    return owner.getKind() == Tree.Kind.ENUM
        ? declareBehindEnumConstants(fix, owner, name, declaration, state)
        : Members.addFirst(fix, owner, name, declaration, state);
  }

  private static VariableTree previous(ClassTree owner, int end, VisitorState state) {
    VariableTree previous = null;
    for (VariableTree field : StaticInitializer.harmlessFields(owner, state)) {
      if (Source.start(field) >= end) {
        break;
      }
      // A static initializer behind a blank field belongs to it.
      if (field.getInitializer() != null || !isFinal(field)) {
        previous = field;
      }
    }
    return previous;
  }

  private static boolean isFinal(VariableTree field) {
    return field.getModifiers().getFlags().contains(Modifier.FINAL);
  }

  /** Where the member around the site starts that the static initializer runs; else the end. */
  static int initializedAt(ClassTree type, TreePath site) {
    for (TreePath at = site; at.getParentPath() != null; at = at.getParentPath()) {
      if (at.getParentPath().getLeaf() == type) {
        return StaticInitializer.contains(at.getLeaf())
            ? Source.start(at.getLeaf())
            : Integer.MAX_VALUE;
      }
    }
    return Integer.MAX_VALUE;
  }

  /**
   * The semicolon behind the constants of an enum is there if another member follows them, also if
   * there are no constants.
   */
  private static boolean declareBehindEnumConstants(
      Fix.Builder fix, ClassTree owner, String name, String declaration, VisitorState state) {
    OptionalInt brace = ClassBody.openingBrace(owner, state);
    if (brace.isEmpty()) {
      return false;
    }
    int behindConstants = brace.getAsInt() + 1;
    for (Tree member : Members.written(owner, state)) {
      if (Members.isEnumConstant(member)) {
        behindConstants = state.getEndPosition(member);
        continue;
      }
      int start = Source.start(member);
      if (!Source.startsLine(start, state) || Source.hasComment(behindConstants, start, state)) {
        return false;
      }
      return Members.addBefore(fix, owner, member, name, declaration, state);
    }
    return false;
  }
}
