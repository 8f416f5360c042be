package io.github.uncontended.runner.output;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.CannotDoException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Merges the reports that runs with {@code --shard} made into the report of one run. */
public final class MergedReport {
  private static final String DIFFERENT = "reports of different formats cannot be merged";
  private static final String NO_REPORT =
      "a file is no report of --sarif, --rdjson, --gitlab, --sonar, --junit, --write-baseline or"
          + " 'audit --json'";

  private MergedReport() {}

  /** The formats that can be merged, by the member that holds the findings. */
  private enum Format {
    SARIF("runs"),
    RDJSON("diagnostics"),
    SONAR("issues"),
    /** An array without a name. */
    GITLAB("");

    final String member;

    Format(String member) {
      this.member = member;
    }
  }

  /**
   * Merges reports.
   *
   * @param texts the reports, at least one, all of one format
   * @throws CannotDoException if they are not such reports
   */
  public static String of(List<String> texts) {
    texts.forEach(MergedReport::refuse);
    if (texts.stream().allMatch(MergedReport::isXml)) {
      return JUnitReport.merged(texts);
    }
    ImmutableList<JsonElement> reports =
        texts.stream().map(MergedReport::parse).collect(toImmutableList());
    Format format = format(reports.get(0));
    if (reports.stream().anyMatch(report -> format(report) != format)) {
      throw new CannotDoException(DIFFERENT);
    }
    JsonElement merged = reports.get(0);
    switch (format) {
      case SARIF -> mergeRuns(reports);
      case RDJSON ->
          merged
              .getAsJsonObject()
              .add(format.member, sorted(elements(reports, format.member), MergedReport::ofRdjson));
      case SONAR ->
          merged
              .getAsJsonObject()
              .add(format.member, sorted(elements(reports, format.member), MergedReport::ofSonar));
      case GITLAB -> {
        List<JsonElement> all = new ArrayList<>();
        reports.forEach(report -> report.getAsJsonArray().forEach(all::add));
        merged = sorted(all, MergedReport::ofGitLab);
      }
    }
    return Json.print(merged);
  }

  /** Where a finding is, in the order of reports. */
  private record Place(String path, int line, int column, String rule)
      implements Comparable<Place> {
    private static final Comparator<Place> ORDER =
        comparing(Place::path)
            .thenComparingInt(Place::line)
            .thenComparing(comparingInt(Place::column))
            .thenComparing(Place::rule);

    @Override
    public int compareTo(Place other) {
      return ORDER.compare(this, other);
    }
  }

  private interface Locator {
    Place of(JsonObject finding);
  }

  private static boolean isXml(String text) {
    return text.startsWith("<?xml");
  }

  /** Says what to do with an output that has no merged form. */
  private static void refuse(String text) {
    String why =
        text.startsWith("<!doctype html>")
            ? "a page cannot be merged: merge the reports of --sarif, or those of 'audit --json'"
                + " with --html"
            : text.startsWith("--- ") || text.startsWith("diff --git ")
                ? "patches need no merging: git apply takes several"
                : text.startsWith("::")
                    ? "annotations need no merging: each job prints its own"
                    : "";
    if (!why.isEmpty()) {
      throw new CannotDoException(why);
    }
  }

  private static JsonElement parse(String text) {
    if (isXml(text)) {
      throw new CannotDoException(DIFFERENT);
    }
    try {
      return JsonParser.parseString(text);
    } catch (JsonParseException e) {
      throw new CannotDoException(NO_REPORT, e);
    }
  }

  private static Format format(JsonElement report) {
    if (report.isJsonArray()) {
      return Format.GITLAB;
    }
    for (Format format : Format.values()) {
      if (report.isJsonObject() && report.getAsJsonObject().has(format.member)) {
        return format;
      }
    }
    throw new CannotDoException(NO_REPORT);
  }

  private static List<JsonElement> elements(List<JsonElement> reports, String member) {
    List<JsonElement> all = new ArrayList<>();
    reports.forEach(report -> report.getAsJsonObject().getAsJsonArray(member).forEach(all::add));
    return all;
  }

  private static JsonArray sorted(List<JsonElement> findings, Locator locator) {
    JsonArray array = new JsonArray();
    findings.stream()
        .sorted(comparing(finding -> locator.of(finding.getAsJsonObject())))
        .forEach(array::add);
    return array;
  }

  private static void mergeRuns(List<JsonElement> reports) {
    List<JsonObject> runs =
        elements(reports, Format.SARIF.member).stream().map(JsonElement::getAsJsonObject).toList();
    JsonArray first = reports.get(0).getAsJsonObject().getAsJsonArray(Format.SARIF.member);
    if (runs.size() != reports.size()) {
      throw new CannotDoException("a SARIF report to merge has exactly one run");
    }
    JsonObject run = first.get(0).getAsJsonObject();
    List<JsonElement> results = new ArrayList<>();
    List<JsonElement> notifications = new ArrayList<>();
    Set<JsonElement> inAll = new LinkedHashSet<>(notifications(run));
    for (JsonObject each : runs) {
      each.getAsJsonArray("results").forEach(results::add);
      List<JsonElement> own = notifications(each);
      inAll.retainAll(own);
      notifications.addAll(own);
    }
    JsonArray kept = new JsonArray();
    notifications.stream()
        .distinct()
        // A note is about all findings: what one part explains is explained.
        .filter(each -> !isNote(each) || inAll.contains(each))
        .forEach(kept::add);
    run.add("results", sorted(results, MergedReport::ofSarif));
    invocation(run).add("toolExecutionNotifications", kept);
  }

  private static JsonObject invocation(JsonObject run) {
    return run.getAsJsonArray("invocations").get(0).getAsJsonObject();
  }

  private static List<JsonElement> notifications(JsonObject run) {
    return invocation(run).getAsJsonArray("toolExecutionNotifications").asList();
  }

  private static boolean isNote(JsonElement notification) {
    return notification.getAsJsonObject().get("level").getAsString().equals("note");
  }

  private static Place ofSarif(JsonObject result) {
    JsonObject location =
        result
            .getAsJsonArray("locations")
            .get(0)
            .getAsJsonObject()
            .getAsJsonObject("physicalLocation");
    JsonObject region = location.getAsJsonObject("region");
    return new Place(
        location.getAsJsonObject("artifactLocation").get("uri").getAsString(),
        region.get("startLine").getAsInt(),
        region.get("startColumn").getAsInt(),
        result.get("ruleId").getAsString());
  }

  private static Place ofRdjson(JsonObject diagnostic) {
    JsonObject location = diagnostic.getAsJsonObject("location");
    JsonObject start = location.getAsJsonObject("range").getAsJsonObject("start");
    return new Place(
        location.get("path").getAsString(),
        start.get("line").getAsInt(),
        start.get("column").getAsInt(),
        diagnostic.getAsJsonObject("code").get("value").getAsString());
  }

  private static Place ofSonar(JsonObject issue) {
    JsonObject location = issue.getAsJsonObject("primaryLocation");
    JsonObject range = location.getAsJsonObject("textRange");
    return new Place(
        location.get("filePath").getAsString(),
        range.get("startLine").getAsInt(),
        range.has("startColumn") ? range.get("startColumn").getAsInt() : 0,
        "");
  }

  private static Place ofGitLab(JsonObject issue) {
    JsonObject location = issue.getAsJsonObject("location");
    return new Place(
        location.get("path").getAsString(),
        location.getAsJsonObject("lines").get("begin").getAsInt(),
        0,
        "");
  }
}
