package io.github.uncontended.runner.dependencies;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.Shard;
import java.util.Optional;

/**
 * The JSON form of an audit, for programs and for merging: the members of the records, with a
 * {@code cure} in each finding that was searched for in newer releases.
 */
public final class AuditJson {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private static final String AUDIT = "audit";
  private static final String PART = "part";
  private static final String ARTIFACTS = "artifacts";
  private static final String NAME = "name";
  private static final String FINDINGS = "findings";
  private static final String CURE = "cure";
  private static final String REMOVED = "removed";
  private static final String DROPPED = "dropped";
  private static final String MISSING = "missing";

  private AuditJson() {}

  /** An outcome, without what is not known. */
  private record Cure(String fixedIn, String lastWith, String newest) {
    static Cure of(VersionSearch.Outcome outcome) {
      return new Cure(
          outcome.first().orElse(null), outcome.has().orElse(null), outcome.newest().orElse(null));
    }

    VersionSearch.Outcome toOutcome() {
      return new VersionSearch.Outcome(
          Optional.ofNullable(fixedIn), Optional.ofNullable(lastWith), Optional.ofNullable(newest));
    }
  }

  /** The text of a result. */
  public static String of(AuditResult result) {
    JsonObject root = new JsonObject();
    root.add(AUDIT, GSON.toJsonTree(result.run()));
    root.add(PART, GSON.toJsonTree(result.part()));
    JsonArray artifacts = new JsonArray();
    result.artifacts().forEach(it -> artifacts.add(artifact(it)));
    root.add(ARTIFACTS, artifacts);
    root.addProperty(REMOVED, result.removed());
    root.add(DROPPED, GSON.toJsonTree(result.dropped()));
    root.add(MISSING, GSON.toJsonTree(result.missing()));
    return GSON.toJson(root) + "\n";
  }

  private static JsonObject artifact(AuditedArtifact artifact) {
    JsonObject audit = GSON.toJsonTree(artifact.audit()).getAsJsonObject();
    JsonArray findings = audit.getAsJsonArray(FINDINGS);
    for (int i = 0; i < findings.size(); i++) {
      JsonObject finding = findings.get(i).getAsJsonObject();
      artifact
          .cure(artifact.audit().findings().get(i))
          .ifPresent(outcome -> finding.add(CURE, GSON.toJsonTree(Cure.of(outcome))));
    }
    JsonObject named = new JsonObject();
    named.addProperty(NAME, artifact.name());
    audit.asMap().forEach(named::add);
    return named;
  }

  /** Whether a text is meant to be an audit. */
  public static boolean isAudit(String text) {
    try {
      JsonElement root = JsonParser.parseString(text);
      return root.isJsonObject() && root.getAsJsonObject().has(AUDIT);
    } catch (JsonParseException e) {
      return false;
    }
  }

  /**
   * Reads what {@link #of} wrote.
   *
   * @throws CannotDoException if the text is damaged
   */
  public static AuditResult read(String text) {
    try {
      JsonObject root = JsonParser.parseString(text).getAsJsonObject();
      ImmutableList.Builder<AuditedArtifact> artifacts = ImmutableList.builder();
      for (JsonElement each : root.getAsJsonArray(ARTIFACTS)) {
        artifacts.add(readArtifact(each.getAsJsonObject()));
      }
      return new AuditResult(
          requireNonNull(GSON.fromJson(root.get(AUDIT), AuditRun.class)),
          requireNonNull(GSON.fromJson(root.get(PART), Shard.class)),
          artifacts.build(),
          root.get(REMOVED).getAsInt(),
          texts(root.getAsJsonArray(DROPPED)),
          texts(root.getAsJsonArray(MISSING)));
    } catch (RuntimeException e) {
      // Gson wraps what a constructor throws into a plain one.
      throw new CannotDoException("a report of 'audit --json' is damaged", e);
    }
  }

  private static AuditedArtifact readArtifact(JsonObject object) {
    ArtifactAudit audit = GSON.fromJson(object, ArtifactAudit.class);
    requireNonNull(audit.coordinates());
    ImmutableMap.Builder<AuditedFinding, VersionSearch.Outcome> cures = ImmutableMap.builder();
    JsonArray findings = object.getAsJsonArray(FINDINGS);
    for (int i = 0; i < findings.size(); i++) {
      JsonElement cure = findings.get(i).getAsJsonObject().get(CURE);
      if (cure != null) {
        cures.put(audit.findings().get(i), GSON.fromJson(cure, Cure.class).toOutcome());
      }
    }
    return new AuditedArtifact(object.get(NAME).getAsString(), audit, cures.buildKeepingLast());
  }

  private static ImmutableList<String> texts(JsonArray array) {
    return array.asList().stream()
        .map(JsonElement::getAsString)
        .collect(ImmutableList.toImmutableList());
  }
}
