package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uncontended.runner.command.Main;
import io.github.uncontended.runner.source.Artifacts;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The outputs of the command line on real releases: they agree, and what they change compiles. */
final class OutputsTest {
  private static final Pattern TOTAL = Pattern.compile("^(\\d+) findings? in ", Pattern.MULTILINE);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.postgresql:postgresql:42.3.2",
        "org.apache.shardingsphere:shardingsphere-infra-executor:5.0.0-beta"
      })
  void allOutputsAgreeAndFixesLast(String artifact) throws IOException, InterruptedException {
    Path sarif = folder.resolve("out.sarif");
    Path rdjson = folder.resolve("out.json");
    Path patch = folder.resolve("out.patch");

    String shown =
        run(
            1,
            "--artifact=" + artifact,
            "--unsafe-fixes",
            "--sarif=" + sarif,
            "--rdjson=" + rdjson,
            "--patch=" + patch);

    int findings = total(shown);
    assertTrue(findings > 0, shown);
    assertEquals(
        findings,
        json(sarif)
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("results")
            .size());
    assertEquals(findings, json(rdjson).getAsJsonArray("diagnostics").size());

    Path patched = new Release(artifact, List.of(), folder.resolve("patched")).sources();
    git(patched, "init", "-q");
    git(patched, "apply", "--whitespace=nowarn", patch.toString());
    Path fixed = new Release(artifact, List.of(), folder.resolve("fixed")).sources();
    fix(artifact, fixed);
    assertSame(patched, fixed);
    assertTrue(fix(artifact, fixed).contains("nothing to fix\n"));
    assertSame(patched, fixed);
  }

  private String fix(String artifact, Path sources) {
    List<Path> jars = new ArrayList<>();
    try (Artifacts artifacts = new Artifacts(/* offline= */ false)) {
      Artifacts.Compilable compilable = artifacts.compilable(artifact);
      jars.addAll(compilable.classPath());
      compilable.jar().ifPresent(jars::add);
    }
    String classPath =
        jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    return run(
        0,
        "--fix",
        "--unsafe-fixes",
        "--fail-on=never",
        "--release=8",
        "--classpath=" + classPath,
        sources.toString());
  }

  private static String run(int expected, String... options) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    String[] arguments =
        Stream.concat(Stream.of("check", "--unknown-heat"), Stream.of(options))
            .toArray(String[]::new);
    int code = Main.run(out, new PrintWriter(err), arguments);
    assertEquals(expected, code, out.toString(UTF_8) + err);
    return out.toString(UTF_8);
  }

  private static int total(String shown) {
    Matcher total = TOTAL.matcher(shown.substring(shown.lastIndexOf("\n\n")).stripLeading());
    assertTrue(total.find(), shown);
    return Integer.parseInt(total.group(1));
  }

  private static JsonObject json(Path file) throws IOException {
    return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
  }

  private static void assertSame(Path expected, Path actual) throws IOException {
    List<Path> files = Javac.javaFiles(expected);
    assertEquals(files.size(), Javac.javaFiles(actual).size());
    for (Path file : files) {
      Path other = actual.resolve(expected.relativize(file));
      assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(other), other::toString);
    }
  }

  private static void git(Path folder, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git", "-c", "core.autocrlf=false"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), said);
  }
}
