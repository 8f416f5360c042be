package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.syntax.Comments;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.MemberChange;
import io.github.uncontended.edit.Members;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/**
 * Caches the result of {@code hashCode()} in a field by the racy single-check idiom. The field is
 * read once into a local variable: a second read could see zero again. A {@code synchronized} goes:
 * what is computed from final fields alone needs no lock.
 */
public final class CachedHash {
  private CachedHash() {}

  /**
   * The edits that cache a hash code; empty if the source does not allow them.
   *
   * @param marks annotations for the new field
   */
  public static Optional<Fix> of(
      MethodTree method, ClassTree type, ImmutableList<String> marks, VisitorState state) {
    BlockTree body = method.getBody();
    if (!Source.hasPosition(method, state)
        || !Source.hasPosition(body, state)
        || !Source.startsLine(Source.start(method), state)) {
      return Optional.empty();
    }
    TreePath path = state.getPath();
    String prefix = prefix(type, state);
    String field =
        FreeNames.firstFree(List.of(prefix + "hash", prefix + "cachedHash"), type, path, state);
    String separator = Source.lineSeparator(state);
    Fix.Builder fix = Fix.builder();
    String indent = Source.indentAt(Source.start(method), state);
    StringBuilder declaration = new StringBuilder();
    for (String mark : marks) {
      declaration.append(mark).append(separator).append(indent);
    }
    declaration.append("private transient int ").append(field).append(';');
    if (!Members.addField(fix, type, field, declaration.toString(), state)) {
      return Optional.empty();
    }
    fix.reference(field, type, method, state);
    if (method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
        && !SectionEdits.removeModifier(method, fix, state)) {
      return Optional.empty();
    }
    List<? extends StatementTree> statements = body.getStatements();
    if (statements.size() == 1
        && statements.get(0) instanceof ReturnTree result
        && Source.startsLine(Source.start(result), state)) {
      String local = FreeNames.local("result", fix, path, state);
      cacheExpression(fix, result, field, local, separator, state);
    } else if (statements.size() == 1
        && statements.get(0) instanceof ReturnTree result
        && isInOneLine(body, state)) {
      String local = FreeNames.local("result", fix, path, state);
      cacheInOneLine(fix, body, result, field, local, state);
    } else if (method.getModifiers().getAnnotations().stream()
        .anyMatch(annotation -> !isOverride(annotation))) {
      // A suppression is meant for the body, and would stay behind.
      return Optional.empty();
    } else {
      String compute = FreeNames.member("computeHashCode", type, path, state);
      cacheBody(fix, method, type, field, compute, separator, state);
    }
    return Optional.of(fix.build());
  }

  /** Why there are no edits, as a clause of a message. */
  public static String obstacle(MethodTree method, VisitorState state) {
    if (!Source.hasPosition(method, state) || !Source.hasPosition(method.getBody(), state)) {
      return "the method is not in the source";
    }
    if (!Source.startsLine(Source.start(method), state)) {
      return "hashCode() begins behind other code on its line";
    }
    return method.getModifiers().getAnnotations().stream().allMatch(CachedHash::isOverride)
        ? "the source of the class leaves no place for the field"
        : "an annotation of hashCode() would have to move with its body";
  }

  /** The prefix of the instance fields: an underscore behind at most one letter, or nothing. */
  private static String prefix(ClassTree type, VisitorState state) {
    List<String> names =
        Members.instanceFields(type, state).stream()
            .map(field -> field.getName().toString())
            .toList();
    String first = names.isEmpty() ? "" : names.get(0);
    String prefix = first.substring(0, first.indexOf('_') + 1);
    return prefix.length() <= 2 && names.stream().allMatch(name -> name.startsWith(prefix))
        ? prefix
        : "";
  }

  private static boolean isOverride(AnnotationTree annotation) {
    return ASTHelpers.getSymbol(annotation.getAnnotationType())
        .getQualifiedName()
        .contentEquals("java.lang.Override");
  }

  private static void cacheExpression(
      Fix.Builder fix,
      ReturnTree result,
      String field,
      String local,
      String separator,
      VisitorState state) {
    int start = Source.start(result);
    String indent = Source.indentAt(start, state);
    String step =
        Source.indentStep(Source.indentAt(Source.start(state.getPath().getLeaf()), state), indent);
    int expression = Source.start(result.getExpression());
    int above = startOfComments(result, state);
    fix.insert(
        above,
        "int "
            + local
            + " = "
            + field
            + ";"
            + separator
            + indent
            + "if ("
            + local
            + " == 0) {"
            + separator
            + indent
            + step);
    indentFurther(fix, above, start, step, state);
    fix.replace(
        start,
        expression,
        local + " = " + Source.of(start + "return".length(), expression, state).stripLeading());
    int end = state.getEndPosition(result);
    fix.defer(result.getExpression(), state).enclose(above, end);
    // A comment on the line is about the expression.
    fix.insert(
        Comments.endBehind(end, state),
        separator + indent + step + field + " = " + local + ";" + separator + indent + "}"
            + separator + indent + "return " + local + ";");
    indentFurther(fix, expression, end, step, state);
  }

  /** Whether a body has no line break and no comment. */
  private static boolean isInOneLine(BlockTree body, VisitorState state) {
    int start = Source.start(body);
    int end = state.getEndPosition(body);
    return Source.lineEnd(start, state) >= end && !Source.hasComment(start, end, state);
  }

  /** Spreads the body over lines, where it is {@code { return expression; }}. */
  private static void cacheInOneLine(
      Fix.Builder fix,
      BlockTree body,
      ReturnTree result,
      String field,
      String local,
      VisitorState state) {
    String separator = Source.lineSeparator(state);
    String indent = Source.indentAt(Source.start(state.getPath().getLeaf()), state);
    String inner = indent + Source.indentStep(outerIndent(state), indent);
    String further = inner + Source.indentStep(indent, inner);
    fix.replace(
        Source.start(body) + 1,
        Source.start(result.getExpression()),
        String.join(
            separator,
            "",
            inner + "int " + local + " = " + field + ";",
            inner + "if (" + local + " == 0) {",
            further + local + " = "));
    fix.replace(
        state.getEndPosition(result.getExpression()),
        state.getEndPosition(body) - 1,
        String.join(
            separator,
            ";",
            further + field + " = " + local + ";",
            inner + "}",
            inner + "return " + local + ";",
            indent));
    fix.defer(result.getExpression(), state)
        .enclose(Source.start(result), state.getEndPosition(result));
  }

  /** Where the comments on the lines above a statement begin, which are about its expression. */
  private static int startOfComments(ReturnTree result, VisitorState state) {
    int start = Source.start(result);
    int above =
        Comments.startAbove(
            new TreePath(
                new TreePath(state.getPath(), ((MethodTree) state.getPath().getLeaf()).getBody()),
                result),
            state);
    String text = Source.of(above, start, state);
    String comments = text.stripLeading();
    return comments.startsWith("//") || comments.startsWith("/*")
        ? above + text.length() - comments.length()
        : start;
  }

  /** Indents the lines that follow the first one of a range. */
  private static void indentFurther(
      Fix.Builder fix, int start, int end, String step, VisitorState state) {
    CharSequence source = state.getSourceCode();
    for (int i = start; i < end; i++) {
      if (source.charAt(i) == '\n'
          && source.charAt(i + 1) != '\r'
          && source.charAt(i + 1) != '\n') {
        fix.insert(i + 1, step);
      }
    }
  }

  /** Makes the body a method of its own, without a change of its text. */
  private static void cacheBody(
      Fix.Builder fix,
      MethodTree method,
      ClassTree type,
      String field,
      String compute,
      String separator,
      VisitorState state) {
    String indent = Source.indentAt(Source.start(method), state);
    String inner = indent + Source.indentStep(outerIndent(state), indent);
    String further = inner + Source.indentStep(indent, inner);
    String text =
        String.join(
            separator,
            "",
            inner + "int result = " + field + ";",
            inner + "if (result == 0) {",
            further + "result = " + compute + "();",
            further + field + " = result;",
            inner + "}",
            inner + "return result;",
            indent + "}",
            "",
            indent + "private int " + compute + "() {");
    Members.insert(fix, type, Source.start(method.getBody()) + 1, compute, text, state);
    fix.changeMember(MemberChange.added(ElementKind.METHOD, compute, type));
  }

  private static String outerIndent(VisitorState state) {
    return Source.indentAt(Source.start(state.getPath().getParentPath().getLeaf()), state);
  }
}
