package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.ClassBody;
import io.github.uncontended.analysis.syntax.Source;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;

/** Adding a member to a class, where and as the file would have it. */
public final class Members {
  private Members() {}

  /** The members that the source shows: no default constructor, nothing that Lombok made. */
  public static ImmutableList<Tree> written(ClassTree type, VisitorState state) {
    return type.getMembers().stream()
        .filter(member -> !isGenerated(member) && Source.hasPosition(member, state))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Adds a field behind the last instance field, or as the first member where there is none.
   *
   * @param declaration the field without indentation and line end
   * @return false, with nothing added, if the place can't be found
   */
  public static boolean addField(
      Fix.Builder fix, ClassTree type, String declaration, VisitorState state) {
    Tree last = null;
    for (Tree member : written(type, state)) {
      if (member instanceof VariableTree) {
        last = member;
      }
    }
    return last == null
        ? addFirst(fix, type, declaration, state)
        : addAfter(fix, last, declaration, state);
  }

  /** The member that ends last: what Lombok makes stands where its annotation does. */
  public static Optional<Tree> last(ClassTree type, VisitorState state) {
    return written(type, state).stream().max(Comparator.comparingInt(state::getEndPosition));
  }

  /** Adds a method as the last member. */
  public static boolean addMethod(
      Fix.Builder fix, ClassTree type, ImmutableList<String> lines, VisitorState state) {
    Optional<Tree> found = last(type, state);
    if (found.isEmpty()) {
      return false;
    }
    Tree last = found.get();
    String separator = Source.lineSeparator(state);
    String indent = Source.indentAt(Source.start(last), state);
    StringBuilder text = new StringBuilder();
    text.append(separator);
    for (String line : lines) {
      text.append(separator);
      if (!line.isEmpty()) {
        text.append(indent).append(line);
      }
    }
    fix.insert(endWithComment(last, state), text.toString());
    return true;
  }

  /** Adds a member on a line of its own behind another. */
  public static boolean addAfter(
      Fix.Builder fix, Tree previous, String declaration, VisitorState state) {
    String indent = Source.indentAt(Source.start(previous), state);
    fix.insert(endWithComment(previous, state), Source.lineSeparator(state) + indent + declaration);
    return true;
  }

  /** Adds a member as the first of a class. */
  public static boolean addFirst(
      Fix.Builder fix, ClassTree type, String declaration, VisitorState state) {
    OptionalInt brace = ClassBody.openingBrace(type, state);
    if (brace.isEmpty()) {
      return false;
    }
    ImmutableList<Tree> members = written(type, state);
    String outer = Source.indentAt(Source.start(type), state);
    String indent =
        members.isEmpty() || !Source.startsLine(Source.start(members.get(0)), state)
            ? outer + "  "
            : Source.indentAt(Source.start(members.get(0)), state);
    String separator = Source.lineSeparator(state);
    int behind = brace.getAsInt() + 1;
    String text = separator + indent + declaration;
    if (!members.isEmpty() && !(members.get(0) instanceof VariableTree)) {
      text += separator;
    }
    int next = behind;
    if (!Source.of(behind, Source.lineEnd(behind, state), state).isBlank()) {
      while (state.getSourceCode().charAt(next) == ' ') {
        next++;
      }
      text += separator + indent;
    }
    fix.replace(behind, next, text);
    return true;
  }

  /**
   * Offset behind a member and the comment that follows it on its line; a further member on that
   * line keeps its comment.
   */
  private static int endWithComment(Tree member, VisitorState state) {
    int end = state.getEndPosition(member);
    int lineEnd = Source.lineEnd(end, state);
    String rest = Source.of(end, lineEnd, state).trim();
    boolean comment =
        rest.startsWith("//") || (rest.startsWith("/*") && rest.indexOf("*/") == rest.length() - 2);
    return comment ? lineEnd : end;
  }

  private static boolean isGenerated(Tree member) {
    if (member instanceof MethodTree) {
      return (((JCMethodDecl) member).mods.flags & Flags.GENERATEDCONSTR) != 0;
    }
    // The private field behind a record component is the component itself.
    return member instanceof VariableTree
        && (((JCVariableDecl) member).mods.flags & Flags.GENERATED_MEMBER) != 0;
  }
}
