package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.ClassTree;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import com.sun.tools.javac.tree.JCTree;
import java.util.OptionalInt;

/** The position of the body of a class, which its tree does not have. */
public final class ClassBody {
  private ClassBody() {}

  /** Offset of the opening brace of a class body; empty for a class without source. */
  public static OptionalInt openingBrace(ClassTree type, VisitorState state) {
    int start = ((JCTree) type).getStartPosition();
    int end = state.getEndPosition(type);
    if (end <= start) {
      return OptionalInt.empty();
    }
    int parentheses = 0;
    for (ErrorProneToken token :
        ErrorProneTokens.getTokens(
            state.getSourceCode().subSequence(start, end).toString(), start, state.context)) {
      if (token.kind() == TokenKind.LPAREN) {
        // Annotation arguments may contain array initializers.
        parentheses++;
      } else if (token.kind() == TokenKind.RPAREN) {
        parentheses--;
      } else if (token.kind() == TokenKind.LBRACE && parentheses == 0) {
        return OptionalInt.of(token.pos());
      }
    }
    return OptionalInt.empty();
  }
}
