package io.github.uncontended.runner.output;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.util.Collection;
import java.util.Optional;

/**
 * The findings in reviewdog's diagnostic format, from which it makes comments with suggestions that
 * one click applies.
 *
 * <p>GitHub takes a suggestion only where it replaces the very lines that are commented on. So a
 * fix is offered if it is one range of whole lines; the others are whole in the patch.
 */
public final class RdjsonReport {
  private static final String SOURCE = "uncontended";

  private final Review review;

  /** Makes reports for a kind of review. */
  public RdjsonReport(Review review) {
    this.review = review;
  }

  /** The report, in UTF-8. */
  public String of(Collection<ReportedFinding> hits) {
    JsonObject source = new JsonObject();
    source.addProperty("name", SOURCE);
    JsonArray diagnostics = new JsonArray();
    hits.forEach(hit -> diagnostics.add(diagnostic(hit)));
    JsonObject report = new JsonObject();
    report.add("source", source);
    report.add("diagnostics", diagnostics);
    return Json.print(report);
  }

  private JsonObject diagnostic(ReportedFinding hit) {
    String text = Review.textOf(hit);
    Optional<LineEdit> edit =
        hit.isFixable(review.unsafeFixes())
            ? LineEdit.contiguous(hit.fix().get(), text)
            : Optional.empty();
    Region region = Region.of(hit, text);
    JsonObject location = new JsonObject();
    location.addProperty("path", hit.source().reviewPath());
    location.add(
        "range",
        range(
            position(region.line(), region.startByte()),
            position(region.line(), region.endByte())));
    JsonObject diagnostic = new JsonObject();
    diagnostic.addProperty("message", review.message(hit, edit.isPresent()));
    diagnostic.add("location", location);
    diagnostic.addProperty("severity", severity(hit.severity()));
    JsonObject code = new JsonObject();
    code.addProperty("value", hit.rule());
    review.helpUrl(hit.rule()).ifPresent(url -> code.addProperty("url", url));
    diagnostic.add("code", code);
    edit.ifPresent(it -> diagnostic.add("suggestions", suggestions(it)));
    return diagnostic;
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
