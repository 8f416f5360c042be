package io.github.uncontended.runner.diagnose;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;

/**
 * The artifacts of a class path: which jar has a class, and which Maven coordinates the jar has.
 *
 * <p>The coordinates are those of the {@code pom.properties} in the jar, or of the jar's folder if
 * that is a Maven repository, or those that the manifest and the name of the file suggest.
 */
public final class ArtifactIndex {
  private static final Pattern SUFFIX = Pattern.compile("\\.jar$");

  private final ImmutableList<Path> classPath;
  private final Map<String, Optional<Path>> jars = new HashMap<>();

  /** Creates an index of a class path. */
  public ArtifactIndex(ImmutableList<Path> classPath) {
    this.classPath = classPath;
  }

  /**
   * The jar that has a class; empty if none has.
   *
   * @param type the binary name of the class
   */
  public Optional<Path> jarOf(String type) {
    return jars.computeIfAbsent(type, this::find);
  }

  private Optional<Path> find(String type) {
    String entry = type.replace('.', '/') + ".class";
    for (Path element : classPath) {
      if (Files.isDirectory(element)) {
        if (Files.exists(element.resolve(entry))) {
          return Optional.empty();
        }
      } else if (has(element, entry)) {
        return Optional.of(element);
      }
    }
    return Optional.empty();
  }

  private static boolean has(Path jar, String entry) {
    try (JarFile file = new JarFile(jar.toFile(), /* verify= */ false)) {
      return file.getEntry(entry) != null;
    } catch (IOException e) {
      // Not a jar: the JVM ignores it, too.
      return false;
    }
  }

  /** The coordinates of a jar, {@code groupId:artifactId:version}; empty if it does not say. */
  public static Optional<String> coordinatesOf(Path jar) {
    String name = SUFFIX.matcher(jar.getFileName().toString()).replaceFirst("");
    try (JarFile file = new JarFile(jar.toFile(), /* verify= */ false)) {
      return ofProperties(file, name)
          .or(() -> ofRepository(jar, name))
          .or(() -> ofManifest(file, name));
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  /**
   * A shaded jar has the properties of several artifacts: those that its name begins with count.
   */
  private static Optional<String> ofProperties(JarFile jar, String name) {
    List<Properties> all = new ArrayList<>();
    jar.stream()
        .filter(entry -> entry.getName().startsWith("META-INF/maven/"))
        .filter(entry -> entry.getName().endsWith("/pom.properties"))
        .forEach(entry -> all.add(read(jar, entry)));
    return all.stream()
        .filter(
            each ->
                all.size() == 1
                    || name.equals(
                        each.getProperty("artifactId") + "-" + each.getProperty("version")))
        .map(
            each ->
                String.join(
                    ":",
                    each.getProperty("groupId", ""),
                    each.getProperty("artifactId", ""),
                    each.getProperty("version", "")))
        .filter(coordinates -> !coordinates.startsWith(":") && !coordinates.endsWith(":"))
        .findFirst();
  }

  private static Properties read(JarFile jar, ZipEntry entry) {
    Properties properties = new Properties();
    try (InputStream in = jar.getInputStream(entry)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /** {@code …/org/postgresql/postgresql/42.3.2/postgresql-42.3.2.jar}. */
  private static Optional<String> ofRepository(Path jar, String name) {
    Path versionFolder = jar.toAbsolutePath().normalize().getParent();
    Path artifactFolder = versionFolder == null ? null : versionFolder.getParent();
    if (artifactFolder == null || artifactFolder.getFileName() == null) {
      return Optional.empty();
    }
    String version = versionFolder.getFileName().toString();
    String artifact = artifactFolder.getFileName().toString();
    Optional<Path> root = repositoryRoot(artifactFolder);
    if (!name.equals(artifact + "-" + version) || root.isEmpty()) {
      return Optional.empty();
    }
    String group =
        root.get()
            .relativize(artifactFolder.getParent())
            .toString()
            .replace(File.separatorChar, '.');
    return group.isEmpty() ? Optional.empty() : Optional.of(group + ":" + artifact + ":" + version);
  }

  private static Optional<Path> repositoryRoot(Path artifactFolder) {
    for (Path at = artifactFolder.getParent(); at != null; at = at.getParent()) {
      if (at.getFileName() != null && at.getFileName().toString().equals("repository")) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofManifest(JarFile jar, String name) {
    try {
      if (jar.getManifest() == null) {
        return Optional.empty();
      }
      Attributes main = jar.getManifest().getMainAttributes();
      String group = main.getValue("Implementation-Vendor-Id");
      String version = main.getValue("Implementation-Version");
      return group != null && version != null && name.endsWith("-" + version)
          ? Optional.of(
              String.join(
                  ":", group, name.substring(0, name.length() - version.length() - 1), version))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
