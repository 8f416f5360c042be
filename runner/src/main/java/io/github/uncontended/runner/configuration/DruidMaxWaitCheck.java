package io.github.uncontended.runner.configuration;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.analysis.library.ArtifactVersion;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.Setting;
import io.github.uncontended.runner.engine.ConfigurationRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Flags a positive {@code maxWait} of a Druid connection pool whose lock nobody chooses: before
 * Druid 1.2.22 it makes the lock fair.
 *
 * <p>A group of settings is Druid's if it is called {@code druid}, if it or the group around it has
 * Druid's class as {@code type}, or if it is a bean of this class.
 */
final class DruidMaxWaitCheck implements ConfigurationCheck {
  private static final String ARTIFACT = "com.alibaba/druid";
  private static final ArtifactVersion UNFAIR = ArtifactVersion.parse("1.2.22");
  private static final String DATA_SOURCE = "com.alibaba.druid.pool.DruidDataSource";
  private static final String XA_DATA_SOURCE = "com.alibaba.druid.pool.xa.DruidXADataSource";
  private static final ImmutableList<String> TYPES = ImmutableList.of("type", "datasourcetype");

  @Override
  public void check(Project project, Findings findings) {
    if (choosesLock(project)) {
      return;
    }
    for (ConfigurationFile file : project.files()) {
      switch (file.kind()) {
        case SPRING -> spring(file, project, findings);
        case BEANS -> beans(file, project, findings);
        case DRUID ->
            file.documents().stream()
                .flatMap(document -> Entry.of(document).stream())
                .filter(entry -> entry.path().equals("maxwait"))
                .forEach(entry -> check(entry.setting(), entry.path(), file, project, findings));
        default -> {}
      }
    }
  }

  /** Whether the lock is chosen anywhere: for which pool, only the program knows. */
  private static boolean choosesLock(Project project) {
    return Stream.of("UnfairLock", "unfair-lock", "UNFAIR_LOCK").anyMatch(project::mentions);
  }

  private static void spring(ConfigurationFile file, Project project, Findings findings) {
    for (Document document : file.documents()) {
      if (document.profile().isDevelopment()) {
        continue;
      }
      List<Entry> visible = project.visibleWith(document);
      for (Entry entry : Entry.of(document)) {
        if (entry.key().equals("maxwait") && isDruid(entry, visible)) {
          check(entry.setting(), entry.path(), file, project, findings);
        }
      }
    }
  }

  private static boolean isDruid(Entry wait, List<Entry> visible) {
    String group = wait.groupName();
    if (group.equals("druid") || group.endsWith(".druid") || group.contains(".druid.")) {
      return true;
    }
    return visible.stream()
        .filter(entry -> TYPES.contains(entry.key()) && entry.group().equals(wait.group()))
        .anyMatch(
            entry -> entry.value().equals(DATA_SOURCE) || entry.value().equals(XA_DATA_SOURCE));
  }

  private static void beans(ConfigurationFile file, Project project, Findings findings) {
    for (Bean bean : Bean.of(file)) {
      if (bean.type().equals(DATA_SOURCE) || bean.type().equals(XA_DATA_SOURCE)) {
        Optional<Setting> wait = bean.property("maxWait");
        wait.ifPresent(setting -> check(setting, bean.key() + ".maxWait", file, project, findings));
      }
    }
  }

  private static void check(
      Setting setting, String key, ConfigurationFile file, Project project, Findings findings) {
    // YAML allows underscores between digits.
    Long millis = Longs.tryParse(setting.value().orElse("").strip().replace("_", ""));
    if (millis == null || millis <= 0 || !isFairByDefault(project)) {
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
        "Set useUnfairLock to true, or update Druid. Single threads may then wait longer for a"
            + " connection.");
  }

  private static boolean isFairByDefault(Project project) {
    List<ArtifactVersion> versions = project.versions(ARTIFACT);
    return !versions.isEmpty() && versions.stream().allMatch(version -> version.isBefore(UNFAIR));
  }
}
