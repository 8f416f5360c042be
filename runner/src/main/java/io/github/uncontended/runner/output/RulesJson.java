package io.github.uncontended.runner.output;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.report.ByDefault;
import io.github.uncontended.runner.engine.RuleInfo;
import java.util.Collection;

/** Writes descriptions of rules as JSON. */
public final class RulesJson {
  private RulesJson() {}

  /** A list of rules without their documentation. */
  public static String list(Collection<RuleInfo> rules) {
    JsonArray array = new JsonArray();
    rules.forEach(rule -> array.add(object(rule)));
    return Json.print(array);
  }

  /** A rule with its documentation as {@code markdown}. */
  public static String one(RuleInfo rule) {
    JsonObject object = object(rule);
    object.addProperty("markdown", rule.markdown());
    return Json.print(object);
  }

  private static JsonObject object(RuleInfo rule) {
    JsonObject object = new JsonObject();
    object.addProperty("name", rule.name());
    object.addProperty("summary", rule.summary());
    object.addProperty("cost", Json.lower(rule.cost()));
    object.addProperty("severity", Json.lower(rule.severity()));
    object.add("severities", array(rule.severities()));
    object.add("fixes", array(rule.fixes()));
    object.addProperty("runtimes", rule.runtimes());
    object.addProperty("offByDefault", rule.byDefault() == ByDefault.OFF);
    object.addProperty("needsEvidence", rule.byDefault() == ByDefault.WITH_EVIDENCE);
    object.addProperty("needsDeclaration", rule.byDefault() == ByDefault.WITH_DECLARATION);
    object.addProperty("docs", rule.anchor());
    return object;
  }

  private static JsonArray array(Collection<? extends Enum<?>> constants) {
    JsonArray array = new JsonArray();
    constants.forEach(constant -> array.add(Json.lower(constant)));
    return array;
  }
}
