package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Profile;

/**
 * A setting of a Spring application that may hold in production.
 *
 * @param file the file that has it
 * @param index the number of its document in the file
 */
record SpringSetting(Entry entry, ConfigurationFile file, int index) {
  /** The settings of a file, without those for development. */
  static ImmutableList<SpringSetting> of(ConfigurationFile file) {
    ImmutableList.Builder<SpringSetting> settings = ImmutableList.builder();
    for (int i = 0; i < file.documents().size(); i++) {
      if (!file.documents().get(i).profile().isDevelopment()) {
        for (Entry entry : Entry.of(file.documents().get(i))) {
          settings.add(new SpringSetting(entry, file, i));
        }
      }
    }
    return settings.build();
  }

  Document document() {
    return file.documents().get(index);
  }

  /** When it applies. */
  Profile profile() {
    return document().profile();
  }

  /**
   * Whether this setting takes the place of another one of the same key wherever that applies,
   * since it comes later in the same file.
   */
  boolean alwaysReplaces(SpringSetting other) {
    return file.source().equals(other.file.source())
        && index > other.index
        && profile().includes(other.profile());
  }
}
