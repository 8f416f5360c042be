package io.github.uncontended.runner.output;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Collection;
import java.util.Optional;

/**
 * Writes findings in reviewdog's diagnostic format, which reviewdog turns into review comments with
 * suggested changes.
 *
 * <p>GitHub accepts a suggested change only if it replaces exactly the lines that are commented on.
 * So the report contains a fix only if it is one range of whole lines.
 */
public final class RdjsonReport {
  private static final String SOURCE = "uncontended";

  private final Review review;

  /** Creates a writer. */
  public RdjsonReport(Review review) {
    this.review = review;
  }

  /** The text of the report. */
  public String of(Collection<ReportedFinding> findings) {
    JsonObject source = new JsonObject();
    source.addProperty("name", SOURCE);
    JsonArray diagnostics = new JsonArray();
    findings.forEach(finding -> diagnostics.add(diagnostic(finding)));
    JsonObject report = new JsonObject();
    report.add("source", source);
    report.add("diagnostics", diagnostics);
    return Json.print(report);
  }

  private JsonObject diagnostic(ReportedFinding finding) {
    String text = finding.text();
    Optional<LineEdit> edit =
        finding.isFixable(review.suggestUnsafe())
            ? LineEdit.contiguous(finding.fix().get(), text)
            : Optional.empty();
    Region region = Region.of(finding, text);
    JsonObject location = new JsonObject();
    location.addProperty("path", finding.source().reviewPath());
    location.add(
        "range",
        range(
            position(region.line(), region.startByte()),
            position(region.line(), region.endByte())));
    JsonObject diagnostic = new JsonObject();
    diagnostic.addProperty("message", review.message(finding, edit.isPresent()));
    diagnostic.add("location", location);
    diagnostic.addProperty("severity", severity(finding.severity()));
    JsonObject code = new JsonObject();
    code.addProperty("value", finding.rule());
    review.helpUrl(finding.rule()).ifPresent(url -> code.addProperty("url", url));
    diagnostic.add("code", code);
    diagnostic.addProperty("originalOutput", originalOutput(finding));
    edit.ifPresent(it -> diagnostic.add("suggestions", suggestions(it)));
    return diagnostic;
  }

  /** The line that the local reporter of reviewdog prints instead of JSON. */
  private static String originalOutput(ReportedFinding finding) {
    return finding.source().reviewPath()
        + ":"
        + finding.line()
        + ":"
        + finding.column()
        + ": "
        + Json.lower(finding.severity())
        + " "
        + finding.rule()
        + ": "
        + finding.message();
  }

  private static JsonArray suggestions(LineEdit edit) {
    JsonObject suggestion = new JsonObject();
    suggestion.add("range", range(line(edit.first()), line(edit.last())));
    suggestion.addProperty("text", String.join("\n", edit.lines()));
    JsonArray suggestions = new JsonArray();
    suggestions.add(suggestion);
    return suggestions;
  }

  private static JsonObject range(JsonObject start, JsonObject end) {
    JsonObject range = new JsonObject();
    range.add("start", start);
    range.add("end", end);
    return range;
  }

  private static JsonObject position(int line, int column) {
    JsonObject position = line(line);
    position.addProperty("column", column);
    return position;
  }

  private static JsonObject line(int line) {
    JsonObject position = new JsonObject();
    position.addProperty("line", line);
    return position;
  }

  private static String severity(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> "ERROR";
      case WARNING -> "WARNING";
      case SUGGESTION -> "INFO";
    };
  }
}
