package io.github.uncontended.runner.output;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.FindingKey;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.source.Skip;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Writes findings as SARIF 2.1.0, with one run for all source roots. */
public final class SarifReport {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  /** The name of the fingerprint made of a {@link FindingKey}. */
  private static final String FINGERPRINT = "uncontended/v1";

  private final Review review;
  private final String version;
  private final ImmutableList<String> notes;

  /**
   * Creates a writer.
   *
   * @param version the version of this tool
   * @param notes what the run found out besides findings, a sentence each
   */
  public SarifReport(Review review, String version, Collection<String> notes) {
    this.review = review;
    this.version = version;
    this.notes = ImmutableList.copyOf(notes);
  }

  /** The text of the report. */
  public String of(
      Collection<ReportedFinding> findings,
      Collection<Skip> skips,
      Collection<OmittedMember> omitted) {
    JsonObject run = new JsonObject();
    List<RuleInfo> rules = RuleInfo.all();
    run.add("tool", new SarifRules(review, version).tool(rules));
    run.add("invocations", invocations(skips, omitted));
    run.addProperty("columnKind", "utf16CodeUnits");
    run.add("results", results(findings, rules));
    JsonArray runs = new JsonArray();
    runs.add(run);
    JsonObject log = new JsonObject();
    log.addProperty("$schema", SCHEMA);
    log.addProperty("version", "2.1.0");
    log.add("runs", runs);
    return Json.print(log);
  }

  private JsonArray invocations(Collection<Skip> skips, Collection<OmittedMember> omitted) {
    JsonArray notifications = new JsonArray();
    for (Skip skip : skips) {
      notifications.add(notification("warning", skip.place() + " was skipped: " + skip.reason()));
    }
    for (OmittedMember member : omitted) {
      notifications.add(
          notification(
              "warning",
              member.path()
                  + ":"
                  + member.line()
                  + ": left out "
                  + member.member()
                  + ": "
                  + member.reason()));
    }
    for (String note : notes) {
      notifications.add(notification("note", note));
    }
    JsonObject invocation = new JsonObject();
    invocation.addProperty("executionSuccessful", true);
    invocation.add("toolExecutionNotifications", notifications);
    JsonArray invocations = new JsonArray();
    invocations.add(invocation);
    return invocations;
  }

  private static JsonObject notification(String level, String text) {
    JsonObject notification = new JsonObject();
    notification.addProperty("level", level);
    notification.add("message", SarifRules.text(text));
    return notification;
  }

  private JsonArray results(Collection<ReportedFinding> findings, List<RuleInfo> rules) {
    ImmutableMap<String, Integer> indexes =
        IntStream.range(0, rules.size())
            .boxed()
            .collect(toImmutableMap(i -> rules.get(i).name(), i -> i));
    ImmutableMap<ReportedFinding, FindingKey> keys = FindingKey.of(findings);
    Map<String, Map<Integer, String>> hashes = new HashMap<>();
    JsonArray results = new JsonArray();
    for (ReportedFinding finding : findings) {
      String text = finding.text();
      Map<Integer, String> lines =
          hashes.computeIfAbsent(finding.source().path(), path -> LineHashes.of(text));
      results.add(
          new SarifResult(finding, text, review)
              .toJson(
                  indexes.get(finding.rule()),
                  fingerprints(keys.get(finding), lines.get(finding.line()))));
    }
    return results;
  }

  private static JsonObject fingerprints(FindingKey key, String lineHash) {
    JsonObject fingerprints = new JsonObject();
    fingerprints.addProperty("primaryLocationLineHash", lineHash);
    fingerprints.addProperty(
        FINGERPRINT,
        String.join("|", key.rule(), key.type(), key.method(), String.valueOf(key.ordinal())));
    return fingerprints;
  }
}
