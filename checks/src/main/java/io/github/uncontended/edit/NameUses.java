package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.tools.javac.parser.Tokens.TokenKind;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a unit may use the names that its imports bring: identifiers without a qualifier, whatever
 * they mean, and the references of its documentation comments. Read from the text, since javac
 * keeps no trees of comments, and once a unit.
 *
 * @param positions the offsets of each name, in source order
 */
record NameUses(ImmutableListMultimap<String, Integer> positions) {
  /** Tags of Javadoc that refer to declarations, and references in Markdown. */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "@(?:link|linkplain|value)\\b[^}]*"
              + "|@(?:see|throws|exception|uses|provides)\\b[^@]*"
              + "|///[^\\r\\n]*\\[[^\\r\\n]*");

  /** An identifier that is no member of what stands before it. */
  private static final Pattern NAME =
      Pattern.compile(
          "(?<![\\p{javaJavaIdentifierPart}.#])\\p{javaJavaIdentifierStart}"
              + "\\p{javaJavaIdentifierPart}*");

  /** The uses in the unit of {@code state}. */
  static NameUses of(VisitorState state) {
    return UnitIndex.of(state)
        .memo(NameUses.class, unit -> read(state.getSourceCode().toString(), state));
  }

  /** The offsets at which a simple name is used. */
  ImmutableList<Integer> of(String name) {
    return positions.get(name);
  }

  /** Whether a text contains a name as a word, in code or not. */
  static boolean mentions(String text, String name) {
    for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      int end = at + name.length();
      if ((at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1)))
          && (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  private static NameUses read(String source, VisitorState state) {
    ImmutableListMultimap.Builder<String, Integer> positions = ImmutableListMultimap.builder();
    TokenKind before = TokenKind.EOF;
    boolean inHead = false;
    int done = 0;
    for (ErrorProneToken token : ErrorProneTokens.getTokens(source, state.context)) {
      addReferences(source, done, token.pos(), positions);
      done = token.endPos();
      inHead |= token.kind() == TokenKind.IMPORT || token.kind() == TokenKind.PACKAGE;
      if (token.kind() == TokenKind.IDENTIFIER
          && !inHead
          && before != TokenKind.DOT
          && before != TokenKind.COLCOL) {
        positions.put(token.name().toString(), token.pos());
      }
      inHead &= token.kind() != TokenKind.SEMI;
      before = token.kind();
    }
    return new NameUses(positions.build());
  }

  /** Adds the names that the comments between two tokens refer to. */
  private static void addReferences(
      String source, int start, int end, ImmutableListMultimap.Builder<String, Integer> positions) {
    // Most tokens have no comment before them.
    if (end - start < "///".length()) {
      return;
    }
    String comments = source.substring(start, end);
    Matcher reference = REFERENCE.matcher(comments);
    while (reference.find()) {
      Matcher name = NAME.matcher(comments).region(reference.start(), reference.end());
      while (name.find()) {
        positions.put(name.group(), start + name.start());
      }
    }
  }
}
