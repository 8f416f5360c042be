package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Profile;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The Spring properties of a module: those of other modules are for other programs.
 *
 * @param settings the settings by their full keys, without those for development
 * @param production the profiles that are called production
 * @param profiles all profiles, without those for development, tests and rehearsals
 */
record SpringModule(
    ImmutableListMultimap<String, SpringSetting> settings,
    ImmutableSet<Profile> production,
    ImmutableSet<Profile> profiles) {
  /** The settings of the files of a module. */
  static SpringModule of(Collection<ConfigurationFile> files) {
    ImmutableListMultimap.Builder<String, SpringSetting> settings = ImmutableListMultimap.builder();
    for (ConfigurationFile file : files) {
      SpringSetting.of(file).forEach(it -> settings.put(it.entry().path(), it));
    }
    ImmutableSet<Profile> profiles =
        files.stream()
            .flatMap(file -> file.documents().stream())
            .map(Document::profile)
            .filter(profile -> !profile.equals(Profile.ALWAYS) && !profile.isTrial())
            .collect(toImmutableSet());
    return new SpringModule(
        settings.build(),
        profiles.stream().filter(Profile::isProduction).collect(toImmutableSet()),
        profiles);
  }

  /**
   * The profile in which a setting does harm: its own, if it has one. One that always applies runs
   * where no profile puts a harmless one in its place or makes it harmless otherwise. The profiles
   * for production tell; where there are none, any of the others may be active.
   *
   * @param harms whether a setting of the same key is to be reported where a profile is active
   */
  Optional<Profile> whereHarmful(SpringSetting setting, BiPredicate<SpringSetting, Profile> harms) {
    Profile own = setting.profile();
    boolean isReplaced =
        sameKey(setting)
            .anyMatch(other -> other.alwaysReplaces(setting) && !harms.test(other, own));
    if (isReplaced) {
      return Optional.empty();
    }
    if (!own.equals(Profile.ALWAYS) || profiles.isEmpty()) {
      return Optional.of(own).filter(profile -> harms.test(setting, profile));
    }
    Predicate<Profile> isHarmful =
        profile ->
            harms.test(setting, profile)
                && sameKey(setting)
                    .filter(other -> other.profile().equals(profile))
                    .allMatch(other -> harms.test(other, profile));
    Set<Profile> deciding = production.isEmpty() ? profiles : production;
    return production.stream().allMatch(isHarmful)
        ? deciding.stream().filter(isHarmful).findFirst()
        : Optional.empty();
  }

  private Stream<SpringSetting> sameKey(SpringSetting setting) {
    return settings.get(setting.entry().path()).stream();
  }
}
