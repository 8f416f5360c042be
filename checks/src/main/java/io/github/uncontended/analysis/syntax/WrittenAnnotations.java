package io.github.uncontended.analysis.syntax;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree;
import java.util.List;
import java.util.OptionalInt;

/**
 * The annotations of a class in the source text. Lombok removes its annotations from the tree, and
 * most of them are not in the symbol either.
 */
public final class WrittenAnnotations {
  private WrittenAnnotations() {}

  /**
   * The simple names of the annotations of a class; {@code Include} for {@code
   * EqualsAndHashCode.Include}.
   */
  public static ImmutableSet<String> of(TreePath declaration, VisitorState state) {
    ClassTree type = (ClassTree) declaration.getLeaf();
    // Annotations of Lombok may follow a modifier that is still in the tree.
    OptionalInt end = ClassBody.openingBrace(type, state);
    if (end.isEmpty()) {
      return ImmutableSet.of();
    }
    int from = endOfPrevious(declaration, ((JCTree) type).getStartPosition(), state);
    List<ErrorProneToken> tokens =
        ErrorProneTokens.getTokens(
            state.getSourceCode().subSequence(from, end.getAsInt()).toString(), state.context);
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).kind() != TokenKind.MONKEYS_AT
          || tokens.get(i + 1).kind() != TokenKind.IDENTIFIER) {
        continue;
      }
      int last = i + 1;
      // The name of the class follows, so there is always a next token.
      while (tokens.get(last + 1).kind() == TokenKind.DOT) {
        last += 2;
      }
      names.add(tokens.get(last).name().toString());
    }
    return names.build();
  }

  /** The end of the previous declaration; a brace or a semicolon may follow it. */
  private static int endOfPrevious(TreePath declaration, int start, VisitorState state) {
    Tree parent = declaration.getParentPath().getLeaf();
    int end;
    List<? extends Tree> siblings;
    if (parent instanceof CompilationUnitTree unit) {
      end = 0;
      siblings = unit.getTypeDecls();
    } else if (parent instanceof ClassTree outer) {
      end = ClassBody.openingBrace(outer, state).orElse(start);
      siblings = outer.getMembers();
    } else {
      return start;
    }
    for (Tree sibling : siblings) {
      int siblingEnd = state.getEndPosition(sibling);
      if (siblingEnd <= start) {
        end = Math.max(end, siblingEnd);
      }
    }
    return end;
  }
}
