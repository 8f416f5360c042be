package io.github.uncontended.runner.terminal;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/** The inline content of a Markdown block: words that keep their style when wrapped into lines. */
final class Inline extends AbstractVisitor {
  private final Terminal terminal;

  /** The words, each a sequence of styled pieces. */
  private final List<List<Piece>> words = new ArrayList<>();

  private UnaryOperator<String> style = UnaryOperator.identity();
  private boolean inWord;

  private record Piece(String text, UnaryOperator<String> style) {}

  private Inline(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Collects the inline content of a block. */
  static Inline of(Node block, Terminal terminal) {
    Inline inline = new Inline(terminal);
    inline.visitChildren(block);
    return inline;
  }

  /** The text without style. */
  String text() {
    return words.stream()
        .map(word -> word.stream().map(Piece::text).collect(joining()))
        .collect(joining(" "));
  }

  /** Wraps into lines of at most {@code width} characters, unless a single word is longer. */
  List<String> wrap(int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int length = 0;
    for (List<Piece> word : words) {
      int size = word.stream().mapToInt(piece -> piece.text().length()).sum();
      if (length > 0 && length + 1 + size > width) {
        lines.add(line.toString());
        line.setLength(0);
        length = 0;
      }
      if (length > 0) {
        line.append(' ');
        length++;
      }
      word.forEach(piece -> line.append(piece.style().apply(piece.text())));
      length += size;
    }
    if (length > 0) {
      lines.add(line.toString());
    }
    return lines;
  }

  @Override
  public void visit(Text text) {
    add(text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    styled(terminal::cyan, () -> add(code.getLiteral()));
  }

  @Override
  public void visit(Emphasis emphasis) {
    styled(terminal::bold, () -> visitChildren(emphasis));
  }

  @Override
  public void visit(StrongEmphasis emphasis) {
    styled(terminal::bold, () -> visitChildren(emphasis));
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    inWord = false;
  }

  @Override
  public void visit(HardLineBreak lineBreak) {
    inWord = false;
  }

  private void styled(UnaryOperator<String> inner, Runnable content) {
    UnaryOperator<String> outer = style;
    style = inner;
    content.run();
    style = outer;
  }

  private void add(String text) {
    boolean first = true;
    for (String part : Splitter.on(' ').split(text)) {
      if (!first) {
        inWord = false;
      }
      first = false;
      if (!part.isEmpty()) {
        if (!inWord) {
          words.add(new ArrayList<>());
        }
        words.get(words.size() - 1).add(new Piece(part, style));
        inWord = true;
      }
    }
  }
}
