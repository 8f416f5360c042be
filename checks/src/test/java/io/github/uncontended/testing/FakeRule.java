package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.LiteralTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.LiteralTree;
import io.github.uncontended.report.Fix;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.report.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A rule for the tests of the tests: it flags certain string literals, some with a bad fix. */
@BugPattern(
    summary = "A rule that nobody needs",
    severity = SeverityLevel.WARNING,
    linkType = LinkType.NONE)
public final class FakeRule extends Rule implements LiteralTreeMatcher {
  /** Makes a folder that registers this rule. */
  static Path register(Path folder) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(BugChecker.class.getName()), FakeRule.class.getName(), UTF_8);
    return folder;
  }

  @Override
  public Description matchLiteral(LiteralTree tree, VisitorState state) {
    if (!(tree.getValue() instanceof String value)) {
      return Description.NO_MATCH;
    }
    return switch (value) {
      case "safe" -> fixed(tree, state, FixSafety.SAFE, "\"sa\".concat(\"fe\")");
      case "unsafe" -> fixed(tree, state, FixSafety.UNSAFE, "1");
      case "endless" -> fixed(tree, state, FixSafety.SAFE, "\"\" + \"endless\"");
      case "changes" -> fixed(tree, state, FixSafety.SAFE, "\"other\"");
      case "breaks" -> fixed(tree, state, FixSafety.SAFE, "nonsense");
      case "creates" -> fixed(tree, state, FixSafety.SAFE, "\"advice\"");
      case "advice" -> finding(tree, state).cost("Fake.").advice("Think.").report();
      default -> Description.NO_MATCH;
    };
  }

  private Description fixed(LiteralTree tree, VisitorState state, FixSafety safety, String text) {
    return finding(tree, state)
        .severity(safety == FixSafety.SAFE ? SeverityLevel.WARNING : SeverityLevel.SUGGESTION)
        .cost("Fake.")
        .fix(safety, Fix.builder().replace(tree, text, state).build())
        .advice("Replace.")
        .report();
  }
}
