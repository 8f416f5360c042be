package io.github.uncontended.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.report.Rule;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules find nothing in the project itself. */
final class SelfCheckTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"checks/src/main", "runner/src/main", "integration/src/test"})
  void findsNothing(String sources) throws IOException, InterruptedException {
    List<Path> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      classPath.add(Path.of(entry));
    }
    String log =
        new Javac(folder, classPath, List.of())
            .with("-source", "17", "-target", "17")
            .withJavacPackages()
            .compile(Javac.javaFiles(Path.of("..", sources, "java")), Rule.names(), "");
    List<String> said =
        log.lines()
            .filter(line -> line.contains(": error: ") || line.contains("warning: ["))
            .toList();
    assertEquals(List.of(), said);
  }
}
