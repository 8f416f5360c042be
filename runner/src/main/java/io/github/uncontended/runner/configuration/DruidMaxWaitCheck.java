package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.analysis.library.ArtifactVersion;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.List;

/**
 * Flags a positive {@code maxWait} of a Druid connection pool whose lock nobody chooses: before
 * Druid 1.2.22 it makes the lock fair.
 */
final class DruidMaxWaitCheck implements ConfigurationCheck {
  private static final String ARTIFACT = "com.alibaba/druid";
  private static final ArtifactVersion UNFAIR = ArtifactVersion.parse("1.2.22");

  /** The last version that is known to ignore a choice that is made before the maximum wait. */
  private static final ArtifactVersion LAST_IN_ORDER = ArtifactVersion.parse("1.1.20");

  private static final String UPDATE =
      ", or update Druid. Single threads may then wait longer for a connection.";
  private static final String HEXADECIMAL = "0x";
  static final String WAIT = "maxwait";

  /** A release that takes the key of the system property from a file, too; 1.1.10 does not. */
  private static final ArtifactVersion TAKES_PREFIX = ArtifactVersion.parse("1.1.20");

  @Override
  public void check(Project project, Findings findings) {
    Beans beans = project.beans();
    DruidLockChoices choices = DruidLockChoices.of(project, beans);
    if (choices.isForAny()) {
      return;
    }
    beans(beans, project, findings);
    for (ConfigurationFile file : project.files()) {
      switch (file.kind()) {
        case SPRING -> spring(file, choices, project, findings);
        case DRUID -> file.documents().forEach(it -> own(it, file, project, findings));
        default -> {}
      }
    }
  }

  private static void spring(
      ConfigurationFile file, DruidLockChoices choices, Project project, Findings findings) {
    for (SpringSetting wait : SpringSetting.of(file)) {
      boolean isFair =
          wait.entry().key().equals(WAIT)
              && project
                  .springModule(file)
                  .whereHarmful(wait, (it, profile) -> isFair(it, profile, choices, project))
                  .isPresent();
      if (isFair) {
        report(
            wait.entry().setting(),
            wait.entry().path(),
            file,
            "Set useUnfairLock to true" + UPDATE,
            project,
            findings);
      }
    }
  }

  /** Whether a wait makes the lock fair where a profile is active. */
  private static boolean isFair(
      SpringSetting wait, Profile profile, DruidLockChoices choices, Project project) {
    Entry entry = wait.entry();
    return DruidPools.isOfPool(entry, project.visibleIn(profile))
        && !choices.mayApplyTo(entry, profile)
        && isPositive(Placeholder.resolve(entry, wait.file(), wait.document(), project));
  }

  private static void own(
      Document document, ConfigurationFile file, Project project, Findings findings) {
    ImmutableList<Setting> settings = document.root().children();
    if (DruidLockChoices.isForFactory(settings)) {
      return;
    }
    Entry.of(document).stream()
        .filter(entry -> isOfFactory(entry.path(), file, project) && isPositive(entry.value()))
        .forEach(
            entry ->
                report(
                    entry.setting(),
                    entry.path(),
                    file,
                    adviceForFactory(settings),
                    project,
                    findings));
  }

  /** Whether Druid's factory takes the maximum wait from a property with a key. */
  private static boolean isOfFactory(String key, ConfigurationFile file, Project project) {
    return key.equals(WAIT) || (key.equals("druid." + WAIT) && takesPrefix(file, project));
  }

  private static String adviceForFactory(List<Setting> settings) {
    String ignored =
        DruidLockChoices.isIn(settings.stream())
            ? "Here, useUnfairLock has no effect: the factory knows only druid.useUnfairLock. "
            : "";
    return ignored + "Set druid.useUnfairLock to true" + UPDATE;
  }

  private static void beans(Beans beans, Project project, Findings findings) {
    beans
        .lineages()
        .filter(DruidPools::isPool)
        .forEach(
            pool -> {
              if (DruidPools.isMade(pool)) {
                made(pool, project, findings);
              } else if (DruidPools.isCreator(pool)) {
                if (!DruidLockChoices.isIn(pool.settings())) {
                  pool.beans().forEach(bean -> created(bean, project, findings));
                }
              } else {
                pool.property("maxWait")
                    .ifPresent(wait -> constructed(pool, wait, project, findings));
              }
            });
  }

  private static void constructed(
      Lineage pool, Lineage.Property wait, Project project, Findings findings) {
    boolean isInOrder = isInOrder(wait.bean().file(), project);
    if (!DruidLockChoices.isIn(pool.settings())
        || (isInOrder && DruidLockChoices.isOvertaken(pool))) {
      check(
          wait.value(),
          wait.bean(),
          (isInOrder
                  ? "Set useUnfairLock to true after maxWait, since Druid up to 1.1.20 ignores it"
                      + " before"
                  : "Set useUnfairLock to true")
              + UPDATE,
          project,
          findings);
    }
  }

  private static void made(Lineage pool, Project project, Findings findings) {
    ImmutableList<Setting> all =
        pool.beans().stream()
            .flatMap(bean -> PropertyTable.ofArguments(bean).stream())
            .collect(toImmutableList());
    if (DruidLockChoices.isForFactory(all)) {
      return;
    }
    for (Bean bean : pool.beans()) {
      for (Setting property : PropertyTable.ofArguments(bean)) {
        if (isOfFactory(Entry.uniform(property.name()), bean.file(), project)) {
          check(property, bean, adviceForFactory(all), project, findings);
        }
      }
    }
  }

  private static void created(Bean bean, Project project, Findings findings) {
    for (Setting property : PropertyTable.of(bean, DruidPools.XA_PROPERTIES)) {
      if (property.name().equals("maxWait")) {
        check(property, bean, "Set useUnfairLock to true" + UPDATE, project, findings);
      }
    }
  }

  private static void check(
      Setting wait, Bean bean, String advice, Project project, Findings findings) {
    if (isPositive(wait.value().orElse(""))) {
      report(wait, bean.key() + ".maxWait", bean.file(), advice, project, findings);
    }
  }

  private static boolean isPositive(String value) {
    // YAML allows underscores between digits; it and Spring take hexadecimal numbers.
    String digits = Ascii.toLowerCase(value.strip().replace("_", ""));
    String unsigned = digits.startsWith("+") ? digits.substring(1) : digits;
    Long millis =
        unsigned.startsWith(HEXADECIMAL)
            ? Longs.tryParse(unsigned.substring(HEXADECIMAL.length()), 16)
            : Longs.tryParse(unsigned);
    return millis != null && millis > 0;
  }

  private static void report(
      Setting setting,
      String key,
      ConfigurationFile file,
      String advice,
      Project project,
      Findings findings) {
    List<ArtifactVersion> versions = project.versions(ARTIFACT, file);
    if (versions.isEmpty() || !versions.stream().allMatch(version -> version.isBefore(UNFAIR))) {
      return;
    }
    findings.report(
        ConfigurationRule.DRUID_IMPLICIT_FAIR_LOCK,
        SeverityLevel.WARNING,
        file,
        setting,
        key,
        "A positive maxWait makes the lock of the pool fair in Druid before 1.2.22: while threads"
            + " wait for it, every getConnection() queues and costs a context switch.",
        advice);
  }

  private static boolean takesPrefix(ConfigurationFile file, Project project) {
    return project.versions(ARTIFACT, file).stream()
        .noneMatch(version -> version.isBefore(TAKES_PREFIX));
  }

  private static boolean isInOrder(ConfigurationFile file, Project project) {
    return project.versions(ARTIFACT, file).stream()
        .noneMatch(version -> LAST_IN_ORDER.isBefore(version));
  }
}
