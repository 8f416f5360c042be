package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WildcardTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.SourceStyle;
import java.util.List;
import java.util.Optional;

/**
 * A new local variable with the value that a map has for a key, which a hit needs no further lookup
 * for.
 *
 * @param name of the variable
 */
record KnownEntry(String name) {
  /**
   * Declares the variable before a statement of a section that loses its lock.
   *
   * @param type of the map's values
   * @param lookup code that looks the value up
   * @param start offset of the statement, which starts its line
   */
  static KnownEntry declare(
      String type,
      String lookup,
      int start,
      CriticalSection section,
      Fix.Builder fix,
      VisitorState state) {
    String name = FreeNames.local("known", fix, section.path(), state);
    String next =
        Source.lineSeparator(state) + ConcurrentCache.indentWithoutLock(section, start, state);
    fix.insert(start, type + " " + name + " = " + lookup + ";" + next);
    return new KnownEntry(name);
  }

  /** What precedes an expression that stands for a missing value. */
  String orElse(VisitorState state) {
    String test = name + " != null";
    String condition = SourceStyle.of(state).parenthesizedConditions() ? "(" + test + ")" : test;
    return condition + " ? " + name + " : ";
  }

  /**
   * Makes one lookup of the two that a hit is in {@code if (!map.containsKey(key)) { … } return
   * map.get(key);}. Code of another form stays as it is.
   *
   * @param put stores the missing entry
   */
  static void lookUpOnce(
      MethodInvocationTree put,
      VarSymbol field,
      CriticalSection section,
      Fix.Builder fix,
      VisitorState state) {
    VarSymbol key = (VarSymbol) ASTHelpers.getSymbol(put.getArguments().get(0));
    Optional<String> type =
        FieldEdits.declaration(field, state).flatMap(it -> typeOfValues(it, state));
    ExpressionTree found =
        ASTHelpers.stripParentheses(((ReturnTree) section.body().get(1)).getExpression());
    int start = Source.start(section.body().get(0));
    if (type.isPresent()
        && (key.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) != 0
        && section.body().get(0) instanceof IfTree test
        && ASTHelpers.stripParentheses(test.getCondition()) instanceof UnaryTree absent
        && isCallWith(absent.getExpression(), "containsKey", key)
        && isCallWith(found, "get", key)
        && Source.startsLine(start, state)) {
      KnownEntry known = declare(type.get(), Source.of(found, state), start, section, fix, state);
      fix.replace(absent, known.name() + " == null", state);
      fix.insertBefore(found, known.orElse(state));
    }
  }

  private static boolean isCallWith(ExpressionTree tree, String method, VarSymbol key) {
    return ASTHelpers.stripParentheses(tree) instanceof MethodInvocationTree call
        && Expressions.simpleName(call.getMethodSelect()).equals(method)
        && key.equals(Symbols.of(call.getArguments().get(0)));
  }

  /** The type of the map's values as its declaration writes it. */
  static Optional<String> typeOfValues(VariableTree declaration, VisitorState state) {
    if (!(declaration.getType() instanceof ParameterizedTypeTree map)) {
      return Optional.empty();
    }
    List<? extends Tree> arguments = map.getTypeArguments();
    return arguments.size() == 2 && !(arguments.get(1) instanceof WildcardTree)
        ? Optional.of(Source.of(arguments.get(1), state))
        : Optional.empty();
  }
}
