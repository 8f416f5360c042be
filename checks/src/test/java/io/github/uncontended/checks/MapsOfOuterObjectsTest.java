package io.github.uncontended.checks;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.JavaFileObjects;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Who shares the map of an object that code of its inner class uses. */
final class MapsOfOuterObjectsTest {
  private static final String INDEX =
      """
      package p;

      import java.util.concurrent.ConcurrentHashMap;
      import java.util.concurrent.ConcurrentMap;

      %s
      public class Index {
        private final ConcurrentMap<String, String> map = new ConcurrentHashMap<>();

        public class View {
          public String find(String key) {
            return map.computeIfAbsent(key, String::trim);
          }
        }
      }

      @interface HotPath {}
      """;

  private static final String OPERATION =
      """
      package p;

      public class Operation {
        public static String run(String key) {
          return new Index().toString() + key;
        }
      }
      """;

  @Test
  void onlyOperationsConstructIt() {
    assertEquals(ImmutableList.of(), rules(""));
  }

  @Test
  void theTeamMarksItsClass() {
    assertEquals(ImmutableList.of("LockingComputeIfAbsent"), rules("@HotPath"));
  }

  private static ImmutableList<String> rules(String annotation) {
    return CaseCompiler.create()
        .compile(
            new Case("LockingComputeIfAbsent", Path.of("Index.java"), INDEX.formatted(annotation)),
            ImmutableList.of(JavaFileObjects.forSourceString("p.Operation", OPERATION)))
        .findings()
        .stream()
        .map(finding -> finding.rule())
        .collect(toImmutableList());
  }
}
