package io.github.uncontended.analysis.syntax;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/** The position of the body of a class, which its tree does not have. */
public final class ClassBody {
  private ClassBody() {}

  /** Offset of the opening brace of a class body; empty for a class without source. */
  public static OptionalInt openingBrace(ClassTree type, VisitorState state) {
    int start = Source.start(type);
    int end = state.getEndPosition(type);
    if (end <= start) {
      return OptionalInt.empty();
    }
    // The text of a large class is not read as a whole.
    OptionalInt brace = openingBrace(start, firstMember(type, end, state), state);
    return brace.isPresent() ? brace : openingBrace(start, end, state);
  }

  /** Where the first member starts; components of a record precede the body. */
  private static int firstMember(ClassTree type, int end, VisitorState state) {
    int first = end;
    for (Tree member : type.getMembers()) {
      boolean isComponent =
          type.getKind() == Tree.Kind.RECORD
              && member instanceof VariableTree field
              && !field.getModifiers().getFlags().contains(Modifier.STATIC);
      if (!isComponent && Source.hasPosition(member, state)) {
        first = Math.min(first, Source.start(member));
      }
    }
    return first;
  }

  private static OptionalInt openingBrace(int start, int end, VisitorState state) {
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
