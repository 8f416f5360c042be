package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.ExecutionPath;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import java.util.Optional;

/**
 * Makes a lazily initialized field volatile and returns its value before the lock is taken. The
 * code under the lock stays as it is: it tests the field again (double-checked locking, right since
 * Java 5 for a volatile field).
 */
public final class FastPath {
  private FastPath() {}

  /** The edits; empty if the source does not allow them. */
  public static Optional<Fix> of(LazyField lazy, VisitorState state) {
    CriticalSection section = lazy.section();
    Optional<VariableTree> declaration = SectionEdits.declaration(lazy.field(), state);
    Fix.Builder fix = Fix.builder();
    if (declaration.isEmpty()
        || lazy.isDelegated()
        || !section.isWholeMethod()
        || !lazy.paths().hits().stream().allMatch(hit -> returnsValue(hit, lazy, state))
        || !SectionEdits.makeVolatile(lazy.field(), fix, state)) {
      return Optional.empty();
    }
    boolean isPlaced =
        switch (section.form()) {
          case METHOD -> ofMethod(lazy, declaration.get(), fix, state);
          case BLOCK -> ofBlock(lazy, declaration.get(), fix, state);
          case CALL -> false;
        };
    fix.keepText(section.tree(), state);
    return isPlaced ? Optional.of(fix.build()) : Optional.empty();
  }

  /** Whether a hit returns the field or a copy of it; a flag's hit returns nothing. */
  private static boolean returnsValue(ExecutionPath hit, LazyField lazy, VisitorState state) {
    Optional<ExpressionTree> result =
        hit.steps().stream()
            .filter(step -> step.role() == ExecutionPath.Role.RESULT)
            .map(ExecutionPath.Step::tree)
            .findFirst();
    if (lazy.isFlag()) {
      return lazy.field().type.hasTag(TypeTag.BOOLEAN) && result.isEmpty();
    }
    return result.isPresent()
        && ASTHelpers.getSymbol(result.get()) instanceof VarSymbol variable
        && (variable.equals(lazy.field())
            || state.getTypes().isSameType(variable.type, lazy.field().type));
  }

  private static boolean ofMethod(
      LazyField lazy, VariableTree declaration, Fix.Builder fix, VisitorState state) {
    MethodTree method = (MethodTree) lazy.section().tree();
    BlockTree body = method.getBody();
    int first = Source.start(body.getStatements().get(0));
    int end = state.getEndPosition(body) - 1;
    if (!Source.startsLine(first, state)
        || !Source.startsLine(end, state)
        || lazy.section().enclosingClass().getSimpleName().isEmpty()
        || !SectionEdits.removeModifier(method, fix, state)) {
      return false;
    }
    String separator = Source.lineSeparator(state);
    String indent = Source.indentAt(first, state);
    String step = Source.indentStep(Source.indentAt(Source.start(method), state), indent);
    int open = Source.start(body) + 1;
    fix.insert(
        open,
        separator
            + indent
            + test(lazy, declaration, indent, step, fix, state)
            + "synchronized ("
            + SectionEdits.nameOf(lazy.section())
            + ") {");
    for (int line = Source.lineEnd(open, state) + 1;
        line < Source.lineStart(end, state);
        line = Source.lineEnd(line, state) + 1) {
      if (!Source.of(line, Source.lineEnd(line, state), state).isBlank()) {
        fix.insert(line, step);
      }
    }
    fix.insert(Source.lineStart(end, state), indent + "}" + separator);
    return true;
  }

  private static boolean ofBlock(
      LazyField lazy, VariableTree declaration, Fix.Builder fix, VisitorState state) {
    int start = Source.start(lazy.section().tree());
    if (!Source.startsLine(start, state)
        || !(lazy.section().path().getParentPath().getLeaf() instanceof BlockTree)) {
      return false;
    }
    String indent = Source.indentAt(start, state);
    String outer =
        Source.indentAt(Source.start(lazy.section().method().orElseThrow().getLeaf()), state);
    fix.insert(
        start, test(lazy, declaration, indent, Source.indentStep(outer, indent), fix, state));
    return true;
  }

  private static String test(
      LazyField lazy,
      VariableTree declaration,
      String indent,
      String step,
      Fix.Builder fix,
      VisitorState state) {
    String separator = Source.lineSeparator(state);
    String next = separator + indent;
    String field = lazy.field().name.toString();
    if (lazy.isFlag()) {
      String condition = lazy.paths().filledFlag() ? field : "!" + field;
      return "if (" + condition + ") {" + next + step + "return;" + next + "}" + next;
    }
    String local = FreeNames.local("current", fix, lazy.section().path(), state);
    return SectionEdits.typeOf(declaration, state)
        + " "
        + local
        + " = "
        + field
        + ";"
        + next
        + "if ("
        + local
        + " != null) {"
        + next
        + step
        + "return "
        + local
        + ";"
        + next
        + "}"
        + next;
  }
}
