package io.github.uncontended.runner.output;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.runner.engine.RuleInfo;
import io.github.uncontended.runner.terminal.Markdown;
import io.github.uncontended.runner.terminal.Terminal;
import java.util.Collection;

/** The description of the tool and its rules in a SARIF report. */
final class SarifRules {
  private static final int HELP_WIDTH = 100;

  private final Review review;
  private final String version;

  SarifRules(Review review, String version) {
    this.review = review;
    this.version = version;
  }

  JsonObject tool(Collection<RuleInfo> rules) {
    JsonArray descriptors = new JsonArray();
    rules.forEach(rule -> descriptors.add(descriptor(rule)));
    JsonObject driver = new JsonObject();
    driver.addProperty("name", "Uncontended");
    driver.addProperty("version", version);
    review.docsUrl().ifPresent(url -> driver.addProperty("informationUri", url));
    driver.add("rules", descriptors);
    JsonObject tool = new JsonObject();
    tool.add("driver", driver);
    return tool;
  }

  private JsonObject descriptor(RuleInfo rule) {
    JsonObject descriptor = new JsonObject();
    descriptor.addProperty("id", rule.name());
    descriptor.addProperty("name", rule.readableName());
    descriptor.add("shortDescription", text(rule.summary()));
    descriptor.add("fullDescription", text(rule.summary() + "."));
    review.helpUrl(rule.name()).ifPresent(url -> descriptor.addProperty("helpUri", url));
    JsonObject help =
        text(
            String.join(
                "\n",
                new Markdown(new Terminal(false, false, HELP_WIDTH)).render(rule.markdown())));
    help.addProperty("markdown", rule.markdown());
    descriptor.add("help", help);
    JsonObject configuration = new JsonObject();
    configuration.addProperty("level", level(rule.severity()));
    descriptor.add("defaultConfiguration", configuration);
    JsonArray tags = new JsonArray();
    tags.add("concurrency");
    tags.add("performance");
    JsonObject properties = new JsonObject();
    properties.add("tags", tags);
    properties.addProperty("precision", "high");
    properties.addProperty("problem.severity", problemSeverity(rule.severity()));
    properties.addProperty("runtimes", rule.runtimes());
    descriptor.add("properties", properties);
    return descriptor;
  }

  static JsonObject text(String text) {
    JsonObject message = new JsonObject();
    message.addProperty("text", text);
    return message;
  }

  static String level(SeverityLevel severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case SUGGESTION -> "note";
    };
  }

  /** The severity in the vocabulary of GitHub code scanning. */
  private static String problemSeverity(SeverityLevel severity) {
    return severity == SeverityLevel.SUGGESTION ? "recommendation" : level(severity);
  }
}
