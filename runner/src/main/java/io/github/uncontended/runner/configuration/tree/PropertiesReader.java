package io.github.uncontended.runner.configuration.tree;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a properties file as {@link java.util.Properties} does, and keeps the positions. Of several
 * values for a key the last one counts.
 */
public final class PropertiesReader {
  private final String text;
  private final boolean isSpring;
  private final ImmutableList.Builder<Setting> documents = ImmutableList.builder();
  private final Map<String, Setting> settings = new LinkedHashMap<>();
  private int at;

  private PropertiesReader(String text, boolean isSpring) {
    this.text = text;
    this.isSpring = isSpring;
  }

  /** The root, without a name, whose children are the keys. */
  public static Setting read(String text) throws UnreadableException {
    return Iterables.getOnlyElement(read(text, /* isSpring= */ false));
  }

  /** The root of each document, which lines {@code #---} and {@code !---} divide in Spring. */
  static ImmutableList<Setting> documents(String text) throws UnreadableException {
    return read(text, /* isSpring= */ true);
  }

  private static ImmutableList<Setting> read(String text, boolean isSpring)
      throws UnreadableException {
    PropertiesReader reader = new PropertiesReader(text, isSpring);
    reader.run();
    return reader.documents.build();
  }

  private void run() throws UnreadableException {
    while (at < text.length()) {
      while (at < text.length() && isSpace(text.charAt(at))) {
        at++;
      }
      if (at == text.length()) {
        break;
      }
      char first = text.charAt(at);
      if (first == '\n' || first == '\r') {
        at++;
      } else if (first == '#' || first == '!') {
        int end = endOfLine(at);
        if (isSpring && text.substring(at + 1, end).stripTrailing().equals("---")) {
          endDocument();
        }
        at = end;
      } else {
        property();
      }
    }
    endDocument();
  }

  private void endDocument() {
    documents.add(new Setting("", Optional.empty(), 0, 0, ImmutableList.copyOf(settings.values())));
    settings.clear();
  }

  private void property() throws UnreadableException {
    int start = at;
    StringBuilder key = new StringBuilder();
    while (at < text.length() && !isSpace(text.charAt(at)) && !isOneOf("=:\r\n")) {
      next(key);
    }
    skipSpaces();
    if (at < text.length() && isOneOf("=:")) {
      at++;
      skipSpaces();
    }
    StringBuilder value = new StringBuilder();
    int end = at;
    while (at < text.length() && !isOneOf("\r\n")) {
      boolean space = isSpace(text.charAt(at));
      next(value);
      end = space ? end : at;
    }
    String name = key.toString();
    // Settings are in the order of the values that count.
    settings.remove(name);
    settings.put(name, Setting.leaf(name, value.toString(), start, Math.max(start, end)));
  }

  /** Appends a character or an escape sequence, or skips an escaped line terminator. */
  private void next(StringBuilder to) throws UnreadableException {
    char c = text.charAt(at++);
    if (c != '\\') {
      to.append(c);
      return;
    }
    if (at == text.length()) {
      // Continues the last line with nothing.
      return;
    }
    char escaped = text.charAt(at++);
    switch (escaped) {
      case 't' -> to.append('\t');
      case 'n' -> to.append('\n');
      case 'r' -> to.append('\r');
      case 'f' -> to.append('\f');
      case 'u' -> to.append(unicode());
      case '\r', '\n' -> {
        if (escaped == '\r' && at < text.length() && text.charAt(at) == '\n') {
          at++;
        }
        while (at < text.length() && isSpace(text.charAt(at))) {
          at++;
        }
      }
      default -> to.append(escaped);
    }
  }

  private char unicode() throws UnreadableException {
    try {
      char c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
      at += 4;
      return c;
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw UnreadableException.at(Position.of(text, at - 2), "a malformed \\u escape");
    }
  }

  private void skipSpaces() {
    while (at < text.length()) {
      if (isSpace(text.charAt(at))) {
        at++;
      } else if (text.charAt(at) == '\\' && isContinuation()) {
        at = text.startsWith("\\\r\n", at) ? at + 3 : at + 2;
      } else {
        return;
      }
    }
  }

  private boolean isContinuation() {
    return at + 1 < text.length() && (text.charAt(at + 1) == '\n' || text.charAt(at + 1) == '\r');
  }

  private boolean isOneOf(String characters) {
    return characters.indexOf(text.charAt(at)) >= 0;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\f';
  }

  private int endOfLine(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }
}
