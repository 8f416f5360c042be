package io.github.uncontended.runner.configuration.tree;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A configuration file that rules read.
 *
 * @param text the text without a byte order mark
 */
public record ConfigurationFile(
    Source source, FileKind kind, String text, ImmutableList<Document> documents) {
  /** What an XML file that rules read contains; others are not parsed. */
  private static final ImmutableSet<String> MARKUP =
      ImmutableSet.of(
          "<beans",
          ":beans",
          "<configuration",
          "<Configuration",
          "<included",
          "<persistence",
          "<hibernate-configuration",
          "<c3p0-config",
          "<bonecp-config");

  /** The files, without extension, that logging libraries prefer and that are for tests. */
  private static final ImmutableSet<String> FOR_TESTS =
      ImmutableSet.of("log4j2-test", "logback-test");

  private static final Pattern ENCODING =
      Pattern.compile("<\\?xml\\s[^>]*?\\bencoding\\s*=\\s*[\"']([^\"'>]*)[\"']");

  /**
   * Reads a file.
   *
   * @param isForHikari whether code gives a file to HikariCP
   * @return the file; empty if it configures nothing that rules read
   * @throws UnreadableException if it is not well-formed, or has no text
   */
  public static Optional<ConfigurationFile> read(Source source, Predicate<Source> isForHikari)
      throws UnreadableException {
    String name = Ascii.toLowerCase(source.path().substring(source.path().lastIndexOf('/') + 1));
    int dot = name.lastIndexOf('.');
    if (dot > 0 && FOR_TESTS.contains(name.substring(0, dot))) {
      return Optional.empty();
    }
    return switch (name.substring(dot + 1)) {
      case "xml" -> xml(source);
      case "properties" -> properties(source, name, isForHikari);
      case "json", "jsn" -> json(source);
      default -> yaml(source, name);
    };
  }

  private static String text(Source source) throws UnreadableException {
    Optional<String> problem = source.problem();
    if (problem.isPresent()) {
      throw new UnreadableException(problem.get());
    }
    try {
      return source.text();
    } catch (IOException e) {
      throw new UnreadableException("cannot be read", e);
    }
  }

  private static Optional<ConfigurationFile> xml(Source source) throws UnreadableException {
    if (!mayConfigure(source)) {
      return Optional.empty();
    }
    String text = text(source);
    if (text.isBlank()) {
      throw new UnreadableException("empty, and so not well-formed XML");
    }
    if (!hasMarkup(text)) {
      return Optional.empty();
    }
    checkEncoding(source, text);
    Setting root = XmlReader.read(text);
    return kindOf(root)
        .map(
            kind ->
                new ConfigurationFile(
                    source, kind, text, ImmutableList.of(new Document(Profile.ALWAYS, root))));
  }

  /** Whoever parses the file from its bytes would fail. */
  private static void checkEncoding(Source source, String text) throws UnreadableException {
    Matcher declaration = ENCODING.matcher(text);
    String encoding = declaration.lookingAt() ? declaration.group(1) : UTF_8.name();
    if (!isKnown(encoding)) {
      throw new UnreadableException("in the encoding " + encoding + ", which Java does not know");
    }
    if (Charset.forName(encoding).equals(UTF_8) && source.isMalformedUtf8()) {
      throw new UnreadableException(
          declaration.lookingAt() ? "not in UTF-8, which it declares" : "not in UTF-8");
    }
  }

  private static boolean isKnown(String encoding) {
    try {
      return Charset.isSupported(encoding);
    } catch (IllegalCharsetNameException e) {
      return false;
    }
  }

  /** Whether an XML file that cannot be read may be of interest: its name does not say so. */
  private static boolean mayConfigure(Source source) {
    try {
      String beginning = source.beginning();
      return source.namedDirectly().isPresent() || hasMarkup(beginning) || beginning.isBlank();
    } catch (IOException e) {
      return true;
    }
  }

  private static boolean hasMarkup(String text) {
    return MARKUP.stream().anyMatch(text::contains);
  }

  private static Optional<FileKind> kindOf(Setting root) {
    return switch (root.name()) {
      case "beans" -> Optional.of(FileKind.BEANS);
      case "persistence", "hibernate-configuration" -> Optional.of(FileKind.PERSISTENCE);
      case "c3p0-config", "bonecp-config" -> Optional.of(FileKind.LEGACY_POOL);
      case "configuration", "Configuration", "included" -> {
        if (root.child("Appenders").isPresent() || root.child("Loggers").isPresent()) {
          yield Optional.of(FileKind.LOG4J2);
        }
        // Other programs call their root configuration, too.
        yield root.all().anyMatch(it -> it.name().equals("appender") || it.name().equals("root"))
            ? Optional.of(FileKind.LOGBACK)
            : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  private static Optional<ConfigurationFile> properties(
      Source source, String name, Predicate<Source> isForHikari) throws UnreadableException {
    Optional<FileKind> kind = kindOfProperties(name);
    if (kind.isEmpty()) {
      return HikariKeys.read(source, isForHikari);
    }
    String text = text(source);
    if (source.isMarkedUtf16()) {
      throw new UnreadableException("in UTF-16, which Java does not expect in properties files");
    }
    return Optional.of(
        new ConfigurationFile(
            source,
            kind.get(),
            text,
            kind.get() == FileKind.SPRING
                ? SpringDocuments.of(name, PropertiesReader.documents(text))
                : whole(ImmutableList.of(PropertiesReader.read(text)))));
  }

  private static Optional<FileKind> kindOfProperties(String name) {
    if (isSpring(name)) {
      return Optional.of(FileKind.SPRING);
    }
    if (name.startsWith("log4j2")) {
      return Optional.of(FileKind.LOG4J2);
    }
    return switch (name) {
      case "hibernate.properties" -> Optional.of(FileKind.PERSISTENCE);
      case "c3p0.properties", "proxool.properties" -> Optional.of(FileKind.LEGACY_POOL);
      case "druid.properties" -> Optional.of(FileKind.DRUID);
      case "hikari.properties" -> Optional.of(FileKind.HIKARI);
      default -> Optional.empty();
    };
  }

  private static Optional<ConfigurationFile> yaml(Source source, String name)
      throws UnreadableException {
    boolean isLog4j = name.startsWith("log4j2");
    if (!isLog4j && !isSpring(name) && source.namedDirectly().isEmpty()) {
      return Optional.empty();
    }
    String text = text(source);
    ImmutableList<Setting> roots = YamlReader.read(text);
    return Optional.of(
        isLog4j
            ? new ConfigurationFile(source, FileKind.LOG4J2, text, whole(roots))
            : new ConfigurationFile(
                source, FileKind.SPRING, text, SpringDocuments.of(name, roots)));
  }

  private static Optional<ConfigurationFile> json(Source source) throws UnreadableException {
    String text = text(source);
    return Optional.of(
        new ConfigurationFile(
            source, FileKind.LOG4J2, text, whole(YamlReader.read(JsonText.asYaml(text)))));
  }

  private static boolean isSpring(String name) {
    String stem = name.substring(0, name.lastIndexOf('.'));
    return stem.equals("application")
        || stem.startsWith("application-")
        || stem.equals("bootstrap")
        || stem.startsWith("bootstrap-");
  }

  private static ImmutableList<Document> whole(ImmutableList<Setting> roots) {
    return roots.stream()
        .map(root -> new Document(Profile.ALWAYS, root))
        .collect(ImmutableList.toImmutableList());
  }
}
