package io.github.uncontended.runner.configuration.tree;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;

/**
 * Says why the parser refuses an XML file.
 *
 * @param text the whole file
 * @param start the offset at which the parser started
 */
record XmlProblem(String text, int start) {
  private static final Pattern REFERENCE = Pattern.compile("&([^\\s&;#]+);");

  /** The parser may count one column too many after a document type that it skips. */
  private static final int MISCOUNT = 1;

  /** The parser's own messages begin with this if a limit of the JDK is exceeded. */
  private static final String LIMIT = "JAXP";

  /** Those about namespaces are keys of sentences, with what they are about. */
  private static final Pattern KEY = Pattern.compile("https?://[^#]*#(\\w+)\\?(.*)");

  /** The exception for a problem that the parser found. */
  UnreadableException of(XMLStreamException e) {
    int offset = offset(e.getLocation().getLineNumber(), e.getLocation().getColumnNumber());
    Optional<String> entity = entityBefore(offset);
    String problem =
        entity
            .map(
                name -> "an attribute refers to the entity " + name + ", and entities are not read")
            .orElseGet(() -> problem(e));
    return new UnreadableException(problem + ", " + Position.of(text, offset), e);
  }

  private static String problem(XMLStreamException e) {
    // The message repeats the place before this.
    Iterator<String> parts = Splitter.on("Message: ").limit(2).split(e.getMessage()).iterator();
    String message = CharMatcher.whitespace().collapseFrom(Iterators.getLast(parts), ' ');
    String reason = CharMatcher.is('.').trimTrailingFrom(message);
    if (reason.startsWith(LIMIT)) {
      return "beyond a limit of the JDK's XML parser: "
          + reason.substring(reason.indexOf(':') + 1).strip();
    }
    return "not well-formed XML: " + sentence(reason);
  }

  private static String sentence(String reason) {
    Matcher key = KEY.matcher(reason);
    if (!key.matches()) {
      return reason;
    }
    List<String> about = Splitter.on('&').splitToList(key.group(2));
    return switch (key.group(1)) {
      case "ElementPrefixUnbound" -> "no namespace for the prefix " + about.get(0);
      case "AttributePrefixUnbound" -> "no namespace for the prefix " + Iterables.getLast(about);
      case "AttributeNotUnique", "AttributeNSNotUnique" ->
          "the attribute " + about.get(about.size() > 1 ? 1 : 0) + " occurs twice";
      default -> key.group(1);
    };
  }

  /** The entity of the document type that a reference just before an offset names. */
  private Optional<String> entityBefore(int offset) {
    if (!text.contains("<!DOCTYPE")) {
      return Optional.empty();
    }
    int lineStart =
        Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1));
    Matcher reference = REFERENCE.matcher(text).region(lineStart + 1, offset);
    Optional<String> last = Optional.empty();
    while (reference.find()) {
      last =
          Optional.of(reference.group(1))
              .filter(
                  name ->
                      reference.end() >= offset - MISCOUNT
                          && !XmlEntities.PREDEFINED.contains(name));
    }
    return last;
  }

  /** The offset of a line and a column of what the parser read, both from 1. */
  private int offset(int line, int column) {
    int at = start;
    for (int i = 1; i < line && at < text.length(); at++) {
      char c = text.charAt(at);
      i += c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1)) ? 1 : 0;
    }
    return Math.min(text.length(), at + Math.max(0, column - 1));
  }
}
