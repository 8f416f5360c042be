package io.github.uncontended.analysis.syntax;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.OptionalInt;

/** The comments that describe a member or a statement. */
public final class Comments {
  private Comments() {}

  /**
   * The comments of the innermost statement or member around a place: those between it and the one
   * before, those inside, and the one behind it on its last line.
   *
   * @param place in the unit that {@code state} stands in
   */
  public static ImmutableList<String> describing(TreePath place, VisitorState state) {
    TreePath at = place;
    while (at.getParentPath() != null && !isList(at.getParentPath().getLeaf())) {
      at = at.getParentPath();
    }
    Tree described = at.getLeaf();
    if (at.getParentPath() == null || !Source.hasPosition(described, state)) {
      return ImmutableList.of();
    }
    int start = startOfComments(described, at.getParentPath().getLeaf(), state);
    int end = Source.lineEnd(state.getEndPosition(described), state);
    return in(start, end, state);
  }

  /** Offset from which on the comments above a member or statement stand. */
  public static int startAbove(TreePath element, VisitorState state) {
    return startOfComments(element.getLeaf(), element.getParentPath().getLeaf(), state);
  }

  /**
   * Offset behind a member or statement and the comments that follow it in its line; {@code end}
   * itself if other code follows them, to which they may belong.
   *
   * @param end offset behind the member or statement
   */
  public static int endBehind(int end, VisitorState state) {
    String source = state.getSourceCode().toString();
    int behind = end;
    int at = end;
    while (true) {
      while (at < source.length() && (source.charAt(at) == ' ' || source.charAt(at) == '\t')) {
        at++;
      }
      if (source.startsWith("/*", at)) {
        at = source.indexOf("*/", at + 2) + 2;
        behind = at;
      } else if (source.startsWith("//", at)) {
        return at + Source.of(at, Source.lineEnd(at, state), state).stripTrailing().length();
      } else {
        return at == Source.lineEnd(at, state) ? behind : end;
      }
    }
  }

  private static boolean isList(Tree tree) {
    return tree instanceof BlockTree || tree instanceof ClassTree || tree instanceof CaseTree;
  }

  /** Offset behind the line on which the element before ends, or behind the opening brace. */
  private static int startOfComments(Tree described, Tree list, VisitorState state) {
    int start = Source.start(described);
    int before = Source.start(list);
    if (list instanceof ClassTree type) {
      OptionalInt brace = ClassBody.openingBrace(type, state);
      before = brace.orElse(start - 1) + 1;
    } else if (list instanceof BlockTree) {
      before++;
    }
    for (Tree other : elements(list)) {
      if (other != described
          && Source.hasPosition(other, state)
          && state.getEndPosition(other) <= start) {
        before = Math.max(before, state.getEndPosition(other));
      }
    }
    return Math.min(Source.lineEnd(before, state), start);
  }

  private static List<? extends Tree> elements(Tree list) {
    if (list instanceof ClassTree type) {
      return type.getMembers();
    }
    return list instanceof BlockTree block
        ? block.getStatements()
        : ((CaseTree) list).getStatements() == null ? List.of() : ((CaseTree) list).getStatements();
  }

  private static ImmutableList<String> in(int start, int end, VisitorState state) {
    String text = Source.of(start, end, state);
    // Tokenizing is slow, and most ranges contain no slash.
    if (text.indexOf('/') < 0) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<String> comments = ImmutableList.builder();
    // A comment belongs to the token behind it.
    for (ErrorProneToken token : ErrorProneTokens.getTokens(text + "\n;", state.context)) {
      token.comments().forEach(comment -> comments.add(comment.getText()));
    }
    return comments.build();
  }
}
