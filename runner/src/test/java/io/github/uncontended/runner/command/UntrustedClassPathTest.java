package io.github.uncontended.runner.command;

import static io.github.uncontended.runner.command.Cli.CLEAN;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.uncontended.runner.command.Cli.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No code of the analysed class path is executed. */
class UntrustedClassPathTest {
  @TempDir Path folder;
  private Cli cli;

  @BeforeEach
  void setUp() {
    cli = new Cli(folder);
  }

  @Test
  void processorsAndPluginsOfTheClassPathDoNotRun() throws IOException {
    Path trace = folder.resolve("trace");
    Path jar = trap(trace);
    Path source = cli.write("p/Clean.java", CLEAN);
    compile("-classpath", jar.toString(), "-d", folder.toString(), source.toString());
    assertTrue(Files.deleteIfExists(trace), "plain javac executes no code of the class path");

    Outcome outcome = cli.check("--classpath", jar.toString());

    assertEquals("nothing found; 1 file analysed\n", outcome.out());
    assertFalse(Files.exists(trace), "a processor or plugin of the class path was executed");
  }

  /**
   * A jar with a processor and a javac plugin that javac starts automatically and that leave a
   * trace.
   */
  private Path trap(Path trace) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("trap"));
    Path source = classes.resolve("Trap.java");
    Files.writeString(
        source,
        """
        import com.sun.source.util.JavacTask;
        import com.sun.source.util.Plugin;
        import java.util.Set;
        import javax.annotation.processing.AbstractProcessor;
        import javax.annotation.processing.RoundEnvironment;
        import javax.lang.model.element.TypeElement;

        public class Trap extends AbstractProcessor implements Plugin {
          static {
            try {
              java.nio.file.Files.createFile(java.nio.file.Path.of("TRACE"));
            } catch (java.io.IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          }

          @Override
          public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) {
            return false;
          }

          @Override
          public String getName() {
            return "Trap";
          }

          @Override
          public void init(JavacTask task, String... arguments) {}

          @Override
          public boolean autoStart() {
            return true;
          }
        }
        """
            .replace("TRACE", trace.toString().replace("\\", "\\\\")));
    compile("-proc:none", "-d", classes.toString(), source.toString());
    Path jar = folder.resolve("trap.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      entry(out, "Trap.class", Files.readAllBytes(classes.resolve("Trap.class")));
      for (String service :
          List.of("javax.annotation.processing.Processor", "com.sun.source.util.Plugin")) {
        entry(out, "META-INF/services/" + service, "Trap\n".getBytes(UTF_8));
      }
    }
    Files.delete(source);
    return jar;
  }

  private static void compile(String... arguments) {
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(
                null, OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), arguments));
  }

  private static void entry(JarOutputStream out, String name, byte[] content) throws IOException {
    out.putNextEntry(new JarEntry(name));
    out.write(content);
    out.closeEntry();
  }
}
