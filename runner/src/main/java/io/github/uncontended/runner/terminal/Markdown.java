package io.github.uncontended.runner.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;

/** Renders Markdown for a terminal: wrapped, indented and styled. */
public final class Markdown {
  private static final String INDENT = "  ";
  private static final String BULLET = "- ";

  private final Terminal terminal;

  /** Creates a renderer. */
  public Markdown(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The lines of a document. */
  public ImmutableList<String> render(String markdown) {
    Node document =
        Parser.builder().extensions(List.of(TablesExtension.create())).build().parse(markdown);
    Blocks blocks = new Blocks();
    document.accept(blocks);
    return ImmutableList.copyOf(blocks.lines);
  }

  /** Renders the blocks of a document; HTML comments are omitted. */
  private final class Blocks extends AbstractVisitor {
    private final List<String> lines = new ArrayList<>();
    private String indent = "";

    /** The prefix that replaces the indent in the first line of the next paragraph. */
    private String bullet = "";

    private void startBlock() {
      if (!lines.isEmpty() && bullet.isEmpty()) {
        lines.add("");
      }
    }

    @Override
    public void visit(Heading heading) {
      startBlock();
      for (String line : Inline.of(heading, terminal).wrap(terminal.width())) {
        lines.add(terminal.bold(line));
      }
      indent = INDENT;
    }

    @Override
    public void visit(Paragraph paragraph) {
      startBlock();
      List<String> wrapped =
          Inline.of(paragraph, terminal).wrap(terminal.width() - indent.length());
      for (String line : wrapped) {
        lines.add((bullet.isEmpty() ? indent : bullet) + line);
        bullet = "";
      }
    }

    @Override
    public void visit(FencedCodeBlock code) {
      startBlock();
      for (String line : Splitter.on('\n').split(code.getLiteral().stripTrailing())) {
        lines.add(line.isEmpty() ? "" : indent + INDENT + terminal.cyan(line));
      }
    }

    @Override
    public void visit(BulletList list) {
      items(list);
    }

    @Override
    public void visit(OrderedList list) {
      items(list);
    }

    private void items(Node list) {
      String outer = indent;
      boolean first = true;
      for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
        if (item instanceof ListItem) {
          if (first && !lines.isEmpty()) {
            lines.add("");
          }
          first = false;
          bullet = outer + BULLET;
          indent = outer + INDENT;
          visitChildren(item);
        }
      }
      indent = outer;
      bullet = "";
    }

    @Override
    public void visit(CustomBlock block) {
      if (block instanceof TableBlock table) {
        startBlock();
        table(table);
      } else {
        visitChildren(block);
      }
    }

    /** Renders each row as a list item with one cell per line, since most rows are too wide. */
    private void table(TableBlock table) {
      List<List<Inline>> rows = new ArrayList<>();
      for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
        for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
          if (row instanceof TableRow) {
            rows.add(cells(row));
          }
        }
      }
      List<Inline> header = rows.get(0);
      for (List<Inline> row : rows.subList(1, rows.size())) {
        boolean starts = true;
        for (int i = 0; i < row.size(); i++) {
          String label = (starts ? BULLET : INDENT) + (i == 0 ? "" : header.get(i).text() + ": ");
          int room = terminal.width() - indent.length() - label.length();
          String start = indent + label;
          for (String line : row.get(i).wrap(room)) {
            lines.add(start + line);
            start = indent + " ".repeat(label.length());
            starts = false;
          }
        }
      }
    }

    private List<Inline> cells(Node row) {
      List<Inline> cells = new ArrayList<>();
      for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
        if (cell instanceof TableCell) {
          cells.add(Inline.of(cell, terminal));
        }
      }
      return cells;
    }
  }
}
