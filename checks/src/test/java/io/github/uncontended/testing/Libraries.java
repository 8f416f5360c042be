package io.github.uncontended.testing;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The class path of the cases: a few libraries, and the stubs compiled from testdata/stubs. */
public final class Libraries {
  private static final ImmutableList<File> CLASS_PATH = build();

  private Libraries() {}

  /** The jars and folders. */
  public static ImmutableList<File> classPath() {
    return CLASS_PATH;
  }

  /** The class path of a case: the jars that it names before those of all cases. */
  public static ImmutableList<File> classPath(Case source) {
    ImmutableList.Builder<File> entries = ImmutableList.builder();
    for (String name : source.libraries()) {
      File jar =
          Path.of(System.getProperty("basedir", ""), "target", "api", name + ".jar").toFile();
      if (!jar.isFile()) {
        throw new IllegalArgumentException(source + " names a library that is not there: " + jar);
      }
      entries.add(jar);
    }
    return entries.addAll(CLASS_PATH).build();
  }

  /** Loads what a program may use when it runs. */
  static ClassLoader loader(ImmutableList<File> classPath) {
    try {
      URL[] urls = new URL[classPath.size()];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = classPath.get(i).toURI().toURL();
      }
      return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ImmutableList<File> build() {
    ImmutableList.Builder<File> entries = ImmutableList.builder();
    entries.add(
        jarOf(ImmutableList.class),
        jarOf(io.vavr.control.Option.class),
        jarOf(lombok.Getter.class));
    Path stubs = Testdata.root().resolve("stubs");
    if (Files.isDirectory(stubs)) {
      entries.add(compile(stubs).toFile());
    }
    return entries.build();
  }

  /** Copies what a jar holds beside classes, such as the version of its artifact. */
  private static void copyResources(Path stubs, Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(stubs.resolve("META-INF"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = classes.resolve(stubs.relativize(file));
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /** A folder with nothing in it. */
  public static File emptyFolder() {
    try {
      File folder = Files.createTempDirectory("empty").toFile();
      folder.deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static File jarOf(Class<?> type) {
    try {
      return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path compile(Path stubs) {
    try (Stream<Path> files = Files.walk(stubs)) {
      Path classes = Files.createTempDirectory("stubs");
      List<String> arguments =
          new ArrayList<>(
              List.of(
                  "-proc:none",
                  "-nowarn",
                  "-Xlint:-options",
                  "--release",
                  "8",
                  "-d",
                  classes.toString()));
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, arguments.toArray(String[]::new));
      if (status != 0) {
        throw new IllegalStateException("testdata/stubs does not compile");
      }
      copyResources(stubs, classes);
      try (Stream<Path> made = Files.walk(classes)) {
        // The last registered is deleted first: a folder after what is in it.
        made.forEach(path -> path.toFile().deleteOnExit());
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
