package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The value of a Spring setting that is a reference to another setting of its file. */
final class Placeholder {
  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^${}:]+)(:[^${}]*)?}");

  private Placeholder() {}

  /**
   * The value of a setting, or of the one that it refers to, if it is a reference and the file is
   * the only one of the project that has a value for the key, in one document, which always applies
   * or is that of the setting.
   */
  static String resolve(Entry setting, ConfigurationFile file, Document document, Project project) {
    Matcher reference = REFERENCE.matcher(setting.value());
    if (!reference.matches()) {
      return setting.value();
    }
    String key = Entry.uniform(reference.group(1).strip());
    ImmutableList<Entry> values =
        project.springEntries().filter(it -> it.path().equals(key)).collect(toImmutableList());
    return values.size() == 1
            && file.documents().stream()
                .filter(it -> it.profile().includes(document.profile()))
                .anyMatch(it -> Entry.of(it).contains(values.get(0)))
        ? values.get(0).value()
        : setting.value();
  }
}
