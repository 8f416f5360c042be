package io.github.uncontended.runner.configuration;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.engine.Shard;
import io.github.uncontended.runner.source.ConfigurationFiles;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The cases of the rules on configuration, in {@code testdata/<Rule>/flagged} and {@code clean}.
 *
 * <p>A case is a folder of files that are checked together. A comment {@code BUG: Diagnostic
 * contains: text} stands in the line before each flagged one; several in a row mean several
 * findings. The file {@code classpath.txt} lists what the class path has: artifacts as {@code
 * group/artifact:version} and classes as {@code p/Type}. Java files are sources that are not
 * checked.
 */
final class ConfigurationCases {
  static final String MARKER = "BUG: Diagnostic contains: ";
  private static final Path ROOT = Path.of("testdata");
  private static final String CLASS_PATH = "classpath.txt";

  private ConfigurationCases() {}

  /** The folder of a case. */
  record Case(String rule, Path folder) {
    @Override
    public String toString() {
      return rule + "/" + folder.getParent().getFileName() + "/" + folder.getFileName();
    }
  }

  /** The cases of a kind, {@code flagged} or {@code clean}. */
  static ImmutableList<Case> all(String kind) throws IOException {
    ImmutableList.Builder<Case> cases = ImmutableList.builder();
    for (Path rule : list(ROOT)) {
      for (Path folder : list(rule.resolve(kind))) {
        cases.add(new Case(rule.getFileName().toString(), folder));
      }
    }
    return cases.build();
  }

  /** What all rules find in a case. */
  static ConfigurationAnalysis analyse(Case input, Path temporary) throws IOException {
    List<Path> files = files(input.folder());
    List<Path> sources = files.stream().filter(file -> file.toString().endsWith(".java")).toList();
    ImmutableList<Path> classPath = classPath(input.folder().resolve(CLASS_PATH), temporary);
    List<Path> configuration =
        files.stream()
            .filter(file -> !file.endsWith(CLASS_PATH) && !file.toString().endsWith(".java"))
            .toList();
    try (Sources none = Sources.ofPaths(files(configuration, sources), Optional.empty())) {
      return ConfigurationAnalysis.run(
          ConfigurationFiles.of(configuration, none, List.of()).files().values(),
          classPath,
          none.files().values(),
          Modules.NONE,
          Severities.of(List.of(), List.of(), rule -> false),
          Shard.ALL);
    }
  }

  private static List<Path> files(List<Path> configuration, List<Path> sources) {
    return Stream.concat(configuration.stream(), sources.stream()).toList();
  }

  /** The number of each flagged line of a file, with the text of its marker. */
  static ImmutableList<String> expected(Path file) throws IOException {
    ImmutableList.Builder<String> expected = ImmutableList.builder();
    List<String> lines = Files.readAllLines(file, UTF_8);
    for (int i = 0; i < lines.size(); i++) {
      int marker = lines.get(i).indexOf(MARKER);
      if (marker >= 0) {
        int flagged = i + 1;
        while (lines.get(flagged).contains(MARKER)) {
          flagged++;
        }
        String text =
            lines
                .get(i)
                .substring(marker + MARKER.length())
                .replace("-->", "")
                .replace("\"", "")
                .strip();
        expected.add((flagged + 1) + ": " + text);
      }
    }
    return expected.build();
  }

  /** Whether a finding is the one that a line of {@link #expected} wants. */
  static boolean matches(ReportedFinding finding, String expected) {
    List<String> parts = Splitter.on(": ").limit(2).splitToList(expected);
    return finding.line() == Integer.parseInt(parts.get(0))
        && (finding.severity() + " " + finding.safety() + " " + finding.message())
            .contains(parts.get(1));
  }

  /** The files of a case, those in its folders included. */
  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  static List<Path> list(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  /** Makes a jar of each line. */
  private static ImmutableList<Path> classPath(Path list, Path temporary) throws IOException {
    ImmutableList.Builder<Path> jars = ImmutableList.builder();
    if (Files.exists(list)) {
      for (String line : Files.readAllLines(list, UTF_8)) {
        Path jar = Files.createTempFile(temporary, "library", ".jar");
        int colon = line.indexOf(':');
        try (OutputStream out = Files.newOutputStream(jar);
            ZipOutputStream zip = new ZipOutputStream(out)) {
          if (colon > 0) {
            zip.putNextEntry(
                new ZipEntry("META-INF/maven/" + line.substring(0, colon) + "/pom.properties"));
            zip.write(("version=" + line.substring(colon + 1) + "\n").getBytes(UTF_8));
          } else {
            zip.putNextEntry(new ZipEntry(line + ".class"));
          }
        }
        jars.add(jar);
      }
    }
    return jars.build();
  }
}
