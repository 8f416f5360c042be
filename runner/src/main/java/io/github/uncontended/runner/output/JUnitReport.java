package io.github.uncontended.runner.output;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.io.StringWriter;
import java.util.Collection;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes findings as JUnit XML, which CI servers show as tests: a suite each file, a failed test
 * each finding.
 */
public final class JUnitReport {
  /** XML 1.0 has no way to write the other control characters. */
  private static final CharMatcher UNPRINTABLE =
      CharMatcher.inRange('\0', '\u001F')
          .and(CharMatcher.noneOf("\t\r\n"))
          .or(CharMatcher.inRange('\uD800', '\uDFFF'))
          .or(CharMatcher.anyOf("\uFFFE\uFFFF"));

  private JUnitReport() {}

  /** The text of the report. */
  // A factory is not thread-safe, and a run writes one report.
  @SuppressWarnings("PerCallCompilation")
  public static String of(Collection<ReportedFinding> findings) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuites");
      attribute(xml, "name", "Uncontended");
      attribute(xml, "tests", findings.size());
      attribute(xml, "failures", findings.size());
      for (Map.Entry<String, Collection<ReportedFinding>> file : byFile(findings)) {
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

  private static Collection<Map.Entry<String, Collection<ReportedFinding>>> byFile(
      Collection<ReportedFinding> findings) {
    ImmutableListMultimap<String, ReportedFinding> byFile =
        findings.stream()
            .collect(
                toImmutableListMultimap(
                    finding -> finding.source().reviewPath(), finding -> finding));
    return byFile.asMap().entrySet();
  }

  private static void suite(XMLStreamWriter xml, String file, Collection<ReportedFinding> findings)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute(xml, "name", file);
    attribute(xml, "tests", findings.size());
    attribute(xml, "failures", findings.size());
    attribute(xml, "errors", 0);
    attribute(xml, "skipped", 0);
    for (ReportedFinding finding : findings) {
      xml.writeCharacters("\n    ");
      xml.writeStartElement("testcase");
      attribute(xml, "name", finding.rule() + " in line " + finding.line());
      attribute(xml, "classname", finding.enclosingClass());
      attribute(xml, "file", file);
      attribute(xml, "line", finding.line());
      xml.writeStartElement("failure");
      attribute(xml, "type", finding.rule());
      attribute(xml, "message", finding.cost());
      xml.writeCharacters(
          UNPRINTABLE.replaceFrom(
              file + ":" + finding.line() + "\n" + finding.code() + "\n" + finding.message(), '?'));
      xml.writeEndElement();
      xml.writeEndElement();
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private static void attribute(XMLStreamWriter xml, String name, Object value)
      throws XMLStreamException {
    xml.writeAttribute(name, UNPRINTABLE.replaceFrom(value.toString(), '?'));
  }
}
