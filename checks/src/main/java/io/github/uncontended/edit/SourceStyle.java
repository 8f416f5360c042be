package io.github.uncontended.edit;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;

/**
 * The layout and the conventions of a compilation unit, which edits follow. Computed once a unit.
 *
 * @param width the number of columns that its lines may have
 * @param indent one step of its indentation
 * @param finalLocals whether it declares each local variable {@code final} that can be
 * @param parenthesizedConditions whether it writes the condition of {@code ? :} in parentheses
 * @param bareBranches whether it writes single statements under {@code if} without braces
 * @param joinsElse whether {@code else} follows a brace on its line
 * @param bracesOnOwnLine whether the opening brace of a branch has a line of its own
 */
public record SourceStyle(
    int width,
    String indent,
    boolean finalLocals,
    boolean parenthesizedConditions,
    boolean bareBranches,
    boolean joinsElse,
    boolean bracesOnOwnLine) {
  private static final int LONGEST_WIDTH = 120;
  private static final int DEFAULT_WIDTH = 100;

  /** A file with shorter lines only shows no limit. */
  private static final int SHORTEST_WIDTH = 80;

  private static final int TAB = 4;

  /** The number of occurrences that make a convention. */
  private static final int ENOUGH = 2;

  /** The style of the unit of {@code state}. */
  public static SourceStyle of(VisitorState state) {
    return UnitIndex.of(state).memo(SourceStyle.class, unit -> read(unit, state));
  }

  /** The column behind a text, a tab counted as four columns. */
  public static int columns(CharSequence text) {
    int columns = 0;
    for (int i = 0; i < text.length(); i++) {
      columns += text.charAt(i) == '\t' ? TAB : 1;
    }
    return columns;
  }

  private static SourceStyle read(Tree unit, VisitorState state) {
    Counter counter = new Counter(state);
    counter.scan(unit, null);
    return new SourceStyle(
        width(state.getSourceCode().toString()),
        counter.indent == null ? "  " : counter.indent,
        counter.finals >= ENOUGH && counter.notFinal == 0,
        counter.parenthesized >= ENOUGH && counter.unparenthesized == 0,
        counter.bare >= ENOUGH && counter.braced == 0,
        counter.joined > 0 && counter.apart == 0,
        counter.ownLine > 0 && counter.behind == 0);
  }

  private static int width(String source) {
    int longest = 0;
    int columns = 0;
    for (int i = 0; i <= source.length(); i++) {
      if (i == source.length() || source.charAt(i) == '\n' || source.charAt(i) == '\r') {
        longest = columns <= LONGEST_WIDTH ? Math.max(longest, columns) : longest;
        columns = 0;
      } else {
        columns += source.charAt(i) == '\t' ? TAB : 1;
      }
    }
    return longest < SHORTEST_WIDTH ? DEFAULT_WIDTH : longest;
  }

  private static final class Counter extends TreeScanner<Void, Void> {
    private final VisitorState state;
    private String indent;
    private int finals;
    private int notFinal;
    private int parenthesized;
    private int unparenthesized;
    private int bare;
    private int braced;
    private int joined;
    private int apart;
    private int ownLine;
    private int behind;

    Counter(VisitorState state) {
      this.state = state;
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
      if (indent == null && Source.hasPosition(type, state)) {
        String outer = Source.indentAt(Source.start(type), state);
        for (Tree member : Members.written(type, state)) {
          int start = Source.start(member);
          String inner = Source.indentAt(start, state);
          if (Source.startsLine(start, state)
              && inner.length() > outer.length()
              && inner.startsWith(outer)) {
            indent = inner.substring(outer.length());
            break;
          }
        }
      }
      return super.visitClass(type, null);
    }

    @Override
    public Void visitBlock(BlockTree block, Void unused) {
      countLocals(block.getStatements());
      return super.visitBlock(block, null);
    }

    @Override
    public Void visitCase(CaseTree group, Void unused) {
      if (group.getStatements() != null) {
        countLocals(group.getStatements());
      }
      return super.visitCase(group, null);
    }

    private void countLocals(List<? extends StatementTree> statements) {
      for (StatementTree statement : statements) {
        if (statement instanceof VariableTree local) {
          JCVariableDecl declaration = (JCVariableDecl) local;
          if ((declaration.mods.flags & Flags.FINAL) != 0) {
            finals++;
          } else if (declaration.sym != null
              && (declaration.sym.flags() & Flags.EFFECTIVELY_FINAL) != 0) {
            notFinal++;
          }
        }
      }
    }

    private void countBraces(IfTree branch, BlockTree block) {
      if (Source.startsLine(Source.start(block), state)) {
        ownLine++;
      } else {
        behind++;
      }
      if (branch.getElseStatement() != null) {
        int end = state.getEndPosition(block);
        if (Source.of(end, Source.lineEnd(end, state), state).contains("else")) {
          joined++;
        } else {
          apart++;
        }
      }
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree choice, Void unused) {
      if (choice.getCondition() instanceof ParenthesizedTree) {
        parenthesized++;
      } else if (choice.getCondition() instanceof BinaryTree) {
        unparenthesized++;
      }
      return super.visitConditionalExpression(choice, null);
    }

    @Override
    public Void visitIf(IfTree branch, Void unused) {
      if (!(branch.getThenStatement() instanceof BlockTree block)) {
        bare++;
      } else if (block.getStatements().size() == 1 && branch.getElseStatement() == null) {
        braced++;
      }
      if (branch.getThenStatement() instanceof BlockTree block
          && Source.hasPosition(block, state)) {
        countBraces(branch, block);
      }
      return super.visitIf(branch, null);
    }
  }
}
