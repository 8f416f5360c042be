package io.github.uncontended.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The plugin on the releases that the rules came from: each line, each trap, each fix. */
final class IncidentsTest {
  @TempDir private Path folder;

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> release() throws IOException {
    ImmutableListMultimap<String, Incident> byRelease =
        Multimaps.index(Incident.all(), Incident::artifact);
    return byRelease.asMap().entrySet().stream()
        .map(
            release ->
                DynamicTest.dynamicTest(
                    release.getKey(), () -> check(release.getKey(), release.getValue())));
  }

  private void check(String artifact, Collection<Incident> incidents)
      throws IOException, InterruptedException {
    Path place = Files.createDirectory(folder.resolve(artifact.replace(':', '_')));
    ImmutableSet<String> dependencies =
        incidents.stream()
            .flatMap(incident -> incident.dependencies().stream())
            .collect(ImmutableSet.toImmutableSet());
    Release release = new Release(artifact, dependencies, place);
    ImmutableSet<String> rules =
        incidents.stream().map(Incident::rule).collect(ImmutableSet.toImmutableSet());
    String options =
        incidents.stream()
            .flatMap(incident -> incident.options().stream())
            .distinct()
            .collect(joining(" "));
    String log = release.compile(rules, options);
    assertFalse(log.contains(": error: "), () -> log);
    for (Incident incident : incidents) {
      boolean found = log.contains(location(release, incident));
      assertEquals(incident.expected() != Incident.Expected.NONE, found, incident::toString);
    }
    Map<Incident, String> lines = new HashMap<>();
    for (Incident incident : incidents) {
      lines.put(incident, read(release, incident).lines().toList().get(incident.line() - 1));
    }
    String patched =
        release.compile(
            rules,
            options
                + " -XepPatchChecks:"
                + String.join(",", rules)
                + " -XepPatchLocation:IN_PLACE");
    assertFalse(patched.contains(": error: "), () -> patched);
    for (Incident incident : incidents) {
      boolean isThere = read(release, incident).contains(lines.get(incident));
      switch (incident.expected()) {
        case FIXED -> assertFalse(isThere, incident::toString);
        case NO_DEFAULT_FIX, NONE -> assertTrue(isThere, incident::toString);
        case FOUND -> {}
      }
    }
    String again = release.compile(rules, options);
    assertFalse(again.contains(": error: "), () -> again);
  }

  private static String location(Release release, Incident incident) {
    Path file = release.sources().resolve(incident.file());
    return file + ":" + incident.line() + ": warning: [" + incident.rule() + "]";
  }

  private static String read(Release release, Incident incident) throws IOException {
    return Files.readString(release.sources().resolve(incident.file()), UTF_8);
  }
}
