package io.github.uncontended.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSetMultimap;
import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.LiteralTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.VariableTree;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Interest;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Members;
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
  public static Path register(Path folder) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(BugChecker.class.getName()), FakeRule.class.getName(), UTF_8);
    return folder;
  }

  /** It is called for literals instead. */
  @Override
  protected Interest interest(VisitorState state) {
    return new Interest(ImmutableSetMultimap.of());
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
      case "changes" -> fixed(tree, state, FixSafety.SAFE, "\"another\"");
      case "breaks" -> fixed(tree, state, FixSafety.SAFE, "nonsense");
      case "creates" -> fixed(tree, state, FixSafety.SAFE, "\"advice\"");
      case "one" -> withType(tree, state, "Object", "1");
      case "two" -> withType(tree, state, "CharSequence", "2");
      case "line" -> withLine(tree, state, "// line\n  ");
      case "other" -> withLine(tree, state, "// other\n  ");
      case "advice" -> finding(tree, state).cost("Fake.").advice("Think.").report();
      default -> Description.NO_MATCH;
    };
  }

  /** Two fixes of one variable overlap at its type. */
  private Description withType(LiteralTree tree, VisitorState state, String type, String text) {
    VariableTree variable = state.findEnclosing(VariableTree.class);
    return fixed(
        tree,
        state,
        FixSafety.SAFE,
        Fix.builder()
            .replace(variable.getType(), type, state)
            .replace(tree, "\"" + text + "\"", state));
  }

  /** Two fixes of one variable insert at the same place; equal insertions are one declaration. */
  private Description withLine(LiteralTree tree, VisitorState state, String line) {
    VariableTree variable = state.findEnclosing(VariableTree.class);
    ClassTree type = state.findEnclosing(ClassTree.class);
    Fix.Builder fix = Fix.builder().replace(tree, "\"\"", state);
    Members.insert(fix, type, Source.start(variable), line, line, state);
    return fixed(tree, state, FixSafety.SAFE, fix);
  }

  private Description fixed(LiteralTree tree, VisitorState state, FixSafety safety, String text) {
    return fixed(tree, state, safety, Fix.builder().replace(tree, text, state));
  }

  private Description fixed(
      LiteralTree tree, VisitorState state, FixSafety safety, Fix.Builder fix) {
    return finding(tree, state)
        .cost("Fake.")
        .fix(safety, fix.build())
        .advice(safety == FixSafety.UNSAFE ? "Replace, unless it matters." : "Replace.")
        .report();
  }
}
