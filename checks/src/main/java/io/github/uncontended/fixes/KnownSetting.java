package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.edit.FreeNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The final field in which an object already has the value of a setting. */
final class KnownSetting {
  private final MethodInvocationTree read;
  private final Optional<ParsedSetting> parsed;
  private final VarSymbol table;

  private KnownSetting(MethodInvocationTree read, Optional<ParsedSetting> parsed, VarSymbol table) {
    this.read = read;
    this.parsed = parsed;
    this.table = table;
  }

  /**
   * The field, which each constructor assigns the same read; empty if there is none that its simple
   * name means at the read.
   *
   * @param read of the setting, with constant arguments
   * @param parsed how the code parses it
   * @param table the field that holds the properties
   * @param assignments those of the table, by constructor
   */
  static Optional<VarSymbol> of(
      TreePath read,
      Optional<ParsedSetting> parsed,
      VarSymbol table,
      Map<MethodTree, StatementTree> assignments,
      VisitorState state) {
    KnownSetting setting = new KnownSetting((MethodInvocationTree) read.getLeaf(), parsed, table);
    VarSymbol found = null;
    for (Map.Entry<MethodTree, StatementTree> each : assignments.entrySet()) {
      VarSymbol field = setting.assigned(each.getKey(), each.getValue());
      if (field == null || (found != null && found != field)) {
        return Optional.empty();
      }
      found = field;
    }
    ExpressionTree value = parsed.map(ParsedSetting::call).orElse(setting.read);
    return Optional.ofNullable(found)
        .filter(field -> ASTHelpers.isSameType(field.type, ASTHelpers.getType(value), state))
        .filter(field -> !FreeNames.isDeclaredAround(read, field.name, state));
  }

  /** The field that a constructor assigns the setting behind the table; null if there is none. */
  private VarSymbol assigned(MethodTree constructor, StatementTree table) {
    List<? extends StatementTree> statements = constructor.getBody().getStatements();
    for (StatementTree each : statements.subList(statements.indexOf(table), statements.size())) {
      if (each instanceof ExpressionStatementTree statement
          && statement.getExpression() instanceof AssignmentTree assignment
          && Symbols.of(assignment.getVariable()) instanceof VarSymbol field
          && Expressions.isField(field)
          && field.owner == this.table.owner
          && (field.flags() & Flags.FINAL) != 0
          && isSameValue(assignment.getExpression())) {
        return field;
      }
    }
    return null;
  }

  private boolean isSameValue(ExpressionTree value) {
    ExpressionTree text = Expressions.withoutCasts(value);
    if (parsed.isPresent()) {
      if (!isCallOf(text, parsed.get().call(), 1)) {
        return false;
      }
      text = Expressions.withoutCasts(Expressions.arguments(text).get(0));
    }
    if (!isCallOf(text, read, 0)) {
      return false;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(text);
    return Symbols.of(receiver) == table && Assignments.isOwn(receiver);
  }

  /** Whether an expression calls the same method with the same constants, from one position on. */
  private static boolean isCallOf(ExpressionTree value, ExpressionTree other, int from) {
    List<? extends ExpressionTree> arguments = Expressions.arguments(value);
    List<? extends ExpressionTree> others = Expressions.arguments(other);
    if (!(Symbols.of(value) instanceof MethodSymbol method)
        || method != Symbols.of(other)
        || arguments.size() != others.size()) {
      return false;
    }
    for (int i = from; i < arguments.size(); i++) {
      Object constant = ASTHelpers.constValue(arguments.get(i));
      if (constant == null || !constant.equals(ASTHelpers.constValue(others.get(i)))) {
        return false;
      }
    }
    return true;
  }
}
