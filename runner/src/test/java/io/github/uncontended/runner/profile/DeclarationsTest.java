package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.runner.profile.Declarations.Presence;
import io.github.uncontended.runner.source.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What of a profile the sources still have. */
final class DeclarationsTest {
  private static final String SOURCE =
      """
      package a;
      import java.util.Map;
      class B<K> {
        void handle(int i, Map<String, K> map, K[] keys, String... rest) {}
        <T extends Number> T generic(T value, java.util.Map.Entry<T, int[]> entry) {
          Runnable task = () -> {};
          class Local { void inLocal() {} }
          return value;
        }
        Runnable field = new Runnable() { public void run() {} };
        class Inner { Inner(String name) {} }
        enum Colour { RED; }
        record Pair(int left, Object right) {}
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.B#handle(ILjava/util/Map;[Ljava/lang/Object;[Ljava/lang/String;)V|PRESENT",
        "a.B#handle(JLjava/util/Map;[Ljava/lang/Object;[Ljava/lang/String;)V|GONE",
        "a.B#handle(ILjava/util/Map;[Ljava/lang/Object;)V|GONE",
        "a.B#handle(ILjava/util/Map;[I[Ljava/lang/String;)V|GONE",
        "a.B#generic(Ljava/lang/Number;Ljava/util/Map$Entry;)Ljava/lang/Number;|PRESENT",
        "a.B#generic(Ljava/lang/Number;Ljava/util/List;)Ljava/lang/Number;|GONE",
        "a.B#generic(*)|PRESENT",
        "a.B#removed(*)|GONE",
        "a.B#*(*)|PRESENT",
        "a.B#<init>()V|PRESENT",
        "a.B#<clinit>()V|PRESENT",
        "a.B$Inner#<init>(La/B;Ljava/lang/String;)V|PRESENT",
        "a.B$Inner#<init>(La/B;I)V|GONE",
        "a.B$1#run()V|PRESENT",
        "a.B$1#call()V|GONE",
        "a.B$1Local#inLocal()V|PRESENT",
        "a.B$Colour#values()[La/B$Colour;|PRESENT",
        "a.B$Pair#left()I|PRESENT",
        "a.B$Pair#<init>(ILjava/lang/Object;)V|PRESENT",
        "a.B$Pair#middle()I|GONE",
        "a.Gone#handle()V|GONE",
        "c.D#handle()V|ELSEWHERE",
      })
  void finds(String site, Presence presence) throws IOException {
    Files.writeString(folder.resolve("B.java"), SOURCE);
    try (Sources sources = Sources.ofPaths(List.of(folder), Optional.empty())) {
      Declarations declarations = Declarations.of(sources.files().values());
      assertEquals(presence, declarations.find(ProfileFrame.parse(site).get()));
    }
  }
}
