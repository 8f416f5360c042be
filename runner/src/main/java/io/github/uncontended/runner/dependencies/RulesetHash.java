package io.github.uncontended.runner.dependencies;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Funnels;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.github.uncontended.report.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** A hash of all that decides which findings an artifact has, besides the artifact. */
final class RulesetHash {
  private static final int LENGTH = 16;

  private RulesetHash() {}

  /**
   * Hashes the jar of the ruleset, the running JDK and the options.
   *
   * @param inputs the files that the options name
   */
  static String of(Collection<String> options, Collection<Path> inputs) {
    Hasher hasher = Hashing.sha256().newHasher();
    hasher.putInt(Runtime.version().feature());
    options.forEach(option -> hasher.putString(option, UTF_8).putChar('\n'));
    try {
      for (Path file : inputs) {
        put(file, hasher);
      }
      for (Path file : filesOf(Path.of(location()))) {
        put(file, hasher);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return hasher.hash().toString().substring(0, LENGTH);
  }

  private static void put(Path file, Hasher hasher) throws IOException {
    Files.copy(file, Funnels.asOutputStream(hasher));
  }

  private static URI location() {
    try {
      return Rule.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Path> filesOf(Path jarOrFolder) throws IOException {
    try (Stream<Path> files = Files.walk(jarOrFolder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
