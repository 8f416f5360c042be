package io.github.uncontended.runner.output;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.runner.engine.ReportedFinding;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** One finding as a SARIF result. */
final class SarifResult {
  private final ReportedFinding finding;
  private final String text;
  private final Review review;

  SarifResult(ReportedFinding finding, String text, Review review) {
    this.finding = finding;
    this.text = text;
    this.review = review;
  }

  JsonObject toJson(int ruleIndex, JsonObject fingerprints) {
    JsonObject result = new JsonObject();
    result.addProperty("ruleId", finding.rule());
    result.addProperty("ruleIndex", ruleIndex);
    result.addProperty("level", SarifRules.level(finding.severity()));
    finding
        .heat()
        .measurement()
        .ifPresent(measurement -> result.addProperty("rank", measurement.rank()));
    result.add("message", SarifRules.text(review.message(finding, true)));
    result.add("locations", array(location()));
    result.add("partialFingerprints", fingerprints);
    if (finding.isFixable(review.suggestUnsafe())) {
      result.add("fixes", array(fix(finding.fix().get())));
    }
    JsonObject properties = new JsonObject();
    properties.addProperty("fixSafety", Json.lower(finding.safety()));
    properties.addProperty("heat", finding.heat().reason());
    result.add("properties", properties);
    return result;
  }

  private JsonObject location() {
    Region shown = Region.of(finding, text);
    JsonObject region = new JsonObject();
    region.addProperty("startLine", shown.line());
    region.addProperty("startColumn", shown.start());
    region.addProperty("endLine", shown.line());
    region.addProperty("endColumn", shown.end());
    JsonObject physical = new JsonObject();
    physical.add("artifactLocation", artifact());
    physical.add("region", region);
    JsonObject location = new JsonObject();
    location.add("physicalLocation", physical);
    location.add("logicalLocations", array(logicalLocation()));
    return location;
  }

  private JsonObject logicalLocation() {
    JsonObject logical = new JsonObject();
    boolean inMethod = !finding.enclosingMethod().isEmpty();
    if (finding.isInConfiguration()) {
      // SARIF has kinds for XML and for JSON, whose structure the other formats share.
      logical.addProperty("fullyQualifiedName", finding.enclosingMethod());
      logical.addProperty(
          "kind", finding.source().path().endsWith(".xml") ? "element" : "property");
    } else {
      logical.addProperty(
          "fullyQualifiedName",
          finding.enclosingClass() + (inMethod ? "." + finding.enclosingMethod() : ""));
      logical.addProperty("kind", inMethod ? "function" : "type");
    }
    return logical;
  }

  /** A single range without an import if possible, since review tools can apply that directly. */
  private JsonObject fix(Fix fix) {
    List<LineEdit> edits =
        LineEdit.contiguous(fix, text)
            .map(ImmutableList::of)
            .orElseGet(() -> LineEdit.all(fix, text));
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    JsonArray replacements = new JsonArray();
    for (LineEdit edit : edits) {
      // A region without columns is whole lines without the last line's terminator.
      JsonObject deleted = new JsonObject();
      deleted.addProperty("startLine", edit.first());
      deleted.addProperty("endLine", edit.last());
      JsonObject replacement = new JsonObject();
      replacement.add("deletedRegion", deleted);
      replacement.add("insertedContent", SarifRules.text(String.join(lineEnd, edit.lines())));
      replacements.add(replacement);
    }
    JsonObject change = new JsonObject();
    change.add("artifactLocation", artifact());
    change.add("replacements", replacements);
    JsonObject json = new JsonObject();
    json.add(
        "description",
        SarifRules.text(
            finding.safety() == FixSafety.SAFE
                ? "Safe fix"
                : "Unsafe fix: it can change what the program does. " + finding.advice()));
    json.add("artifactChanges", array(change));
    return json;
  }

  private JsonObject artifact() {
    JsonObject artifact = new JsonObject();
    artifact.addProperty("uri", uri(finding.source().reviewPath()));
    return artifact;
  }

  private static String uri(String path) {
    try {
      if (Path.of(path).isAbsolute()) {
        return new URI("file", "", path.startsWith("/") ? path : "/" + path, null).toASCIIString();
      }
      return new URI(null, null, path, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not a path: " + path, e);
    }
  }

  private static JsonArray array(JsonObject element) {
    JsonArray array = new JsonArray();
    array.add(element);
    return array;
  }
}
