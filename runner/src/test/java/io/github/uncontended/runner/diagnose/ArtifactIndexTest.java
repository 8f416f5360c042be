package io.github.uncontended.runner.diagnose;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which jar has a class, and which artifact a jar is. */
final class ArtifactIndexTest {
  @TempDir private Path folder;
  private final Manifest manifest = new Manifest();

  @BeforeEach
  void setUp() {
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
  }

  @Test
  void findsTheFirstJarWithAClass() throws IOException {
    Path one = jar("one.jar", "a/B.class", "");
    Path two = jar("two.jar", "a/B$C.class", "");
    Path classes = Files.createDirectories(folder.resolve("classes/p"));
    Files.createFile(classes.resolve("Q.class"));
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
    ArtifactIndex index =
        new ArtifactIndex(ImmutableList.of(text, folder.resolve("classes"), one, two));
    assertEquals(Optional.of(one), index.jarOf("a.B"));
    assertEquals(Optional.of(two), index.jarOf("a.B$C"));
    assertEquals(Optional.empty(), index.jarOf("p.Q"));
    assertEquals(Optional.empty(), index.jarOf("a.Gone"));
  }

  @Test
  void readsPomProperties() throws IOException {
    String properties = "groupId=g\nartifactId=a\nversion=1.2\n";
    Path jar = jar("x.jar", "META-INF/maven/g/a/pom.properties", properties);
    assertEquals(Optional.of("g:a:1.2"), ArtifactIndex.coordinatesOf(jar));
  }

  @Test
  void readsTheFolderOfARepository() throws IOException {
    Path jar = jar("repository/org/acme/lib/lib/1.2/lib-1.2.jar", "a/B.class", "");
    assertEquals(Optional.of("org.acme.lib:lib:1.2"), ArtifactIndex.coordinatesOf(jar));
    assertEquals(
        Optional.empty(), ArtifactIndex.coordinatesOf(jar("lib/1.2/lib-1.2.jar", "a/B.class", "")));
  }

  @Test
  void readsTheManifest() throws IOException {
    manifest.getMainAttributes().putValue("Implementation-Vendor-Id", "org.acme");
    manifest.getMainAttributes().putValue("Implementation-Version", "1.2");
    assertEquals(
        Optional.of("org.acme:lib:1.2"), ArtifactIndex.coordinatesOf(jar("lib-1.2.jar", "x", "")));
    assertEquals(Optional.empty(), ArtifactIndex.coordinatesOf(jar("lib.jar", "x", "")));
  }

  private Path jar(String name, String entry, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      jar.putNextEntry(new ZipEntry(entry));
      jar.write(content.getBytes(UTF_8));
      jar.closeEntry();
    }
    return file;
  }
}
