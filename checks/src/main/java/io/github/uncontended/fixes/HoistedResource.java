package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.ErrorProneToken;
import com.google.errorprone.util.ErrorProneTokens;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.LoopInvariance;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.SourceStyle;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves a {@code try} statement with a prepared statement as its first resource from the body of a
 * loop around the loop. Parameters that a pass may leave unset are cleared first, as a statement
 * that is prepared anew has none.
 */
public final class HoistedResource {
  /** What the edits assume, as a sentence with a leading space. */
  public static final String ASSUMPTION =
      " Apply the fix unless it matters that the statement is also prepared where the loop has no"
          + " pass, or that its warnings and generated keys live longer.";

  /** Methods that leave a statement in a state which the next pass would see. */
  private static final ImmutableSet<String> STATEFUL =
      ImmutableSet.of(
          "addBatch",
          "cancel",
          "clearBatch",
          "close",
          "closeOnCompletion",
          "executeBatch",
          "executeLargeBatch",
          "unwrap");

  /** The loop, with its label. */
  private final TreePath loop;

  private final TreePath attempt;
  private final VariableTree resource;
  private final VisitorState state;

  private HoistedResource(
      TreePath loop, TreePath attempt, VariableTree resource, VisitorState state) {
    this.loop = loop;
    this.attempt = attempt;
    this.resource = resource;
    this.state = state;
  }

  /**
   * The edits; empty if other code of the loop stands between the two, if the statement keeps state
   * from pass to pass, or if names or layout do not allow it.
   *
   * @param resource the declaration of the statement, in its {@code try}
   */
  public static Optional<Fix> of(TreePath resource, TreePath loop, VisitorState state) {
    TreePath attempt = resource.getParentPath();
    if (!(attempt.getLeaf() instanceof TryTree tree)
        || tree.getResources().get(0) != resource.getLeaf()
        || !tree.getCatches().isEmpty()
        || tree.getFinallyBlock() != null
        || tree.getBlock().getStatements().isEmpty()
        || !isDirectlyIn(attempt, loop)) {
      return Optional.empty();
    }
    TreePath whole = loop;
    while (whole.getParentPath().getLeaf() instanceof LabeledStatementTree) {
      whole = whole.getParentPath();
    }
    return whole.getParentPath().getLeaf() instanceof BlockTree
        ? new HoistedResource(whole, attempt, (VariableTree) resource.getLeaf(), state).fix()
        : Optional.empty();
  }

  /** Whether a statement is in the block of a loop, or is its whole body and ends it. */
  private static boolean isDirectlyIn(TreePath statement, TreePath loop) {
    TreePath parent = statement.getParentPath();
    return parent.getLeaf() instanceof BlockTree
        ? parent.getParentPath().getLeaf() == loop.getLeaf()
        : parent.getLeaf() == loop.getLeaf() && !(loop.getLeaf() instanceof DoWhileLoopTree);
  }

  private Optional<Fix> fix() {
    Optional<Boolean> clear = needsClearedParameters();
    if (clear.isEmpty()
        || LoopInvariance.usesVariableOf(resource.getInitializer(), loop.getLeaf())
        || hasNameOutside(ImmutableSet.of(resource.getName().toString()))) {
      return Optional.empty();
    }
    TryTree tree = (TryTree) attempt.getLeaf();
    int start = Source.start(loop.getLeaf());
    int end = state.getEndPosition(loop.getLeaf());
    int header = Source.start(tree);
    int block = Source.start(tree.getBlock());
    boolean isBody = attempt.getParentPath().getLeaf() == loop.getLeaf();
    if (!Source.startsLine(start, state)
        || !(isBody || Source.startsLine(header, state))
        || Source.hasComment(header, block, state)) {
      return Optional.empty();
    }
    String step = SourceStyle.of(state).indent();
    String outer = Source.indentAt(start, state);
    String separator = Source.lineSeparator(state);
    Optional<String> declaration = movedOut(step);
    if (declaration.isEmpty()) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    // Where the brace stays, the comment behind it does, too.
    boolean movesBrace = tree.getResources().size() == 1 && Source.startsLine(header, state);
    String comment = movesBrace ? comment(tree.getBlock()).orElse("") : "";
    fix.insert(start, "try (" + declaration.get() + ") {" + comment + separator + outer + step);
    String cleared =
        clear.get()
            ? outer + step + step + resource.getName() + ".clearParameters();" + separator
            : "";
    boolean done =
        tree.getResources().size() > 1
            ? !clear.get() && keepOthers(tree, fix, step)
            : isBody ? replaceHeader(tree, cleared, fix, step) : flatten(tree, cleared, fix, step);
    if (!done) {
      return Optional.empty();
    }
    String rest = Source.of(end, Source.lineEnd(end, state), state);
    fix.insert(
        rest.isBlank() || rest.strip().startsWith("//") ? Source.lineEnd(end, state) : end,
        separator + outer + "}");
    return Optional.of(fix.enclose(start, end).keepText(resource, state).build());
  }

  /**
   * Whether a pass may rely on parameters being unset; empty if it uses the statement in a way that
   * cannot be followed.
   */
  private Optional<Boolean> needsClearedParameters() {
    boolean clear = false;
    VarSymbol statement = ASTHelpers.getSymbol(resource);
    BlockTree block = ((TryTree) attempt.getLeaf()).getBlock();
    for (TreePath use : UnitIndex.of(state).uses(statement)) {
      TreePath call = use.getParentPath().getParentPath();
      if (!(use.getParentPath().getLeaf() instanceof MemberSelectTree select)
          || !(call.getLeaf() instanceof MethodInvocationTree invocation)
          || !(Symbols.of(select) instanceof MethodSymbol method)
          || STATEFUL.contains(method.name.toString())
          || isDeferred(use)) {
        return Optional.empty();
      }
      boolean sets = method.name.toString().startsWith("set");
      boolean always =
          block.getStatements().contains(call.getParentPath().getLeaf())
              || !(sets || method.name.contentEquals("registerOutParameter"));
      if (!always && !(sets && invocation.getArguments().size() > 1)) {
        return Optional.empty();
      }
      clear |=
          !always
              && block.getStatements().stream().noneMatch(it -> sets(it, statement, invocation));
    }
    return Optional.of(clear);
  }

  /** Whether each run of some code sets the parameter of a statement that another call sets. */
  private static boolean sets(Tree code, VarSymbol statement, MethodInvocationTree other) {
    if (code instanceof BlockTree block) {
      return block.getStatements().stream().anyMatch(it -> sets(it, statement, other));
    }
    if (code instanceof IfTree choice) {
      return choice.getElseStatement() != null
          && sets(choice.getThenStatement(), statement, other)
          && sets(choice.getElseStatement(), statement, other);
    }
    Object parameter = ASTHelpers.constValue(other.getArguments().get(0));
    return parameter != null
        && code instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && select.getIdentifier().toString().startsWith("set")
        && call.getArguments().size() > 1
        && statement.equals(Symbols.of(select.getExpression()))
        && parameter.equals(ASTHelpers.constValue(call.getArguments().get(0)));
  }

  private boolean isDeferred(TreePath use) {
    for (Tree tree : use) {
      if (tree == attempt.getLeaf()) {
        return false;
      }
      if (tree instanceof LambdaExpressionTree || tree instanceof ClassTree) {
        return true;
      }
    }
    return true;
  }

  /** Whether the loop names one of some variables outside of the {@code try} statement. */
  private boolean hasNameOutside(Set<String> names) {
    int start = Source.start(attempt.getLeaf());
    int end = state.getEndPosition(attempt.getLeaf());
    return Expressions.contains(
        loop.getLeaf(),
        part -> (Source.start(part) < start || Source.start(part) >= end) && isNamed(part, names));
  }

  private static boolean isNamed(Tree part, Set<String> names) {
    return part instanceof VariableTree variable
        ? names.contains(variable.getName().toString())
        : part instanceof IdentifierTree name && names.contains(name.getName().toString());
  }

  /** The declaration, with its lines moved to the left by one step. */
  private Optional<String> movedOut(String step) {
    String source = Source.of(resource, state);
    String text = source.endsWith(";") ? source.substring(0, source.length() - 1) : source;
    return text.contains("\"\"\"")
        ? Optional.empty()
        : Optional.of(text.replace("\n" + step, "\n"));
  }

  /** The other resources stay: all lines of the loop move to the right. */
  private boolean keepOthers(TryTree tree, Fix.Builder fix, String step) {
    int first = Source.start(resource);
    int second = Source.start(tree.getResources().get(1));
    fix.replace(first, second, "");
    int from = Source.lineStart(Source.start(loop.getLeaf()), state);
    indent(from, Source.lineStart(first, state) + 1, fix, step);
    indent(next(Source.lineEnd(second, state)), state.getEndPosition(loop.getLeaf()), fix, step);
    return true;
  }

  /** The {@code try} goes, and the lines of its block stay where they are. */
  private boolean flatten(TryTree tree, String cleared, Fix.Builder fix, String step) {
    BlockTree block = tree.getBlock();
    int open = Source.lineEnd(Source.start(block), state);
    int close = state.getEndPosition(block) - 1;
    int closeEnd = Source.lineEnd(close, state);
    if (hasNameOutside(declared(block))
        || !hasOwnLines(block)
        || !Source.of(close + 1, closeEnd, state).isBlank()) {
      return false;
    }
    int header = Source.lineStart(Source.start(tree), state);
    int after = next(open);
    fix.replace(header, after, cleared);
    fix.replace(Source.lineStart(close, state), next(closeEnd), "");
    indent(Source.lineStart(Source.start(loop.getLeaf()), state), header, fix, step);
    indent(next(closeEnd), state.getEndPosition(loop.getLeaf()), fix, step);
    return true;
  }

  /** The block of the {@code try} becomes that of the loop, which had none. */
  private boolean replaceHeader(TryTree tree, String cleared, Fix.Builder fix, String step) {
    int first = Source.lineStart(Source.start(loop.getLeaf()), state);
    int header = Source.start(tree);
    int brace = Source.start(tree.getBlock());
    int body = next(Source.lineEnd(brace, state));
    if (!hasOwnLines(tree.getBlock())) {
      return false;
    }
    List<ErrorProneToken> head =
        ErrorProneTokens.getTokens(Source.of(first, header, state), first, state.context);
    int headEnd = head.get(head.size() - 2).endPos();
    if (Source.startsLine(header, state)) {
      fix.insert(headEnd, " {").replace(Source.lineStart(header, state), body, cleared);
      indent(first, Source.lineStart(header, state), fix, step);
      return Source.indentAt(header, state).equals(Source.indentAt(first, state) + step);
    }
    fix.replace(headEnd, brace, " ").insert(body, cleared);
    indent(first, headEnd, fix, step);
    indent(body, state.getEndPosition(loop.getLeaf()), fix, step);
    return !Source.hasComment(headEnd, header, state);
  }

  /** The comment behind the first brace of a block, or no text; empty if code stands there. */
  private Optional<String> comment(BlockTree block) {
    int brace = Source.start(block);
    String rest = Source.of(brace + 1, Source.lineEnd(brace, state), state).stripTrailing();
    return Optional.of(rest).filter(it -> it.isEmpty() || it.strip().startsWith("//"));
  }

  /** Whether no code stands behind the first brace of a block and before the last one. */
  private boolean hasOwnLines(BlockTree block) {
    return comment(block).isPresent() && Source.startsLine(state.getEndPosition(block) - 1, state);
  }

  /** The names that the statements of a block declare for those behind them. */
  private static Set<String> declared(BlockTree block) {
    Set<String> names = new HashSet<>();
    for (StatementTree statement : block.getStatements()) {
      if (statement instanceof VariableTree variable) {
        names.add(variable.getName().toString());
      } else if (statement instanceof ClassTree type) {
        names.add(type.getSimpleName().toString());
      }
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBindingPattern(BindingPatternTree pattern, Void unused) {
        names.add(pattern.getVariable().getName().toString());
        return super.visitBindingPattern(pattern, null);
      }
    }.scan(block, null);
    return names;
  }

  private int next(int lineEnd) {
    return lineEnd + Source.lineSeparator(state).length();
  }

  /** Moves the lines that begin in a range to the right, except the first line of the loop. */
  private void indent(int from, int to, Fix.Builder fix, String step) {
    int head = Source.lineStart(Source.start(loop.getLeaf()), state);
    for (int line = from; line < to; line = next(Source.lineEnd(line, state))) {
      if (line != head && !Source.of(line, Source.lineEnd(line, state), state).isBlank()) {
        fix.insert(line, step);
      }
    }
  }
}
