package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.stream.Stream;

/**
 * Where a project chooses the lock of Druid pools, fair or not, and for which of them.
 *
 * <p>A choice in a group of Spring's properties, in a bean or in Druid's own file counts there. One
 * in the code, or in configuration of another kind, may be meant for any pool.
 *
 * @param groups the scopes of Spring's properties that have a choice
 * @param isForAny whether there is a choice of which only the program knows for which pool it is
 */
record DruidLockChoices(ImmutableList<String> groups, boolean isForAny) {
  private static final String WORD = "unfairlock";
  private static final ImmutableList<String> IN_CODE =
      ImmutableList.of("UnfairLock", "unfair-lock", "UNFAIR_LOCK");

  /** The choices in a project. */
  static DruidLockChoices of(Project project, Beans beans) {
    return new DruidLockChoices(
        project.files(FileKind.SPRING).stream()
            .flatMap(file -> file.documents().stream())
            .filter(document -> !document.profile().isDevelopment())
            .flatMap(document -> Entry.of(document).stream())
            .filter(entry -> isChoice(entry.setting()))
            .map(DruidLockChoices::scope)
            .distinct()
            .collect(toImmutableList()),
        IN_CODE.stream().anyMatch(project::codeMentions)
            || project.files().stream().anyMatch(file -> isForAny(file, beans)));
  }

  private static boolean isForAny(ConfigurationFile file, Beans beans) {
    return switch (file.kind()) {
      case SPRING, DRUID -> false;
      case BEANS -> beans.outsideOf(file, DruidPools::isPool).anyMatch(DruidLockChoices::isChoice);
      default -> Entry.uniform(file.text()).contains(WORD);
    };
  }

  /** Whether a setting or its value, such as a list of driver properties, chooses the lock. */
  private static boolean isChoice(Setting setting) {
    return Entry.uniform(setting.name()).contains(WORD)
        || Entry.uniform(setting.value().orElse("")).contains(WORD);
  }

  /** Whether one of several settings chooses the lock. */
  static boolean isIn(Stream<Setting> settings) {
    return settings.anyMatch(DruidLockChoices::isChoice);
  }

  /**
   * Whether a choice may be for the pool of a setting: one of its own group, of a group around it,
   * whose settings pools inherit, or of one inside it, which may be the only pool that inherits it.
   */
  boolean mayApplyTo(Entry wait) {
    String scope = scope(wait);
    return groups.stream().anyMatch(group -> isWithin(scope, group) || isWithin(group, scope));
  }

  /** The settings below {@code druid} hold for all pools of the group around it. */
  private static String scope(Entry entry) {
    String group = entry.group();
    if (group.equals("druid")) {
      return "";
    }
    return group.endsWith(".druid")
        ? group.substring(0, group.length() - ".druid".length())
        : group;
  }

  private static boolean isWithin(String group, String scope) {
    return scope.isEmpty()
        || group.equals(scope)
        || group.startsWith(scope + ".")
        || group.startsWith(scope + "[");
  }
}
