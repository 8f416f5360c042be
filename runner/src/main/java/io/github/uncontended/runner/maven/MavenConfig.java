package io.github.uncontended.runner.maven;

import static java.util.stream.Collectors.toCollection;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.file.SmallFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Properties;

/**
 * What {@code .mvn/maven.config} of a build sets.
 *
 * @param properties the user properties ({@code -D})
 * @param activeProfiles the profiles to activate ({@code -P})
 * @param inactiveProfiles the profiles to deactivate
 */
record MavenConfig(
    Properties properties,
    ImmutableList<String> activeProfiles,
    ImmutableList<String> inactiveProfiles) {

  /** Reads the file of a build's root folder, in which Maven would run. */
  static MavenConfig of(Path root) {
    Properties properties = new Properties();
    properties.setProperty("user.dir", root.toString());
    properties.setProperty("maven.multiModuleProjectDirectory", root.toString());
    ImmutableList.Builder<String> active = ImmutableList.builder();
    ImmutableList.Builder<String> inactive = ImmutableList.builder();
    Deque<String> words = words(root.resolve(".mvn").resolve("maven.config"));
    while (!words.isEmpty()) {
      String word = words.pop();
      if (word.startsWith("-D")) {
        String property = word.length() > 2 || words.isEmpty() ? word.substring(2) : words.pop();
        int equals = property.indexOf('=');
        properties.setProperty(
            equals < 0 ? property : property.substring(0, equals),
            equals < 0 ? "true" : property.substring(equals + 1));
      } else if (word.startsWith("-P")) {
        String profiles = word.length() > 2 || words.isEmpty() ? word.substring(2) : words.pop();
        for (String profile : Splitter.on(',').omitEmptyStrings().trimResults().split(profiles)) {
          boolean off = profile.startsWith("!") || profile.startsWith("-");
          (off ? inactive : active).add(CharMatcher.anyOf("!-+?").trimLeadingFrom(profile));
        }
      }
    }
    return new MavenConfig(properties, active.build(), inactive.build());
  }

  private static Deque<String> words(Path config) {
    if (!Files.isRegularFile(config)) {
      return new ArrayDeque<>();
    }
    try {
      return SmallFile.read(config)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(
              line -> Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().splitToStream(line))
          .collect(toCollection(ArrayDeque::new));
    } catch (IOException e) {
      return new ArrayDeque<>();
    }
  }
}
