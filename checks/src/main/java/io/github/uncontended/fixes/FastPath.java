package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.CriticalSection.Form;
import io.github.uncontended.analysis.monitors.LazyField;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
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
    Optional<VariableTree> declaration = FieldEdits.declaration(lazy.field(), state);
    Optional<String> field = FieldEdits.nameIn(section, lazy.field(), state);
    Fix.Builder fix = Fix.builder();
    if (obstacleOf(lazy, state).isPresent()
        || declaration.isEmpty()
        || field.isEmpty()
        || !FieldEdits.makeVolatile(lazy.field(), fix, state)) {
      return Optional.empty();
    }
    Optional<String> type = FieldEdits.typeIn(section, declaration.get(), state);
    if (type.isEmpty() && !lazy.isFlag()) {
      return Optional.empty();
    }
    Test test = new Test(field.get(), type.orElse(""));
    boolean isPlaced =
        switch (section.form()) {
          case METHOD -> ofMethod(lazy, test, fix, state);
          case BLOCK -> ofBlock(lazy, test, fix, state);
          case CALL -> ofBlock(lazy, test, fix, state);
        };
    fix.keepText(section.form() == Form.CALL ? section.block().getLeaf() : section.tree(), state);
    return isPlaced ? Optional.of(fix.build()) : Optional.empty();
  }

  /** Why there are no edits, as a sentence with a leading space. */
  public static String obstacle(LazyField lazy, VisitorState state) {
    String why =
        obstacleOf(lazy, state)
            .or(() -> obstacleOfField(lazy, state))
            .orElseGet(
                () ->
                    isOnOneLine(lazy, state)
                        ? "the method stands on one line"
                        : "the source of the method leaves no place for the test");
    return " No fix is offered: " + why + ".";
  }

  private static Optional<String> obstacleOf(LazyField lazy, VisitorState state) {
    String field = "'" + lazy.field().name + "'";
    String why = null;
    if (!lazy.section().lock().isShared()) {
      why = "callers may take different locks";
    } else if (lazy.resets()) {
      why = "a hit does more than to return " + field;
    } else if (!lazy.flags().isEmpty()) {
      why = "a hit tests other fields, too";
    } else if (lazy.isDelegated()) {
      why = "another method tests " + field;
    } else if (!lazy.section().isWholeMethod() && !isReturnedBehind(lazy)) {
      why = "the method does more than what it does under the lock";
    } else if (lazy.section().form() == Form.CALL && !isPlainLock(lazy.section())) {
      why = "the lock is not taken by a lock() in front of the method's try";
    } else if (lazy.isFlag() && lazy.isAccessor()) {
      why = "what the method returns is not " + field;
    } else if (!lazy.isFlag() && !lazy.isAccessor()) {
      why = "the method does not return " + field;
    } else if (lazy.isAtomic(state)) {
      why = "the value is in " + field + ", not " + field + " itself";
    } else if (!lazy.paths().isDecidedByTest()) {
      why =
          lazy.isFlag()
              ? "a test of " + field + " alone does not decide that there is nothing to do"
              : "a hit does more than to test " + field + " for null and to return it";
    }
    return Optional.ofNullable(why);
  }

  /** Whether the method consists of the section, and of returning the field behind it. */
  private static boolean isReturnedBehind(LazyField lazy) {
    return lazy.section().form() == Form.BLOCK
        && lazy.section().path().getParentPath().getLeaf() instanceof BlockTree body
        && lazy.section().path().getParentPath().getParentPath().getLeaf() instanceof MethodTree
        && body.getStatements().size() == 2
        && body.getStatements().get(0) == lazy.section().tree()
        && body.getStatements().get(1) instanceof ReturnTree result
        && result.getExpression() != null
        && lazy.field().equals(Symbols.of(result.getExpression()))
        && Assignments.isOwn(result.getExpression());
  }

  private static Optional<String> obstacleOfField(LazyField lazy, VisitorState state) {
    String field = "'" + lazy.field().name + "'";
    Optional<VariableTree> declaration = FieldEdits.declaration(lazy.field(), state);
    if (declaration.isEmpty()) {
      return Optional.of("another file declares " + field);
    }
    if (FieldEdits.nameIn(lazy.section(), lazy.field(), state).isEmpty()) {
      return Optional.of("the method evaluates an expression to reach " + field);
    }
    return FieldEdits.typeIn(lazy.section(), declaration.get(), state).isEmpty()
        ? Optional.of("the method may not be able to name the type of " + field)
        : Optional.empty();
  }

  private static boolean ofMethod(LazyField lazy, Test test, Fix.Builder fix, VisitorState state) {
    MethodTree method = (MethodTree) lazy.section().tree();
    BlockTree body = method.getBody();
    int first = Source.start(body.getStatements().get(0));
    int end = state.getEndPosition(body) - 1;
    Optional<String> lock = SectionEdits.nameOf(lazy.section(), state);
    if (lock.isEmpty()
        || lazy.section().enclosingClass().getSimpleName().isEmpty()
        || !SectionEdits.removeModifier(method, fix, state)) {
      return false;
    }
    if (isOnOneLine(lazy, state)) {
      return spread(lazy, test, lock.get(), fix, state);
    }
    if (!Source.startsLine(first, state) || !Source.startsLine(end, state)) {
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
            + test.of(lazy, indent, step, fix, state)
            + "synchronized ("
            + lock.get()
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

  /** Whether a method and its body are on one line. */
  private static boolean isOnOneLine(LazyField lazy, VisitorState state) {
    return lazy.section().tree() instanceof MethodTree method
        && Source.lineEnd(Source.start(method.getBody()), state)
            >= state.getEndPosition(method.getBody());
  }

  /** Spreads a body over lines, each of its statements on one below the lock. */
  private static boolean spread(
      LazyField lazy, Test test, String lock, Fix.Builder fix, VisitorState state) {
    MethodTree method = (MethodTree) lazy.section().tree();
    BlockTree body = method.getBody();
    int at = Source.start(body) + 1;
    int end = state.getEndPosition(body) - 1;
    if (!Source.startsLine(Source.start(method), state) || Source.hasComment(at, end, state)) {
      return false;
    }
    Tree owner = lazy.section().path().getParentPath().getLeaf();
    String indent = Source.indentAt(Source.start(method), state);
    String step = Source.indentStep(Source.indentAt(Source.start(owner), state), indent);
    String separator = Source.lineSeparator(state);
    String next = separator + indent + step;
    String before =
        next
            + test.of(lazy, indent + step, step, fix, state)
            + "synchronized ("
            + lock
            + ") {"
            + next
            + step;
    for (StatementTree statement : body.getStatements()) {
      fix.replace(at, Source.start(statement), before);
      at = state.getEndPosition(statement);
      before = next + step;
    }
    fix.replace(at, end, next + "}" + separator + indent);
    return true;
  }

  /** Whether a section begins with a {@code lock()} that no {@code try} is around. */
  private static boolean isPlainLock(CriticalSection section) {
    MethodInvocationTree locking = (MethodInvocationTree) section.tree();
    TreePath block = section.path().getParentPath().getParentPath();
    return Expressions.simpleName(locking.getMethodSelect()).equals("lock")
        && block.getParentPath().getLeaf() instanceof MethodTree;
  }

  private static boolean ofBlock(LazyField lazy, Test test, Fix.Builder fix, VisitorState state) {
    int start = Source.start(lazy.section().tree());
    TreePath taking = lazy.section().path();
    TreePath around =
        lazy.section().form() == Form.CALL
            ? taking.getParentPath().getParentPath()
            : taking.getParentPath();
    if (!Source.startsLine(start, state)
        || !(around.getLeaf() instanceof BlockTree)
        || (lazy.isFlag() && !(around.getParentPath().getLeaf() instanceof MethodTree))) {
      return false;
    }
    String indent = Source.indentAt(start, state);
    String outer = Source.indentAt(Source.start(around.getParentPath().getLeaf()), state);
    fix.insert(start, test.of(lazy, indent, Source.indentStep(outer, indent), fix, state));
    return true;
  }

  /** The test without the lock, of the field as the section names it, and its type. */
  private record Test(String field, String type) {
    String of(LazyField lazy, String indent, String step, Fix.Builder fix, VisitorState state) {
      String separator = Source.lineSeparator(state);
      String next = separator + indent;
      if (lazy.isFlag()) {
        String condition = lazy.paths().filledFlag() ? field : "!" + field;
        return "if (" + condition + ") {" + next + step + "return;" + next + "}" + next;
      }
      String local = FreeNames.local("current", fix, lazy.section().path(), state);
      return type
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
}
