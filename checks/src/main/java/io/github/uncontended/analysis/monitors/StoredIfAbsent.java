package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.LogCalls;
import io.github.uncontended.analysis.monitors.ExecutionPath.Role;
import io.github.uncontended.analysis.monitors.ExecutionPath.Step;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether the {@code put} of a cache lookup can be a {@code putIfAbsent}, after which the code goes
 * on with the entry of the thread that was first: the map has no entry under the key where it runs,
 * and only the stored value tells afterwards that this call was a miss.
 *
 * @param put a statement whose first argument is a local variable or a parameter
 * @param section the section that contains it
 * @param state of the unit
 */
public record StoredIfAbsent(
    MethodInvocationTree put, CriticalSection section, VisitorState state) {

  /** Whether the {@code put} never replaces an entry, such as one that is out of date. */
  public boolean isAbsent() {
    return paths().stream().map(Run::new).allMatch(run -> run.isAbsent);
  }

  /** Whether a call goes on behind the {@code put} as one does that finds the stored value. */
  public boolean endsAsHit() {
    ImmutableList<ExecutionPath> all = paths();
    Set<Step> hits = new HashSet<>();
    all.stream().filter(path -> !stores(path)).forEach(path -> hits.addAll(path.steps()));
    return all.stream().anyMatch(this::stores)
        && all.stream().filter(this::stores).allMatch(path -> endsAsHit(path, hits));
  }

  private ImmutableList<ExecutionPath> paths() {
    return ExecutionPaths.of(section.body(), new OwnMembers(UnitIndex.of(state), state))
        .orElse(ImmutableList.of());
  }

  private boolean stores(ExecutionPath path) {
    return path.steps().stream().anyMatch(step -> step.tree() == put);
  }

  private boolean endsAsHit(ExecutionPath path, Set<Step> hits) {
    Run run = new Run(path);
    return run.behind().stream()
            .allMatch(
                step ->
                    isLog(step.tree())
                        || isValue(step)
                        || (hits.contains(step) && !reads(step.tree(), run.outcomes)))
        && run.outcomes.stream().noneMatch(this::isReadOutside);
  }

  private boolean isLog(ExpressionTree tree) {
    return tree instanceof MethodInvocationTree call && LogCalls.isLog(call, state);
  }

  /** Whether a step returns the stored value or a part of it. */
  private boolean isValue(Step step) {
    if (step.role() != Role.RESULT) {
      return false;
    }
    ExpressionTree result = Expressions.withoutCasts(step.tree());
    while (result instanceof MemberSelectTree
        || (result instanceof MethodInvocationTree call
            && call.getArguments().isEmpty()
            && ASTHelpers.getReceiver(call) != null)) {
      result = Expressions.withoutCasts(ASTHelpers.getReceiver(result));
    }
    return result != null && isStored(Symbols.of(result));
  }

  private boolean isStored(Symbol symbol) {
    ExpressionTree value = put.getArguments().get(1);
    return symbol != null
        && symbol.equals(
            Symbols.of(
                value instanceof AssignmentTree assignment ? assignment.getVariable() : value));
  }

  private static boolean reads(Tree tree, Set<VarSymbol> variables) {
    return Expressions.contains(
        tree, part -> part instanceof IdentifierTree && variables.contains(Symbols.of(part)));
  }

  private boolean isReadOutside(VarSymbol variable) {
    return UnitIndex.of(state).uses(variable).stream()
        .anyMatch(use -> !section.contains(use) && !Assignments.isTarget(use));
  }

  /** A path up to the {@code put}. */
  private final class Run {
    private final List<Step> steps;
    private final int end;

    /** The local variables that have the entry, or null. */
    private final Set<VarSymbol> entries = new HashSet<>();

    /** The local variables that tell whether there is an entry, with the value for none. */
    private final Map<VarSymbol, Boolean> tests = new HashMap<>();

    /** The local variables other than the stored one that are set from the lookup on. */
    private final Set<VarSymbol> outcomes = new HashSet<>();

    private boolean isLookedUp;

    /** Whether the path does not run the {@code put}, or shows before it that there is no entry. */
    private boolean isAbsent;

    Run(ExecutionPath path) {
      this.steps = path.steps();
      this.end = steps.stream().map(Step::tree).toList().indexOf(put);
      this.isAbsent = end < 0;
      steps.subList(0, Math.max(end, 0)).forEach(this::add);
    }

    /** The steps that follow the {@code put}. */
    List<Step> behind() {
      return steps.subList(end + 1, steps.size());
    }

    private void add(Step step) {
      isLookedUp |= Expressions.evaluates(step.tree(), this::isLookup);
      step.target().ifPresent(target -> assign(target, step.tree()));
      Expressions.contains(step.tree(), this::assigns);
      isAbsent |= step.isCondition() && isAbsent(step.tree(), step.role() == Role.TRUE);
    }

    /** Follows an assignment, if a part is one; false, so that all parts are looked at. */
    private boolean assigns(Tree part) {
      ExpressionTree target = Assignments.target(part);
      if (target != null) {
        assign(
            target, part instanceof AssignmentTree it ? it.getExpression() : (ExpressionTree) part);
      }
      return false;
    }

    private void assign(Tree target, ExpressionTree value) {
      if (!(Symbols.of(target) instanceof VarSymbol local) || Expressions.isField(local)) {
        return;
      }
      boolean isEntry = isEntry(value);
      entries.remove(local);
      tests.remove(local);
      if (isEntry) {
        entries.add(local);
      } else if (isAbsent(value, true)) {
        tests.put(local, true);
      } else if (isAbsent(value, false)) {
        tests.put(local, false);
      }
      if (local.equals(key())) {
        // What was found belongs to another key.
        entries.clear();
        tests.clear();
      }
      if (isLookedUp && !isStored(local)) {
        outcomes.add(local);
      }
    }

    private Symbol key() {
      return Symbols.of(put.getArguments().get(0));
    }

    /** Whether there is no entry if a condition evaluates to an outcome. */
    private boolean isAbsent(ExpressionTree condition, boolean outcome) {
      ExpressionTree test = ASTHelpers.stripParentheses(condition);
      return switch (test.getKind()) {
        case LOGICAL_COMPLEMENT -> isAbsent(((UnaryTree) test).getExpression(), !outcome);
        case CONDITIONAL_AND, CONDITIONAL_OR -> {
          BinaryTree both = (BinaryTree) test;
          yield outcome == (test.getKind() == Kind.CONDITIONAL_AND)
              && (isAbsent(both.getLeftOperand(), outcome)
                  || isAbsent(both.getRightOperand(), outcome));
        }
        case EQUAL_TO, NOT_EQUAL_TO ->
            outcome == (test.getKind() == Kind.EQUAL_TO)
                && Expressions.comparedWithNull((BinaryTree) test)
                    .filter(this::isEntry)
                    .isPresent();
        case METHOD_INVOCATION -> isAbsent((MethodInvocationTree) test, outcome);
        default -> tests.containsKey(Symbols.of(test)) && tests.get(Symbols.of(test)) == outcome;
      };
    }

    private boolean isAbsent(MethodInvocationTree call, boolean outcome) {
      if (call.getArguments().size() != 1) {
        return false;
      }
      return switch (Expressions.simpleName(call.getMethodSelect())) {
        case "isNull" -> outcome && isEntry(call.getArguments().get(0));
        case "nonNull" -> !outcome && isEntry(call.getArguments().get(0));
        default -> !outcome && isLookup(call, ImmutableSet.of("containsKey"));
      };
    }

    private boolean isEntry(ExpressionTree expression) {
      ExpressionTree value = Expressions.withoutCasts(expression);
      return value instanceof AssignmentTree assignment
          ? isEntry(assignment.getExpression())
          : entries.contains(Symbols.of(value)) || isLookup(value, ImmutableSet.of("get"));
    }

    private boolean isLookup(Tree part) {
      return isLookup(part, ImmutableSet.of("get", "containsKey"));
    }

    /** Whether a part looks the key up in the map. */
    private boolean isLookup(Tree part, Set<String> names) {
      return part instanceof MethodInvocationTree call
          && names.contains(Expressions.simpleName(call.getMethodSelect()))
          && call.getArguments().size() == 1
          && key().equals(Symbols.of(call.getArguments().get(0)))
          && Symbols.of(ASTHelpers.getReceiver(put)) != null
          && Symbols.of(ASTHelpers.getReceiver(put))
              .equals(Symbols.of(ASTHelpers.getReceiver(call)));
    }
  }
}
