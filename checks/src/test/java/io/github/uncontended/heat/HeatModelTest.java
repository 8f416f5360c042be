package io.github.uncontended.heat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.common.base.Suppliers;
import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.scanner.ScannerSupplier;
import io.github.uncontended.testing.Testdata;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compiles the files of {@code src/test/resources/heat} and compares the heat of each probe with
 * the comment at the end of its line.
 */
class HeatModelTest {
  private static final Path RESOURCES = Testdata.root().resolveSibling("checks/src/test/resources");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Loops",
        "ColdExpressions",
        "LogCalls",
        "Callbacks",
        "ColdMembers",
        "OpenMethods",
        "EntryPoints",
        "LibraryInterfaces",
        "Changes",
        "Misses",
        "Callers",
        "FarCallers",
        "Doubts",
        "Branching",
        "Dispatching",
        "Drivers",
        "BuiltOnce",
        "Tests",
        "Declared",
        "Leaves"
      })
  void code(String name) {
    verify(name);
  }

  @Test
  void options() {
    verify(
        "Options",
        "-XepOpt:Uncontended:HotMethods=heat.Options#byName,*Options#find*,heat.Options$Binary#*,"
            + "heat.Options.Canonical#run,heat.Options$Answer#answer,heat.Options.Colour#paint",
        "-XepOpt:Uncontended:HotAnnotations=heat.Options.Hot",
        "-XepOpt:Uncontended:ColdAnnotations=heat.Options.Cold");
  }

  @Test
  void testOnlyTarget() {
    verify("TestOnly", "-XepCompilingTestOnlyCode");
  }

  @Test
  void profile() {
    verify("Measured", "-XepOpt:Uncontended:Profile=" + RESOURCES.resolve("heat/measured.profile"));
  }

  /** Annotations of annotations are read from class files, where there are any. */
  @Test
  void compiledAnnotations(@TempDir Path classes) throws IOException {
    Path sources = RESOURCES.resolve("compiled");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                classes.toString(),
                "-sourcepath",
                sources + File.pathSeparator + Testdata.root().resolve("stubs"),
                sources.resolve("absent/Marked.java").toString(),
                sources.resolve("absent/Far.java").toString());
    assertEquals(0, status);
    Files.delete(classes.resolve("absent/Gone.class"));
    verify("CompiledAnnotations", "--class-path", classes.toString());
  }

  private static void verify(String name, String... options) {
    Path file = RESOURCES.resolve("heat").resolve(name + ".java");
    if (Boolean.getBoolean("testdata.update")) {
      update(file, actual(file, options));
    }
    Map<Long, String> expected = expected(file);
    assertFalse(expected.isEmpty(), "no expectations in " + file);
    assertEquals(text(expected), text(actual(file, options)));
  }

  /** Writes what the probes report behind their lines; read the diff. */
  private static void update(Path file, Map<Long, String> actual) {
    Set<Long> known = expected(file).keySet();
    List<String> updated = new ArrayList<>();
    long line = 0;
    for (String text : lines(file)) {
      line++;
      String word = actual.get(line);
      if (known.contains(line)) {
        text = text.substring(0, text.lastIndexOf("// ")).stripTrailing();
      }
      updated.add(word == null ? text : text + " // " + word);
    }
    try {
      Files.write(file, updated);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<Long, String> expected(Path file) {
    Map<Long, String> expected = new TreeMap<>();
    long line = 0;
    for (String text : lines(file)) {
      line++;
      int comment = text.lastIndexOf("// ");
      String word = comment < 0 ? "" : text.substring(comment + 3);
      if (Arrays.stream(Heat.Level.values()).anyMatch(level -> word.startsWith(level.name()))) {
        expected.put(line, word);
      }
    }
    return expected;
  }

  private static Map<Long, String> actual(Path file, String... options) {
    JavaCompiler compiler =
        new BaseErrorProneJavaCompiler(ScannerSupplier.fromBugCheckerClasses(HeatProbe.class));
    DiagnosticCollector<JavaFileObject> log = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(log, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(jarOf(Suppliers.class)));
      files.setLocationFromPaths(
          StandardLocation.SOURCE_PATH, List.of(Testdata.root().resolve("stubs"), RESOURCES));
      List<String> arguments =
          new ArrayList<>(
              List.of(
                  "-proc:none",
                  "-implicit:none",
                  "-Xmaxwarns",
                  "10000",
                  "-XDcompilePolicy=simple",
                  "--should-stop=ifError=FLOW",
                  "-XDshould-stop.ifNoError=FLOW",
                  "-XDaddTypeAnnotationsToSymbol=true"));
      arguments.addAll(List.of(options));
      compiler.getTask(null, files, log, arguments, null, files.getJavaFileObjects(file)).call();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<Long, String> actual = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> each : log.getDiagnostics()) {
      String message = each.getMessage(Locale.ROOT);
      int heat = message.indexOf("heat: ");
      if (heat >= 0) {
        String other =
            actual.put(each.getLineNumber(), message.substring(heat + 6).lines().findFirst().get());
        assertNull(other, () -> "two probes in line " + each.getLineNumber() + " of " + file);
      } else if (each.getKind() == Diagnostic.Kind.ERROR) {
        throw new AssertionError(each.toString());
      }
    }
    return actual;
  }

  private static Path jarOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(Map<Long, String> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach((line, word) -> text.append(line).append(' ').append(word).append('\n'));
    return text.toString();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
