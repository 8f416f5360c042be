package io.github.uncontended.edit;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.ClassBody;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * Adds members to a class, at the position and with the indentation that the file suggests.
 *
 * <p>Each addition {@linkplain Claim.Kind#DECLARED claims} the member's name in the class, so that
 * two fixes that add the same member share it.
 */
public final class Members {
  private Members() {}

  /** What is known of the classes of a unit, since each finding in one asks again. */
  private record Known(Map<ClassTree, Body> bodies) {}

  /**
   * The source of a class body.
   *
   * @param members those that it shows
   * @param last the member that ends last
   * @param brace offset of the opening brace
   */
  private record Body(ImmutableList<Tree> members, Optional<Tree> last, OptionalInt brace) {}

  private static Body body(ClassTree type, VisitorState state) {
    return UnitIndex.of(state)
        .memo(Known.class, unit -> new Known(new IdentityHashMap<>()))
        .bodies()
        .computeIfAbsent(type, it -> read(it, state));
  }

  private static Body read(ClassTree type, VisitorState state) {
    ImmutableList<Tree> members =
        type.getMembers().stream()
            .filter(member -> !isGenerated(member) && Source.hasPosition(member, state))
            .collect(ImmutableList.toImmutableList());
    return new Body(
        members,
        members.stream().max(Comparator.comparingInt(state::getEndPosition)),
        ClassBody.openingBrace(type, state));
  }

  /** The members that the source shows: no default constructor, nothing that Lombok made. */
  public static ImmutableList<Tree> written(ClassTree type, VisitorState state) {
    return body(type, state).members();
  }

  /**
   * Adds an instance field behind the last instance field, without one behind the last field, or as
   * the first member if there is none.
   *
   * @param declaration the field without indentation and line end
   * @return false, with nothing added, if the source does not show the class body
   */
  public static boolean addField(
      Fix.Builder fix, ClassTree type, String name, String declaration, VisitorState state) {
    ImmutableList<VariableTree> instance = instanceFields(type, state);
    Tree last = instance.isEmpty() ? null : instance.get(instance.size() - 1);
    if (last == null) {
      for (Tree member : written(type, state)) {
        last = member instanceof VariableTree ? member : last;
      }
    }
    return last == null
        ? addFirst(fix, type, name, declaration, state)
        : addAfter(fix, type, last, name, declaration, state);
  }

  /** The instance fields that the source of a class shows. */
  public static ImmutableList<VariableTree> instanceFields(ClassTree type, VisitorState state) {
    return written(type, state).stream()
        .filter(
            member ->
                member instanceof VariableTree field && !ASTHelpers.getSymbol(field).isStatic())
        .map(VariableTree.class::cast)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * The member that ends last. Members that Lombok generated have the position of an annotation.
   */
  public static Optional<Tree> last(ClassTree type, VisitorState state) {
    return body(type, state).last();
  }

  /** Adds a method as the last member. */
  public static boolean addMethod(
      Fix.Builder fix,
      ClassTree type,
      String name,
      ImmutableList<String> lines,
      VisitorState state) {
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
    insert(
        fix,
        type,
        Comments.endBehind(state.getEndPosition(last), state),
        name,
        text.toString(),
        state);
    fix.changeMember(MemberChange.added(ElementKind.METHOD, name, type));
    return true;
  }

  /**
   * Adds a field on a line of its own behind another member. Empty lines separate a static
   * initializer from what follows.
   */
  public static boolean addAfter(
      Fix.Builder fix,
      ClassTree type,
      Tree previous,
      String name,
      String declaration,
      VisitorState state) {
    String separator = Source.lineSeparator(state);
    int end = Comments.endBehind(state.getEndPosition(previous), state);
    String indent = indentOf(previous, type, state);
    String text = separator + indent + declaration;
    if (endsWithBlock(declaration)) {
      Optional<Integer> next = nextBehindGap(type, previous, end, state);
      if (next.isPresent()) {
        // There, fields that other fixes add stay together.
        String block = indent + declaration + separator + separator;
        replace(fix, type, next.get(), next.get(), name, block, state);
        fix.changeMember(MemberChange.added(ElementKind.FIELD, name, type));
        return true;
      }
      text = isFollowedByGap(end, state) ? separator + text : text + separator;
    }
    int next = end;
    String rest = Source.of(end, Source.lineEnd(end, state), state);
    if (!rest.isBlank() && !rest.strip().startsWith("}")) {
      // Another member, on the line of the previous one.
      next += rest.length() - rest.stripLeading().length();
      text += separator + indent;
    }
    replace(fix, type, end, next, name, text, state);
    fix.changeMember(MemberChange.added(ElementKind.FIELD, name, type));
    return true;
  }

  /**
   * Where the line behind an empty one begins that separates a member from the next; empty if no
   * empty line follows, or no member.
   */
  private static Optional<Integer> nextBehindGap(
      ClassTree type, Tree previous, int end, VisitorState state) {
    boolean isLast = last(type, state).filter(it -> it == previous).isPresent();
    if (isLast || !isFollowedByGap(end, state)) {
      return Optional.empty();
    }
    String separator = Source.lineSeparator(state);
    int gap = Source.lineEnd(end, state) + separator.length();
    return Optional.of(Source.lineEnd(gap, state) + separator.length());
  }

  /**
   * The indentation of a member, or of one that starts a line if this one stands behind other code.
   */
  private static String indentOf(Tree member, ClassTree type, VisitorState state) {
    return Stream.concat(Stream.of(member), written(type, state).stream())
        .map(Source::start)
        .filter(start -> Source.startsLine(start, state))
        .findFirst()
        .map(start -> Source.indentAt(start, state))
        .orElseGet(
            () -> Source.indentAt(Source.start(type), state) + SourceStyle.of(state).indent());
  }

  /** Adds a field, and an empty line, before a member that starts a line. */
  public static boolean addBefore(
      Fix.Builder fix,
      ClassTree type,
      Tree next,
      String name,
      String declaration,
      VisitorState state) {
    int start = Source.start(next);
    String separator = Source.lineSeparator(state);
    String text = declaration + separator + separator + Source.indentAt(start, state);
    insert(fix, type, start, name, text, state);
    fix.changeMember(MemberChange.added(ElementKind.FIELD, name, type));
    return true;
  }

  /** Inserts text that declares a member. */
  public static void insert(
      Fix.Builder fix, ClassTree type, int at, String name, String text, VisitorState state) {
    replace(fix, type, at, at, name, text, state);
  }

  /** Replaces a range, such as white space, by text that declares or assigns a member. */
  public static void replace(
      Fix.Builder fix,
      ClassTree type,
      int start,
      int end,
      String name,
      String text,
      VisitorState state) {
    fix.replace(start, end, text).declareMember(name, type, text, state);
  }

  /** Adds a field as the first member of a class. */
  public static boolean addFirst(
      Fix.Builder fix, ClassTree type, String name, String declaration, VisitorState state) {
    OptionalInt brace = body(type, state).brace();
    if (brace.isEmpty()) {
      return false;
    }
    ImmutableList<Tree> members = written(type, state);
    String outer = Source.indentAt(Source.start(type), state);
    String indent =
        members.isEmpty() || !Source.startsLine(Source.start(members.get(0)), state)
            ? outer + SourceStyle.of(state).indent()
            : Source.indentAt(Source.start(members.get(0)), state);
    String separator = Source.lineSeparator(state);
    int behind = brace.getAsInt() + 1;
    String text = separator + indent + declaration;
    boolean needsGap =
        !members.isEmpty()
            && (!(members.get(0) instanceof VariableTree) || endsWithBlock(declaration));
    if (isFollowedByGap(behind, state) && !members.isEmpty()) {
      text = separator + text;
    } else if (needsGap) {
      text += separator;
    }
    int next = behind;
    if (!Source.of(behind, Source.lineEnd(behind, state), state).isBlank()) {
      while (state.getSourceCode().charAt(next) == ' ') {
        next++;
      }
      text += separator + indent;
    }
    fix.replace(behind, next, text).declareMember(name, type, text, state);
    fix.changeMember(MemberChange.added(ElementKind.FIELD, name, type));
    return true;
  }

  private static boolean endsWithBlock(String declaration) {
    return declaration.endsWith("}");
  }

  /** Whether the line behind the line of a position is empty, or ends the class. */
  private static boolean isFollowedByGap(int position, VisitorState state) {
    int end = Source.lineEnd(position, state);
    int next = Math.min(end + Source.lineSeparator(state).length(), state.getSourceCode().length());
    String line = Source.of(next, Source.lineEnd(next, state), state).strip();
    return Source.of(position, end, state).isBlank() && (line.isEmpty() || line.startsWith("}"));
  }

  /** Whether a member is a constant of an enum. */
  public static boolean isEnumConstant(Tree member) {
    return member instanceof VariableTree
        && (((JCVariableDecl) member).mods.flags & Flags.ENUM) != 0;
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
