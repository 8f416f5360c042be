package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.collections.ConcurrentMaps;
import io.github.uncontended.analysis.syntax.Lines;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.SourceStyle;
import io.github.uncontended.edit.TypeNames;
import java.util.Optional;

/**
 * Writes the statements that look up a key before a call of {@code computeIfAbsent}. Which ones
 * depends on what becomes of the value; see {@link StatementContext.Role}.
 */
final class GetFirstStatements {
  private final TreePath path;
  private final MethodInvocationTree call;
  private final ExpressionTree map;
  private final ExpressionTree key;
  private final ExpressionTree function;
  private final StatementContext context;
  private final InsertionLayout layout;
  private final Lines lines;
  private final VisitorState state;
  private final Fix.Builder fix = Fix.builder();

  /** Statements before that of the call, each followed by a separator. */
  private final StringBuilder before = new StringBuilder();

  /** Whether evaluating the key twice makes no difference. */
  private final boolean keyIsFixed;

  /** The key, or the name of the variable that holds it. */
  private String keyName;

  private GetFirstStatements(
      TreePath path, StatementContext context, InsertionLayout layout, VisitorState state) {
    this.path = path;
    this.call = (MethodInvocationTree) path.getLeaf();
    this.map = ((MemberSelectTree) call.getMethodSelect()).getExpression();
    this.key = call.getArguments().get(0);
    this.function = call.getArguments().get(1);
    this.context = context;
    this.layout = layout;
    this.lines = new Lines(call, state);
    this.state = state;
    this.keyIsFixed = OperandOrder.isFixed(key, state);
  }

  /** The statements that replace the call that a path leads to; empty if none can. */
  static Optional<Fix> of(TreePath path, VisitorState state) {
    MethodInvocationTree call = (MethodInvocationTree) path.getLeaf();
    ExpressionTree map = ((MemberSelectTree) call.getMethodSelect()).getExpression();
    StatementContext context =
        OperandOrder.isFixed(map, state) ? StatementContext.of(path, state).orElse(null) : null;
    InsertionLayout layout = context == null ? null : InsertionLayout.of(context, state);
    if (layout == null) {
      return Optional.empty();
    }
    GetFirstStatements statements = new GetFirstStatements(path, context, layout, state);
    return statements.evaluateKeyOnce() && statements.write()
        ? Optional.of(statements.fix.build())
        : Optional.empty();
  }

  /** Adds a variable for the key if it needs one; false if it cannot have one. */
  private boolean evaluateKeyOnce() {
    if (keyIsFixed) {
      keyName = Source.of(key, state);
      return true;
    }
    // The key is now evaluated before the map.
    if (Assignments.containsWrite(key) || !OperandOrder.isSettled(map, state)) {
      return false;
    }
    ImmutableList<Type> types = ConcurrentMaps.typeArguments(ASTHelpers.getType(map), state);
    Optional<String> type =
        types.isEmpty() ? Optional.empty() : TypeNames.of(types.get(0), fix, path, state);
    if (type.isEmpty()) {
      return false;
    }
    keyName = FreeNames.local("key", fix, path, state);
    before.append(modifier(false)).append(type.get()).append(' ').append(keyName).append(" = ");
    before.append(Source.of(key, state)).append(';').append(layout.next());
    return true;
  }

  private boolean write() {
    context.claim(fix, state);
    fix.keepText(map, state);
    if (keyIsFixed) {
      fix.keepText(key, state);
    }
    return switch (context.role()) {
      case IGNORED -> callOnMiss();
      case DECLARED, ASSIGNED -> {
        Optional<VarSymbol> variable = ReassignableVariable.of(context, call, state);
        yield variable.isPresent() ? assignOnMiss(variable.get()) : choose();
      }
      case RETURNED -> choose();
      case NESTED -> moveOut();
    };
  }

  /** {@code if (!map.containsKey(key)) { call; }}. */
  private boolean callOnMiss() {
    boolean joinsElse = before.length() == 0 && isAloneInElse();
    before.append("if (!").append(Source.of(map, state)).append(".containsKey(");
    before.append(keyName).append("))");
    renameKey();
    if (joinsElse) {
      // The braces that the statement lacks are those of the new statement.
      indentFurther(lines.furtherIn(Source.start(call), layout.next()));
      fix.replace(layout.from(), layout.start(), " " + before + layout.opening());
      layout.close(fix, "", context, state);
      return true;
    }
    before.append(brace()).append(layout.inner());
    indentFurther(lines.furtherIn(Source.start(call), layout.inner()));
    layout.open(fix, before.toString());
    layout.close(fix, layout.next() + "}", context, state);
    return true;
  }

  /** Whether the statement follows {@code else} without braces, and no other {@code else} can. */
  private boolean isAloneInElse() {
    TreePath at = context.statement();
    while (at.getParentPath().getLeaf() instanceof IfTree test
        && test.getElseStatement() == at.getLeaf()) {
      at = at.getParentPath();
    }
    return at != context.statement()
        && (at.getParentPath().getLeaf() instanceof BlockTree
            || at.getParentPath().getLeaf() instanceof CaseTree);
  }

  /** Turns {@code v = call;} into {@code v = map.get(key); if (v == null) { v = call; }}. */
  private boolean assignOnMiss(VarSymbol variable) {
    fix.reassign(variable);
    layout.open(fix, before.toString());
    renameKey();
    int start = Source.start(context.value().getLeaf());
    int behindEquals = InsertionLayout.startOfBlanks(start, state);
    String gap = Source.of(behindEquals, start, state);
    String miss = get() + ";" + layout.next() + "if (" + variable.name + " == null)" + brace();
    miss += layout.inner() + variable.name + " =";
    if (state.getSourceCode().charAt(behindEquals - 1) == '=') {
      boolean breaks = gap.indexOf('\n') >= 0 || gap.indexOf('\r') >= 0;
      String further = lines.furtherIn(breaks ? layout.start() : start, layout.inner());
      fix.replace(behindEquals, start, " " + miss + (breaks ? gap + further : " "));
      indentFurther(further);
    } else {
      // There is a comment in between, which stays before the value of get.
      fix.insert(start, miss + " ");
      indentFurther(lines.furtherIn(start, layout.inner()));
    }
    layout.close(fix, layout.next() + "}", context, state);
    return true;
  }

  /** {@code V t = map.get(key);} before, and {@code t != null ? t : call} for the call. */
  private boolean choose() {
    Optional<String> value = declareValue(false);
    if (value.isEmpty()) {
      return false;
    }
    renameKey();
    indentFurther(lines.furtherIn(Source.start(call), layout.next()));
    String test = value.get() + " != null";
    String condition = SourceStyle.of(state).parenthesizedConditions() ? "(" + test + ")" : test;
    String choice = condition + " ? " + value.get() + " : ";
    if (context.isLambdaBody()) {
      layout.open(fix, before + "return " + choice);
    } else {
      layout.open(fix, before.toString());
      fix.insertBefore(call, choice);
    }
    layout.close(fix, "", context, state);
    return true;
  }

  /**
   * {@code V t = map.get(key); if (t == null) { t = call; }} before, and {@code t} for the call.
   */
  private boolean moveOut() {
    Optional<String> value =
        GetFirst.holdsComputeIfAbsent(function) ? Optional.empty() : declareValue(true);
    if (value.isEmpty()) {
      return false;
    }
    before.append("if (").append(value.get()).append(" == null)");
    before.append(brace()).append(layout.inner());
    String start = value.get() + " = ";
    String inner = layout.inner().replaceAll("\\R", "");
    int column = SourceStyle.columns(inner) + start.length();
    before
        .append(start)
        .append(textOfCall(lines.furtherIn(Source.start(call), layout.inner()), column))
        .append(';');
    before.append(layout.next()).append('}').append(layout.next());
    layout.open(fix, before + (context.isReturnedByLambda(state) ? "return " : ""));
    fix.replace(call, value.get(), state);
    layout.close(fix, "", context, state);
    return true;
  }

  /**
   * Declares a variable with the value of {@code get}. Its type is the map's own type argument:
   * that of the call has its wildcards captured.
   */
  private Optional<String> declareValue(boolean isReassigned) {
    ImmutableList<Type> types = ConcurrentMaps.typeArguments(ASTHelpers.getType(map), state);
    Type type = types.isEmpty() ? ASTHelpers.getType(call) : types.get(1);
    Optional<String> written = TypeNames.ofLocal(type, fix, path, state);
    if (written.isEmpty()) {
      return Optional.empty();
    }
    String name = FreeNames.local("value", fix, path, state);
    before.append(modifier(isReassigned)).append(written.get()).append(' ').append(name);
    before.append(" = ");
    before.append(get()).append(';').append(layout.next());
    return Optional.of(name);
  }

  private String modifier(boolean isReassigned) {
    return !isReassigned && SourceStyle.of(state).finalLocals() ? "final " : "";
  }

  /** The brace behind a condition. */
  private String brace() {
    boolean isOnOwnLine =
        SourceStyle.of(state).bracesOnOwnLine() && layout.next().indexOf('\n') >= 0;
    return isOnOwnLine ? layout.next() + "{" : " {";
  }

  private String get() {
    return Source.of(map, state) + ".get(" + keyName + ")";
  }

  private void renameKey() {
    if (!keyIsFixed) {
      fix.replace(key, keyName, state);
    }
  }

  private String textOfCall(String step, int column) {
    int start = Source.start(call);
    int end = state.getEndPosition(call);
    String text =
        keyIsFixed
            ? lines.movedIn(start, end, step)
            : lines.movedIn(start, Source.start(key), step)
                + keyName
                + lines.movedIn(state.getEndPosition(key), end, step);
    return joined(text, column);
  }

  /** The call without the line break in front of its name, where it then is one line that fits. */
  private String joined(String text, int column) {
    String receiver = Source.of(map, state);
    if (!text.startsWith(receiver) || receiver.indexOf('\n') >= 0) {
      return text;
    }
    String rest = text.substring(receiver.length()).stripLeading();
    boolean fits = column + receiver.length() + rest.length() + 1 <= SourceStyle.of(state).width();
    return fits && rest.startsWith(".") && rest.indexOf('\n') < 0 ? receiver + rest : text;
  }

  /** Indents the lines of the call behind its first. */
  private void indentFurther(String step) {
    // The fixes of calls within the function indent the same lines.
    if (step.isEmpty() || GetFirst.holdsComputeIfAbsent(function)) {
      return;
    }
    for (int line : lines.behindFirst()) {
      boolean renamed = Source.start(key) < line && line < state.getEndPosition(key);
      if (keyIsFixed || !renamed) {
        fix.insert(line, step);
      }
    }
  }
}
