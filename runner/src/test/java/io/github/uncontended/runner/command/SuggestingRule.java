package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The command line with one more rule, whose fixes the checked code chooses: {@code safe("TEXT")}
 * and {@code unsafe("TEXT")} are flagged, with a fix that replaces the call by the text.
 *
 * <p>The rule exists in a class loader of its own, so that no other test finds it.
 */
final class SuggestingRule implements AutoCloseable {
  private static final String RULE =
      """
      package fake;

      import com.google.errorprone.BugPattern;
      import com.google.errorprone.VisitorState;
      import com.google.errorprone.matchers.Description;
      import com.sun.source.tree.IdentifierTree;
      import com.sun.source.tree.LiteralTree;
      import com.sun.source.tree.MethodInvocationTree;
      import io.github.uncontended.analysis.unit.Interest;
      import io.github.uncontended.edit.Fix;
      import io.github.uncontended.report.Cost;
      import io.github.uncontended.report.FixSafety;
      import io.github.uncontended.report.Rule;
      import io.github.uncontended.report.RuleMetadata;

      @BugPattern(summary = "Replaces a call.", severity = BugPattern.SeverityLevel.WARNING)
      @RuleMetadata(
          cost = Cost.CONTENTION,
          severities = BugPattern.SeverityLevel.WARNING,
          fixes = {FixSafety.SAFE, FixSafety.UNSAFE},
          runtimes = "all")
      public final class Suggesting extends Rule {
        @Override
        protected Interest interest(VisitorState state) {
          return Interest.in(Interest.Kind.CALL, "safe", "unsafe");
        }

        @Override
        protected Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
          if (!(tree.getMethodSelect() instanceof IdentifierTree name)) {
            return Description.NO_MATCH;
          }
          String text = (String) ((LiteralTree) tree.getArguments().get(0)).getValue();
          Fix.Builder fix = Fix.builder().replace(tree, text, state);
          if (text.contains("List.")) {
            fix.addImport("java.util.List");
          }
          FixSafety safety = FixSafety.valueOf(name.getName().toString().toUpperCase());
          return finding(tree, state)
              .cost("Costs.")
              .advice("Replace it unless the order matters.")
              .fix(safety, fix.build())
              .report();
        }
      }
      """;

  private final URLClassLoader loader;

  /**
   * Compiles the rule.
   *
   * @param folder an empty folder for its class files
   */
  SuggestingRule(Path folder) throws IOException {
    Path source = Files.writeString(folder.resolve("Suggesting.java"), RULE);
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve("com.google.errorprone.bugpatterns.BugChecker"), "fake.Suggesting\n");
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                System.err,
                "-proc:none",
                "-d",
                folder.toString(),
                source.toString());
    if (code != 0) {
      throw new IllegalStateException("the rule does not compile");
    }
    List<URL> urls = new ArrayList<>(List.of(folder.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  /** Checks a folder with this rule alone. */
  Outcome check(Path checked, String... options) throws ReflectiveOperationException {
    String[] arguments =
        Stream.of(
                Stream.of("check", "--release", "17", "--rules", "Suggesting"),
                Stream.of(options),
                Stream.of(checked.toString()))
            .flatMap(part -> part)
            .toArray(String[]::new);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    Object code =
        loader
            .loadClass(Main.class.getName())
            .getMethod("run", OutputStream.class, PrintWriter.class, String[].class)
            .invoke(null, out, new PrintWriter(err), arguments);
    return new Outcome((Integer) code, out.toString(UTF_8), err.toString());
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
