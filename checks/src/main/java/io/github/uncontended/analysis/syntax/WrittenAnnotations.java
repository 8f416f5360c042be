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
 * The annotations that the source shows on a class. Lombok takes its own out of the tree and leaves
 * no trace of most of them in the symbol.
 */
public final class WrittenAnnotations {
  private WrittenAnnotations() {}

  /**
   * Simple names of the annotations written on a class, at most one nested name behind a dot
   * ({@code EqualsAndHashCode.Include} is given as {@code Include}).
   */
  public static ImmutableSet<String> of(TreePath declaration, VisitorState state) {
    ClassTree type = (ClassTree) declaration.getLeaf();
    // Lombok's annotations may stand behind a modifier that is still in the tree.
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
      // The name of the class follows too.
      while (tokens.get(last + 1).kind() == TokenKind.DOT) {
        last += 2;
      }
      names.add(tokens.get(last).name().toString());
    }
    return names.build();
  }

  /** Where what stands before the declaration ends; a brace or a semicolon may follow. */
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
