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
  private final ReportedFinding hit;
  private final String text;
  private final Review review;

  SarifResult(ReportedFinding hit, String text, Review review) {
    this.hit = hit;
    this.text = text;
    this.review = review;
  }

  JsonObject toJson(int ruleIndex, JsonObject fingerprints) {
    JsonObject result = new JsonObject();
    result.addProperty("ruleId", hit.rule());
    result.addProperty("ruleIndex", ruleIndex);
    result.addProperty("level", SarifRules.level(hit.severity()));
    hit.heat()
        .measurement()
        .ifPresent(measurement -> result.addProperty("rank", measurement.rank()));
    result.add("message", SarifRules.text(review.message(hit, true)));
    result.add("locations", array(location()));
    result.add("partialFingerprints", fingerprints);
    if (hit.isFixable(review.unsafeFixes())) {
      result.add("fixes", array(fix(hit.fix().get())));
    }
    JsonObject properties = new JsonObject();
    properties.addProperty("fixSafety", Json.lower(hit.safety()));
    properties.addProperty("heat", hit.heat().reason());
    result.add("properties", properties);
    return result;
  }

  private JsonObject location() {
    Region shown = Region.of(hit, text);
    JsonObject region = new JsonObject();
    region.addProperty("startLine", shown.line());
    region.addProperty("startColumn", shown.start());
    region.addProperty("endLine", shown.line());
    region.addProperty("endColumn", shown.end());
    JsonObject physical = new JsonObject();
    physical.add("artifactLocation", artifact());
    physical.add("region", region);
    JsonObject logical = new JsonObject();
    boolean inMethod = !hit.enclosingMethod().isEmpty();
    logical.addProperty(
        "fullyQualifiedName", hit.enclosingClass() + (inMethod ? "." + hit.enclosingMethod() : ""));
    logical.addProperty("kind", inMethod ? "function" : "type");
    JsonObject location = new JsonObject();
    location.add("physicalLocation", physical);
    location.add("logicalLocations", array(logical));
    return location;
  }

  /** One range without an import where that is possible, since reviewers apply that by a click. */
  private JsonObject fix(Fix fix) {
    List<LineEdit> edits =
        LineEdit.contiguous(fix, text)
            .map(ImmutableList::of)
            .orElseGet(() -> LineEdit.all(fix, text));
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    JsonArray replacements = new JsonArray();
    for (LineEdit edit : edits) {
      // Without columns a region is whole lines, but for the end of the last.
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
            hit.safety() == FixSafety.SAFE
                ? "Safe fix"
                : "Unsafe fix: it can change what the program does"));
    json.add("artifactChanges", array(change));
    return json;
  }

  private JsonObject artifact() {
    JsonObject artifact = new JsonObject();
    artifact.addProperty("uri", uri(hit.source().reviewPath()));
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
