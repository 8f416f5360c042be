package io.github.uncontended.runner.configuration.tree;

import com.google.common.collect.ImmutableList;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads an XML file: an element becomes a setting whose children are its attributes and its
 * elements, and whose value is its text.
 *
 * <p>Neither a document type nor an entity is read: a reference to one becomes a placeholder, or
 * makes the file unreadable if nothing may declare it. The parser gives the events and the values;
 * the positions are found in the text from one event to the next, since a raw {@code <} occurs in
 * markup only.
 */
final class XmlReader {
  private static final int MAX_DEPTH = 200;

  /** The namespace of the properties of Spring's beans, whose customary prefix is {@code p}. */
  private static final String PROPERTIES = "http://www.springframework.org/schema/p";

  private static final String PROPERTIES_PREFIX = "p";

  private final String text;
  private final Deque<Element> open = new ArrayDeque<>();
  private Setting root;

  /** The offset up to which the markup is assigned to events. */
  private int at;

  /** An element whose end is not read yet. */
  private static final class Element {
    final String name;
    final int start;
    final int tagEnd;
    final ImmutableList.Builder<Setting> children = ImmutableList.builder();
    final StringBuilder value = new StringBuilder();
    boolean hasElements;

    Element(String name, int start, int tagEnd) {
      this.name = name;
      this.start = start;
      this.tagEnd = tagEnd;
    }
  }

  private XmlReader(String text) {
    this.text = text;
  }

  /** The root element. */
  static Setting read(String text) throws UnreadableException {
    XmlReader reader = new XmlReader(text);
    String markup = XmlEntities.hide(text).stripLeading();
    try {
      XMLStreamReader events = factory().createXMLStreamReader(new StringReader(markup));
      reader.at = text.length() - markup.length();
      while (events.hasNext()) {
        reader.take(events.next(), events);
      }
      events.close();
    } catch (XMLStreamException e) {
      throw new XmlProblem(text, text.length() - markup.length()).of(e);
    } catch (IndexOutOfBoundsException e) {
      throw new UnreadableException("not well-formed XML", e);
    }
    if (reader.root == null) {
      throw new UnreadableException("no element");
    }
    return reader.root;
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, false);
    // The limit is this reader's: that of the JDK is 100 since 24, and there is none before.
    factory.setProperty("jdk.xml.maxElementDepth", 0);
    return factory;
  }

  private void take(int event, XMLStreamReader events) throws UnreadableException {
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> start(events);
      case XMLStreamConstants.END_ELEMENT -> end();
      case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
        if (!open.isEmpty()) {
          open.peek().value.append(XmlEntities.withPlaceholders(events.getText()));
        }
      }
      case XMLStreamConstants.ENTITY_REFERENCE ->
          // What stands for it is not read: not a value that a rule compares with anything.
          open.peek().value.append("${").append(events.getLocalName()).append('}');
      default -> {}
    }
  }

  private void start(XMLStreamReader events) throws UnreadableException {
    if (open.size() == MAX_DEPTH) {
      throw UnreadableException.at(
          Position.of(text, at), "nested more than " + MAX_DEPTH + " elements deep");
    }
    String name = qualified(events.getPrefix(), events.getLocalName());
    int start = nextTag();
    int tagEnd = endOfTag(start);
    Element element = new Element(events.getLocalName(), start, tagEnd);
    int from = start + 1 + name.length();
    for (int i = 0; i < events.getAttributeCount(); i++) {
      String written = qualified(events.getAttributePrefix(i), events.getAttributeLocalName(i));
      int[] range = attribute(written, from, tagEnd);
      String value = XmlEntities.withPlaceholders(events.getAttributeValue(i));
      element.children.add(Setting.leaf(attributeName(events, i), value, range[0], range[1]));
    }
    if (!open.isEmpty()) {
      open.peek().hasElements = true;
    }
    open.push(element);
    boolean isEmpty = text.charAt(tagEnd - 2) == '/';
    // The end of an empty element is an event without markup of its own.
    at = isEmpty ? tagEnd - 1 : tagEnd;
  }

  private void end() {
    Element element = open.pop();
    boolean isEmpty = at == element.tagEnd - 1 && text.charAt(at - 1) == '/';
    at = isEmpty ? element.tagEnd : endOfTag(nextTag());
    String value = element.value.toString();
    boolean hasValue = !element.hasElements && !value.isBlank();
    Setting setting =
        new Setting(
            element.name,
            hasValue ? Optional.of(value) : Optional.empty(),
            element.start,
            hasValue ? at : element.tagEnd,
            element.children.build());
    if (open.isEmpty()) {
      root = setting;
    } else {
      open.peek().children.add(setting);
    }
  }

  /** The offset of the next tag, behind comments, sections and declarations. */
  private int nextTag() {
    int tag = text.indexOf('<', at);
    while (true) {
      if (text.startsWith("<!--", tag)) {
        tag = text.indexOf('<', text.indexOf("-->", tag + 4));
      } else if (text.startsWith("<![CDATA[", tag)) {
        tag = text.indexOf('<', text.indexOf("]]>", tag));
      } else if (text.startsWith("<?", tag)) {
        tag = text.indexOf('<', text.indexOf("?>", tag));
      } else if (text.startsWith("<!", tag)) {
        tag = text.indexOf('<', endOfDocumentType(tag));
      } else {
        return tag;
      }
    }
  }

  private int endOfDocumentType(int start) {
    int depth = 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = text.indexOf(c, i + 1);
      } else if (c == '[' || c == '<') {
        depth++;
      } else if (c == ']' || (c == '>' && depth > 1)) {
        depth--;
      } else if (c == '>') {
        return i + 1;
      }
    }
    return text.length();
  }

  /** The offset after the tag that starts at an offset. */
  private int endOfTag(int start) {
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = text.indexOf(c, i + 1);
      } else if (c == '>') {
        return i + 1;
      }
    }
    return text.length();
  }

  /** The range of an attribute in a tag, with its value. */
  private int[] attribute(String name, int from, int tagEnd) {
    int i = from;
    while (i < tagEnd) {
      while (i < tagEnd && Character.isWhitespace(text.charAt(i))) {
        i++;
      }
      int nameEnd = i;
      while (nameEnd < tagEnd
          && text.charAt(nameEnd) != '='
          && !Character.isWhitespace(text.charAt(nameEnd))) {
        nameEnd++;
      }
      int quote = nameEnd;
      while (quote < tagEnd && text.charAt(quote) != '"' && text.charAt(quote) != '\'') {
        quote++;
      }
      if (quote >= tagEnd) {
        break;
      }
      int end = text.indexOf(text.charAt(quote), quote + 1) + 1;
      if (text.substring(i, nameEnd).equals(name)) {
        return new int[] {i, end};
      }
      i = end;
    }
    return new int[] {from, tagEnd};
  }

  /**
   * The name of an attribute, with {@code p:} in Spring's namespace of that prefix and no other.
   */
  private static String attributeName(XMLStreamReader events, int index) {
    String prefix = events.getAttributePrefix(index);
    String name = events.getAttributeLocalName(index);
    String namespace = events.getAttributeNamespace(index);
    if (PROPERTIES.equals(namespace)) {
      return qualified(PROPERTIES_PREFIX, name);
    }
    return PROPERTIES_PREFIX.equals(prefix)
        ? "{" + namespace + "}" + name
        : qualified(prefix, name);
  }

  private static String qualified(String prefix, String name) {
    return prefix == null || prefix.isEmpty() ? name : prefix + ":" + name;
  }
}
