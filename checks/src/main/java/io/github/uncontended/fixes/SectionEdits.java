package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Edits that remove a lock. */
final class SectionEdits {
  private SectionEdits() {}

  /**
   * Removes the {@code synchronized} of a method, or unwraps a block, also one between {@code
   * lock()} and the {@code unlock()} of a {@code finally}.
   *
   * @return false, with nothing changed, if the source does not allow it
   */
  static boolean removeLock(CriticalSection section, Fix.Builder fix, VisitorState state) {
    return switch (section.form()) {
      case METHOD -> removeModifier((MethodTree) section.tree(), fix, state);
      case BLOCK -> UnwrappedBlock.unwrap(section.path(), fix, state);
      case CALL -> UnwrappedBlock.unwrapTry(section, fix, state);
    };
  }

  /**
   * The same for several sections, and keeps their text as what the fix relies on.
   *
   * @return false, with some of them changed, if the source of one does not allow it
   */
  static boolean removeLocks(
      Collection<CriticalSection> sections, Fix.Builder fix, VisitorState state) {
    for (CriticalSection section : sections) {
      if (!removeLock(section, fix, state)) {
        return false;
      }
      fix.keepText(text(section), state);
    }
    return true;
  }

  /** Whether a use of a variable is what a {@code synchronized} block locks. */
  static boolean isLockOf(CriticalSection section, TreePath use) {
    return section.tree() instanceof SynchronizedTree block
        && Places.isWithin(use, block.getExpression());
  }

  /** What a fix that removes the lock relies on. */
  static Tree text(CriticalSection section) {
    return section.form() == CriticalSection.Form.CALL
        ? section.block().getParentPath().getLeaf()
        : section.tree();
  }

  /** Removes the field of a lock that only sections take which a fix removes. */
  static void removeUnusedLock(List<CriticalSection> removed, Fix.Builder fix, VisitorState state) {
    ownLock(removed.get(0), state)
        .filter(field -> areOnlyTakers(removed, field, state))
        .ifPresent(
            field ->
                FieldRemoval.remove(
                    UnitIndex.of(state).declaration(field).orElseThrow(), fix, state));
  }

  /**
   * The private field of a section's lock, if it is only given a new object where it is declared.
   */
  static Optional<VarSymbol> ownLock(CriticalSection section, VisitorState state) {
    return section.lock().symbol() instanceof VarSymbol field
            && Expressions.isField(field)
            && field.isPrivate()
            && FieldEdits.declaration(field, state)
                .filter(it -> it.getInitializer() instanceof NewClassTree)
                .isPresent()
        ? Optional.of(field)
        : Optional.empty();
  }

  /** Whether some sections have all uses of the field of their lock, and only take it. */
  static boolean areOnlyTakers(List<CriticalSection> sections, VarSymbol lock, VisitorState state) {
    return UnitIndex.of(state).uses(lock).stream()
        .allMatch(use -> sections.stream().anyMatch(section -> takes(section, use)));
  }

  /** Whether a use of a lock is one by which a section takes it or gives it back. */
  private static boolean takes(CriticalSection section, TreePath use) {
    return !section.contains(use)
        && (Places.isWithin(use, section.tree()) || Places.isWithin(use, text(section)));
  }

  /** Removes the modifier {@code synchronized} and the white space behind it. */
  static boolean removeModifier(MethodTree method, Fix.Builder fix, VisitorState state) {
    if (!Source.hasPosition(method, state) || !Source.hasPosition(method.getBody(), state)) {
      return false;
    }
    int start = Source.start(method);
    int end = Source.start(method.getBody());
    int parentheses = 0;
    for (ErrorProneToken token :
        ErrorProneTokens.getTokens(Source.of(start, end, state), start, state.context)) {
      // Arguments of annotations.
      if (token.kind() == TokenKind.LPAREN) {
        parentheses++;
      } else if (token.kind() == TokenKind.RPAREN) {
        parentheses--;
      } else if (token.kind() == TokenKind.SYNCHRONIZED && parentheses == 0) {
        removeWord(token.pos(), token.endPos(), fix, state);
        fix.changeMember(MemberChange.of(ASTHelpers.getSymbol(method)));
        return true;
      }
    }
    return false;
  }

  /** Removes a word and the white space behind it, or before it at the end of a line. */
  private static void removeWord(int word, int behind, Fix.Builder fix, VisitorState state) {
    CharSequence source = state.getSourceCode();
    boolean isLast = Source.of(behind, Source.lineEnd(behind, state), state).isBlank();
    int start = word;
    int end = behind;
    if (isLast && !Source.startsLine(word, state)) {
      while (source.charAt(start - 1) == ' ') {
        start--;
      }
    } else {
      while (isLast ? Character.isWhitespace(source.charAt(end)) : source.charAt(end) == ' ') {
        end++;
      }
    }
    fix.replace(start, end, "");
  }

  /**
   * How the body of a {@code synchronized} method names its lock; empty if the name of the class
   * means another one there, such as an inherited member class.
   */
  static Optional<String> nameOf(CriticalSection section, VisitorState state) {
    MethodTree method = (MethodTree) section.tree();
    if (!ASTHelpers.getSymbol(method).isStatic()) {
      return Optional.of("this");
    }
    String name = section.enclosingClass().getSimpleName().toString();
    VisitorState inside = state.withPath(new TreePath(section.path(), method.getBody()));
    return FindIdentifiers.findIdent(name, inside, KindSelector.TYP) == section.enclosingClass()
        ? Optional.of(name + ".class")
        : Optional.empty();
  }
}
