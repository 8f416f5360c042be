package io.github.uncontended.runner.output;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes findings as JUnit XML, which CI servers show as tests: a suite each file, a failed test
 * each finding.
 */
public final class JUnitReport {
  private static final String NAME = "Uncontended";
  private static final String TEST = "testcase";
  private static final String FAILURE = "failure";

  /** XML 1.0 has no way to write the other control characters. */
  private static final CharMatcher UNPRINTABLE =
      CharMatcher.inRange('\0', '\u001F')
          .and(CharMatcher.noneOf("\t\n"))
          .or(CharMatcher.inRange('\uD800', '\uDFFF'))
          .or(CharMatcher.anyOf("\uFFFE\uFFFF"));

  private JUnitReport() {}

  /** A failed test. */
  private record Failure(
      String name,
      String className,
      String file,
      String line,
      String type,
      String message,
      String text) {
    static Failure of(ReportedFinding finding) {
      String file = finding.source().reviewPath();
      return new Failure(
          finding.rule() + " in line " + finding.line(),
          finding.enclosingClass(),
          file,
          String.valueOf(finding.line()),
          finding.rule(),
          finding.cost(),
          file + ":" + finding.line() + "\n" + finding.code() + "\n" + finding.message());
    }
  }

  /** The text of the report. */
  public static String of(Collection<ReportedFinding> findings) {
    return text(
        findings.stream()
            .map(Failure::of)
            .collect(toImmutableListMultimap(Failure::file, failure -> failure)));
  }

  /**
   * Merges reports.
   *
   * @throws CannotDoException if one is no such report
   */
  static String merged(Collection<String> reports) {
    ListMultimap<String, Failure> byFile = MultimapBuilder.treeKeys().arrayListValues().build();
    for (String report : reports) {
      try {
        read(report).forEach(failure -> byFile.put(failure.file, failure));
      } catch (XMLStreamException e) {
        throw new CannotDoException("a report of --junit is damaged: " + e.getMessage(), e);
      }
    }
    return text(byFile);
  }

  // A factory is not thread-safe, and a run writes one report.
  @SuppressWarnings("PerCallCompilation")
  private static String text(ListMultimap<String, Failure> byFile) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuites");
      attribute(xml, "name", NAME);
      attribute(xml, "tests", byFile.size());
      attribute(xml, "failures", byFile.size());
      for (Map.Entry<String, List<Failure>> file : Multimaps.asMap(byFile).entrySet()) {
        suite(xml, file.getKey(), file.getValue());
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text + "\n";
  }

  private static void suite(XMLStreamWriter xml, String file, List<Failure> failures)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute(xml, "name", file);
    attribute(xml, "tests", failures.size());
    attribute(xml, "failures", failures.size());
    attribute(xml, "errors", 0);
    attribute(xml, "skipped", 0);
    for (Failure failure : failures) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement(TEST);
      attribute(xml, "name", failure.name);
      attribute(xml, "classname", failure.className);
      attribute(xml, "file", file);
      attribute(xml, "line", failure.line);
      xml.writeStartElement(FAILURE);
      attribute(xml, "type", failure.type);
      attribute(xml, "message", failure.message);
      xml.writeCharacters(printable(failure.text));
      xml.writeEndElement();
      xml.writeEndElement();
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private static void attribute(XMLStreamWriter xml, String name, Object value)
      throws XMLStreamException {
    xml.writeAttribute(name, printable(value.toString()));
  }

  /** A parser reads a carriage return as a line feed. */
  private static String printable(String text) {
    return UNPRINTABLE.replaceFrom(text.replace("\r\n", "\n").replace('\r', '\n'), '?');
  }

  // A factory is not thread-safe, and a run reads few reports.
  @SuppressWarnings("PerCallCompilation")
  private static List<Failure> read(String report) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(report));
    List<Failure> failures = new ArrayList<>();
    Map<String, String> test = ImmutableMap.of();
    while (xml.hasNext()) {
      if (xml.next() != XMLStreamConstants.START_ELEMENT) {
        continue;
      }
      if (xml.getLocalName().equals(TEST)) {
        test = attributes(xml);
      } else if (xml.getLocalName().equals(FAILURE)) {
        failures.add(
            new Failure(
                test.getOrDefault("name", ""),
                test.getOrDefault("classname", ""),
                test.getOrDefault("file", ""),
                test.getOrDefault("line", ""),
                attributes(xml).getOrDefault("type", ""),
                attributes(xml).getOrDefault("message", ""),
                xml.getElementText()));
      }
    }
    return failures;
  }

  private static Map<String, String> attributes(XMLStreamReader xml) {
    Map<String, String> attributes = new HashMap<>();
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    return attributes;
  }
}
