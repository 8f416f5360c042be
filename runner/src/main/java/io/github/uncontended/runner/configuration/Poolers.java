package io.github.uncontended.runner.configuration;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether connections to PostgreSQL go through a pooler, such as PgBouncer, which may not keep
 * prepared statements: the host or the port says so, or the key of the setting or a comment at it.
 */
final class Poolers {
  /** A whole word, also one in the middle of a name such as {@code viaPgBouncer}. */
  private static final String NAME =
      "(?:(?<![A-Za-z])(?i:pg[-_ ]?bouncer|pooler)|(?<=[a-z])(?:Pg[Bb]ouncer|Pooler))s?(?![a-z])";

  private static final Pattern WORD = Pattern.compile(NAME);

  /** Words before the name by which a comment says that there is none. */
  private static final Pattern DENIED =
      Pattern.compile("(?i)\\b(?:no|without)\\s+(?:an?\\s+|any\\s+|the\\s+)?" + NAME);

  private static final String PORT = "6432";
  private static final Pattern WITH_PORT = Pattern.compile("(?<!\\d)" + PORT + "(?!\\d)");
  private static final ImmutableSet<String> HOSTS =
      ImmutableSet.of("servername", "servernames", "portnumber", "portnumbers");

  /** A comment of XML, or one to the end of a line. */
  private static final Pattern COMMENT =
      Pattern.compile("<!--.*?-->|(?:^|\\s)[#!].*?$", Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern BLANK_LINE = Pattern.compile("\\R\\h*\\R");

  private Poolers() {}

  /**
   * Whether a setting is for connections through a pooler.
   *
   * @param setting a URL, or a property for the driver, whose URL may be another setting of the
   *     file
   * @param key its full key
   */
  static boolean isBehindOne(Setting setting, String key, ConfigurationFile file) {
    return WORD.matcher(key).find()
        || isNamedByComment(setting, key, file)
        || host(setting).map(Poolers::isOne).orElseGet(() -> isHostIn(file));
  }

  private static boolean isHostIn(ConfigurationFile file) {
    return file.documents().stream()
        .flatMap(document -> document.root().all())
        .anyMatch(
            it ->
                host(it).filter(Poolers::isOne).isPresent()
                    || (isHost(it.name()) && isOne(it.value().orElse(""))));
  }

  private static boolean isHost(String name) {
    return HOSTS.contains(Entry.uniform(name.substring(name.lastIndexOf('.') + 1)));
  }

  private static boolean isOne(String host) {
    return WORD.matcher(host).find() || WITH_PORT.matcher(host).find();
  }

  /** The hosts and ports of a URL. */
  private static Optional<String> host(Setting setting) {
    String url = setting.value().orElse("").strip();
    int start = url.indexOf("//");
    return JdbcUrl.of(url).isPresent() && start >= 0
        ? Splitter.on(Pattern.compile("[/?]")).splitToStream(url.substring(start + 2)).findFirst()
        : Optional.empty();
  }

  /**
   * Whether a comment on the lines of a setting, or above it without a blank line, names one, and
   * no other group of settings begins between.
   */
  private static boolean isNamedByComment(Setting setting, String key, ConfigurationFile file) {
    String text = file.text();
    int start = 0;
    Matcher blank = BLANK_LINE.matcher(text).region(0, setting.start());
    while (blank.find()) {
      start = blank.end();
    }
    int end = text.indexOf('\n', setting.end());
    Matcher comment = COMMENT.matcher(text).region(start, end < 0 ? text.length() : end);
    while (comment.find()) {
      String said = comment.group();
      if (WORD.matcher(said).find()
          && !DENIED.matcher(said).find()
          && isAbout(comment.start() + indent(said), setting, key, file)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a comment at an offset is about a setting: it is about the setting on its line or below
   * it, about all that this has or, where it has none, about those beside it.
   */
  private static boolean isAbout(int comment, Setting setting, String key, ConfigurationFile file) {
    if (setting.start() <= comment) {
      return true;
    }
    int line = file.text().lastIndexOf('\n', comment) + 1;
    int from = file.text().substring(line, comment).isBlank() ? comment : line;
    for (Document document : file.documents()) {
      Optional<Setting> scope = scope(document.root(), from);
      if (scope.isPresent() && scope.get().all().anyMatch(it -> it.start() == setting.start())) {
        return !scope.get().equals(document.root()) || !isOtherSource(from, setting, key, document);
      }
    }
    return false;
  }

  /** The group that a comment is about: the first setting behind it, or what this is part of. */
  private static Optional<Setting> scope(Setting group, int comment) {
    for (Setting child : group.children()) {
      if (child.start() >= comment) {
        return Optional.of(isGroup(child) ? child : group);
      }
      Optional<Setting> inside = scope(child, comment);
      if (inside.isPresent()) {
        return inside;
      }
    }
    return Optional.empty();
  }

  /** Whether a setting has others than the attributes of its element. */
  private static boolean isGroup(Setting setting) {
    return setting.children().stream().anyMatch(child -> child.start() >= setting.end());
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  /** Whether a URL of another data source stands between, by the first parts of its key. */
  private static boolean isOtherSource(
      int comment, Setting setting, String key, Document document) {
    String group = group(key);
    return document.root().children().stream()
        .filter(it -> it.start() >= comment && it.start() < setting.start())
        .filter(it -> JdbcUrl.of(it.value().orElse("").strip()).isPresent())
        .map(it -> group(it.name()))
        .anyMatch(it -> !it.startsWith(group) && !group.startsWith(it));
  }

  private static String group(String key) {
    return key.substring(0, key.lastIndexOf('.') + 1);
  }
}
