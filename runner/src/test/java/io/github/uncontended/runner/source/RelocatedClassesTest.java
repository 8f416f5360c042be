package io.github.uncontended.runner.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RelocatedClassesTest {
  /** As a build moves {@code org.tides} into its own packages. */
  private static final String MOVED =
      """
      package com.harbour.org.tides.table;

      import com.harbour.org.tides.Height;

      public class Table implements java.util.function.Supplier<String> {
        private static final long LONG = 1234567890123L;
        private static final double DOUBLE = 0.5;

        public String get() {
          Runnable lambda = () -> {};
          lambda.run();
          return new Height(LONG * DOUBLE) + " of " + getClass().getName();
        }
      }
      """;

  private static final String HEIGHT =
      """
      package com.harbour.org.tides;

      public record Height(double value) {}
      """;

  private static final String OWN =
      """
      package com.harbour;

      public class Harbour {}
      """;

  @TempDir private Path folder;

  @Test
  void namesClassesAsTheSourcesDo() throws Exception {
    Path jar = jar();
    Path moved = relocated("import org.tides.table.Table;", jar).orElseThrow();

    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {moved.toUri().toURL()}, getClass().getClassLoader())) {
      Supplier<?> table =
          (Supplier<?>) loader.loadClass("org.tides.table.Table").getConstructor().newInstance();
      assertEquals(
          "Height[value=6.172839450615E11] of org.tides.table.Table", table.get().toString());
      assertThrows(ClassNotFoundException.class, () -> loader.loadClass("com.harbour.Harbour"));
    }
  }

  @Test
  void seesThroughStaticImports() throws Exception {
    assertTrue(relocated("import static org.tides.table.Table.*;", jar()).isPresent());
  }

  @Test
  void leavesImportsOfTheMovedNames() throws Exception {
    assertEquals(Optional.empty(), relocated("import com.harbour.org.tides.table.Table;", jar()));
  }

  @Test
  void leavesClassesForNewerJdks() throws Exception {
    Path jar = folder.resolve("versions.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/versions/9/org/tides/table/Table.class"));
    }

    assertEquals(Optional.empty(), relocated("import org.tides.table.Table;", jar));
  }

  @Test
  void leavesShortNames() throws Exception {
    assertEquals(Optional.empty(), relocated("import table.Table;", jar()));
  }

  @Test
  void leavesPackagesOfTheProjectItself() throws Exception {
    Path archive = folder.resolve("own-sources.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive))) {
      out.putNextEntry(new ZipEntry("com/harbour/org/tides/table/Table.java"));
      out.write("package com.harbour.org.tides.table; class Table {}".getBytes(UTF_8));
      out.putNextEntry(new ZipEntry("com/harbour/A.java"));
      out.write("import org.tides.table.Chart; class A {}".getBytes(UTF_8));
    }

    try (Sources sources = Sources.ofArchive(archive, Optional.empty())) {
      assertEquals(Optional.empty(), RelocatedClasses.of(jar(), sources));
    }
  }

  @Test
  void leavesAJarThatIsNone() throws Exception {
    Path file = Files.writeString(folder.resolve("broken.jar"), "no archive");

    assertEquals(Optional.empty(), relocated("import org.tides.table.Table;", file));
  }

  private Optional<Path> relocated(String imports, Path jar) throws IOException {
    Path file = Files.createDirectories(folder.resolve("src")).resolve("A.java");
    Files.writeString(file, imports + "\nclass A {}\n");
    try (Sources sources = Sources.ofPaths(List.of(file), Optional.empty())) {
      return RelocatedClasses.of(jar, sources);
    }
  }

  private Path jar() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    ImmutableList.Builder<String> arguments =
        ImmutableList.<String>builder().add("-d", classes.toString(), "-proc:none");
    int number = 0;
    for (String text : List.of(MOVED, HEIGHT, OWN)) {
      String name = text.replaceAll("(?s).*public (?:class|record) (\\w+).*", "$1");
      Path file =
          Files.createDirectories(folder.resolve("moved" + number++)).resolve(name + ".java");
      Files.writeString(file, text);
      arguments.add(file.toString());
    }
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.build().toArray(String[]::new)));
    Path jar = folder.resolve("harbour.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream out = new ZipOutputStream(file);
        Stream<Path> all = Files.walk(classes)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, out);
        out.closeEntry();
      }
    }
    return jar;
  }
}
