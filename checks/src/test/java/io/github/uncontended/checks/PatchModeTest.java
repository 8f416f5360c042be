package io.github.uncontended.checks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.testing.compile.JavaFileObjects;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import io.github.uncontended.report.FixSafety;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCheck;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.FakeRule;
import io.github.uncontended.testing.Libraries;
import io.github.uncontended.testing.Testdata;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Error Prone's own patch mode, run on real files until they stay as they are, makes the fixed
 * files as well.
 *
 * <p>The imports are compared as a set: patch mode puts the whole block into its own order. Where
 * edits overlap, the two may take the fixes in another order; the outcome then only has to compile
 * and to have nothing left to fix.
 */
final class PatchModeTest {
  private static final int ROUNDS = 10;

  private static final CaseCheck CHECK = new CaseCheck(CaseCompiler.create(), false);

  @TempDir private Path folder;

  static ImmutableSet<String> rules() {
    return Testdata.cases("fixed").stream().map(Case::rule).collect(ImmutableSet.toImmutableSet());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("rules")
  void patchModeMakesTheFixedFiles(String rule) throws IOException {
    List<Case> cases =
        Testdata.cases("flagged").stream()
            .filter(it -> it.rule().equals(rule))
            .filter(PatchModeTest::isForThisJdk)
            .toList();
    StringBuilder problems = new StringBuilder();
    for (Map.Entry<Case, String> patched : patch(cases, Libraries.emptyFolder()).entrySet()) {
      Case flagged = patched.getKey();
      Path fixed = flagged.sibling("fixed");
      String expected = Files.exists(fixed) ? Files.readString(fixed, UTF_8) : flagged.text();
      if (!normal(expected).equals(normal(patched.getValue()))
          && !normal(expected).equals(normal(patchAlone(flagged)))) {
        if (CHECK.fixpoint(flagged, ImmutableSet.of(FixSafety.SAFE)).skippedAny()) {
          CHECK.assertNothingToFix(flagged.withText(patched.getValue()));
        } else {
          problems.append(flagged).append(" became\n").append(patched.getValue()).append('\n');
        }
      }
    }
    assertEquals("", problems.toString());
  }

  /** What the fixes make of a file whose values are of no class of another file. */
  private String patchAlone(Case flagged) throws IOException {
    return patch(List.of(flagged), Libraries.emptyFolder()).get(flagged);
  }

  @Test
  void overlappingFixesAreNeverHalfApplied() throws IOException {
    assertPatched(
        "String it = \"one\" + hashCode() + \"two\";",
        "CharSequence it = \"1\" + hashCode() + \"2\";");
  }

  @Test
  void equalInsertionsAreMadeOnceAndOthersJoined() throws IOException {
    assertPatched(
        "String it = \"line\" + hashCode() + \"line\";",
        "// line\n  String it = \"\" + hashCode() + \"\";");
    assertPatched(
        "String it = \"other\" + hashCode() + \"line\";",
        "// other\n  // line\n  String it = \"\" + hashCode() + \"\";");
  }

  private void assertPatched(String field, String expected) throws IOException {
    File rules = FakeRule.register(folder.resolve("rules")).toFile();
    Case flagged = new Case("FakeRule", Path.of("X.java"), "class X {\n  " + field + "\n}\n");
    String patched = patch(List.of(flagged), rules).get(flagged);
    assertEquals("class X {\n  " + expected + "\n}\n", patched);
  }

  /** The texts of the cases after patching to a fixpoint. */
  private Map<Case, String> patch(List<Case> cases, File processorPath) throws IOException {
    Map<Case, Path> files = new LinkedHashMap<>();
    for (Case source : cases) {
      Path file =
          Files.createDirectories(folder.resolve("case" + files.size()))
              .resolve(source.path().getFileName());
      Files.writeString(file, source.text(), UTF_8);
      files.put(source, file);
    }
    for (List<Case> batch : batches(cases)) {
      List<Path> paths = batch.stream().map(files::get).toList();
      List<String> before;
      List<String> after = read(paths);
      int round = 0;
      do {
        assertTrue(round++ < ROUNDS, () -> "patch mode comes to no end: " + batch);
        before = after;
        javac(batch.get(0), paths, processorPath);
        after = read(paths);
      } while (!after.equals(before));
    }
    Map<Case, String> texts = new LinkedHashMap<>();
    for (Map.Entry<Case, Path> file : files.entrySet()) {
      texts.put(file.getKey(), Files.readString(file.getValue(), UTF_8));
    }
    return texts;
  }

  private void javac(Case first, List<Path> files, File processorPath) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter output = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(diagnostics, null, UTF_8)) {
      manager.setLocation(StandardLocation.CLASS_PATH, Libraries.classPath(first));
      manager.setLocation(
          StandardLocation.ANNOTATION_PROCESSOR_PATH, ImmutableList.of(processorPath));
      manager.setLocationFromPaths(
          StandardLocation.CLASS_OUTPUT,
          ImmutableList.of(Files.createDirectories(folder.resolve("classes"))));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              output,
              manager,
              diagnostics,
              CaseCompiler.arguments(
                  first, "-XepPatchChecks:" + first.rule(), "-XepPatchLocation:IN_PLACE"),
              null,
              manager.getJavaFileObjectsFromPaths(files));
      task.setProcessors(CaseCompiler.processors(first));
      if (!task.call()) {
        fail(
            diagnostics.getDiagnostics().stream().map(Object::toString).collect(joining("\n"))
                + output);
      }
    }
  }

  /** Groups cases that one call of javac can take: the same options, and no type twice. */
  private static List<List<Case>> batches(List<Case> cases) throws IOException {
    List<List<Case>> batches = new ArrayList<>();
    List<Set<String>> taken = new ArrayList<>();
    for (Case source : cases) {
      Set<String> types = types(source);
      int at = 0;
      while (at < batches.size()
          && !(batches.get(at).get(0).options().equals(source.options())
              && batches.get(at).get(0).processors().equals(source.processors())
              && batches.get(at).get(0).libraries().equals(source.libraries())
              && Sets.intersection(taken.get(at), types).isEmpty())) {
        at++;
      }
      if (at == batches.size()) {
        batches.add(new ArrayList<>());
        taken.add(new HashSet<>());
      }
      batches.get(at).add(source);
      taken.get(at).addAll(types);
    }
    return batches;
  }

  private static Set<String> types(Case source) throws IOException {
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(
                    null,
                    null,
                    diagnostic -> {},
                    List.of("-proc:none"),
                    null,
                    List.of(JavaFileObjects.forSourceString("Parsed", source.text())));
    Set<String> types = new HashSet<>();
    for (CompilationUnitTree unit : task.parse()) {
      unit.getTypeDecls().stream()
          .filter(ClassTree.class::isInstance)
          .forEach(
              type -> types.add(unit.getPackageName() + "." + ((ClassTree) type).getSimpleName()));
    }
    return types;
  }

  private static boolean isForThisJdk(Case source) {
    return source.release().map(CaseCompiler::knowsRelease).orElse(true);
  }

  private static List<String> read(List<Path> files) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path file : files) {
      texts.add(Files.readString(file, UTF_8));
    }
    return texts;
  }

  /** The text with its imports sorted, its head without blank lines, and plain line ends. */
  private static String normal(String text) {
    List<String> lines = text.lines().toList();
    int body = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("import ") || lines.get(i).startsWith("package ")) {
        body = i + 1;
      }
    }
    while (body < lines.size() && lines.get(body).isBlank()) {
      body++;
    }
    List<String> head = lines.subList(0, body);
    return String.join(
        "\n",
        ImmutableList.<String>builder()
            .addAll(head.stream().filter(it -> !it.isBlank() && !it.startsWith("import ")).toList())
            .addAll(head.stream().filter(it -> it.startsWith("import ")).sorted().toList())
            .addAll(lines.subList(body, lines.size()))
            .build());
  }
}
