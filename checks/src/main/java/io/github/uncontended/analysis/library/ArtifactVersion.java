package io.github.uncontended.analysis.library;

import com.google.common.base.Splitter;
import com.google.errorprone.VisitorState;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.util.Context;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * The version of an artifact on the class path, by the {@code pom.properties} that Maven writes
 * into a jar.
 *
 * @param numbers the numbers at the beginning of the version, such as 1, 2, 22
 */
public record ArtifactVersion(List<Integer> numbers) {
  private static final Context.Key<Map<URI, Optional<ArtifactVersion>>> KEY = new Context.Key<>();

  /** Reads a version such as {@code 1.2.22-SNAPSHOT}. */
  public static ArtifactVersion parse(String version) {
    List<Integer> numbers = new ArrayList<>();
    for (String part : Splitter.on('.').split(version)) {
      int digits = 0;
      while (digits < part.length() && digits < 9 && Character.isDigit(part.charAt(digits))) {
        digits++;
      }
      if (digits == 0) {
        break;
      }
      numbers.add(Integer.valueOf(part.substring(0, digits)));
      if (digits < part.length()) {
        break;
      }
    }
    return new ArtifactVersion(List.copyOf(numbers));
  }

  /** Whether this version comes before another. */
  public boolean isBefore(ArtifactVersion other) {
    for (int i = 0; i < Math.max(numbers.size(), other.numbers.size()); i++) {
      int difference = number(i) - other.number(i);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return false;
  }

  private int number(int position) {
    return position < numbers.size() ? numbers.get(position) : 0;
  }

  /**
   * The version of the artifact that a class comes from; empty for a class of this compilation and
   * for a class path that does not tell. It is looked up once per compilation.
   *
   * @param artifact group and artifact, as {@code group/artifact}
   */
  public static Optional<ArtifactVersion> of(
      ClassSymbol type, String artifact, VisitorState state) {
    ClassSymbol outermost = type.outermostClass();
    if (outermost == null || outermost.classfile == null) {
      return Optional.empty();
    }
    String file = outermost.flatName().toString().replace('.', '/') + ".class";
    String place = outermost.classfile.toUri().toString();
    if (!place.endsWith("/" + file)) {
      return Optional.empty();
    }
    URI properties =
        URI.create(
            place.substring(0, place.length() - file.length())
                + "META-INF/maven/"
                + artifact
                + "/pom.properties");
    Map<URI, Optional<ArtifactVersion>> known = state.context.get(KEY);
    if (known == null) {
      known = new HashMap<>();
      state.context.put(KEY, known);
    }
    return known.computeIfAbsent(properties, ArtifactVersion::read);
  }

  private static Optional<ArtifactVersion> read(URI file) {
    try {
      URLConnection connection = file.toURL().openConnection();
      // A cached connection would keep the jar open.
      connection.setUseCaches(false);
      try (InputStream in = connection.getInputStream()) {
        Properties properties = new Properties();
        properties.load(in);
        return Optional.ofNullable(properties.getProperty("version")).map(ArtifactVersion::parse);
      }
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }
}
