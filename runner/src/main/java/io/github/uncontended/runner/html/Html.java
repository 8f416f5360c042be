package io.github.uncontended.runner.html;

import com.google.common.html.HtmlEscapers;
import io.github.uncontended.runner.terminal.Terminal;

/** Builds HTML. All text and all values of attributes are escaped. */
public final class Html {
  private final StringBuilder out = new StringBuilder();

  /** Opens an element. Attributes are names followed by their values; null values are omitted. */
  public Html open(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      if (attributes[i + 1] != null) {
        out.append(' ').append(attributes[i]);
        if (!attributes[i + 1].isEmpty()) {
          out.append("=\"").append(escape(attributes[i + 1])).append('"');
        }
      }
    }
    out.append('>');
    return this;
  }

  /** Closes an element. */
  public Html close(String tag) {
    out.append("</").append(tag).append('>');
    return this;
  }

  /** Adds text. */
  public Html text(String text) {
    out.append(escape(text));
    return this;
  }

  /** Adds an element that contains only text. */
  public Html element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close(tag);
  }

  /** Adds other HTML. */
  public Html add(Html other) {
    out.append(other.out);
    return this;
  }

  /** Adds a line terminator, so that the source of the page has lines of bearable length. */
  public Html newLine() {
    out.append('\n');
    return this;
  }

  /** Adds a path, which may be wrapped after each slash. */
  Html path(String path) {
    int start = 0;
    for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', start)) {
      text(path.substring(start, slash + 1));
      out.append("<wbr>");
      start = slash + 1;
    }
    return text(path.substring(start));
  }

  /** Adds what is HTML already and contains no text of the code under analysis unescaped. */
  Html trusted(String html) {
    out.append(html);
    return this;
  }

  boolean isEmpty() {
    return out.length() == 0;
  }

  /** Text as HTML: control and direction characters are shown as their code points. */
  private static String escape(String text) {
    return HtmlEscapers.htmlEscaper().escape(Terminal.printable(text));
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
