package io.github.uncontended.runner.dependencies;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AuditCacheTest {
  @TempDir private Path folder;

  @Test
  void aDamagedFileIsWrittenAgain() throws IOException {
    AuditCache cache = AuditCache.in(folder, List.of(), List.of());
    ArtifactAudit audit = Audits.audit("1", Audits.warning("a.A", "code()"));
    assertThat(cache.find(audit.coordinates()).isPresent()).isFalse();
    cache.put(audit);
    assertThat(cache.find(audit.coordinates()).orElseThrow()).isEqualTo(audit);
    Path file;
    try (Stream<Path> files = Files.walk(folder)) {
      file = files.filter(Files::isRegularFile).findFirst().orElseThrow();
    }
    for (String damaged : List.of("", "{", "[]", "{}", "{\"findings\": 1}", "null")) {
      Files.writeString(file, damaged);
      assertThat(cache.find(audit.coordinates()).isPresent()).isFalse();
      cache.put(audit);
      assertThat(cache.find(audit.coordinates()).orElseThrow()).isEqualTo(audit);
    }
  }
}
