package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.Document;
import io.github.uncontended.runner.configuration.tree.Entry;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Profile;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a project chooses the lock of Druid pools, fair or not, and for which of them.
 *
 * <p>A choice in a group of Spring's properties, in a bean or in Druid's own file counts there. One
 * in the code, or in configuration of another kind, may be meant for any pool.
 *
 * @param choices those in Spring's properties
 * @param waiting the profiles of Spring that set how long the callers of a pool wait
 * @param isForAny whether there is a choice of which only the program knows for which pool it is
 */
record DruidLockChoices(
    ImmutableList<Choice> choices, ImmutableSet<Profile> waiting, boolean isForAny) {
  private static final String DRUID = ".druid";
  private static final String DYNAMIC = "spring.datasource.dynamic";
  private static final String WORD = "unfairlock";
  private static final String PROPERTY = "useUnfairLock";
  private static final String CONNECTION_PROPERTIES = "connectionProperties";
  private static final ImmutableList<String> IN_CODE =
      ImmutableList.of("UnfairLock", "unfair-lock", "UNFAIR_LOCK");

  /** A choice that a group of settings makes in a profile. */
  private record Choice(String group, Profile profile) {}

  /** The choices in a project. */
  static DruidLockChoices of(Project project, Beans beans) {
    ImmutableList<Document> documents =
        project.files(FileKind.SPRING).stream()
            .flatMap(file -> file.documents().stream())
            .filter(document -> !document.profile().isDevelopment())
            .collect(toImmutableList());
    return new DruidLockChoices(
        documents.stream()
            .flatMap(
                document ->
                    Entry.of(document).stream()
                        .filter(entry -> isChoice(entry.setting()))
                        .map(entry -> new Choice(entry.group(), document.profile())))
            .distinct()
            .collect(toImmutableList()),
        documents.stream()
            .filter(
                document ->
                    Entry.of(document).stream()
                        .anyMatch(entry -> entry.key().equals(DruidMaxWaitCheck.WAIT)))
            .map(Document::profile)
            .collect(toImmutableSet()),
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
   * Whether one of the properties for Druid's factory chooses the lock: it takes {@code
   * druid.useUnfairLock}, as a key or in the connection properties, and ignores the key without the
   * prefix.
   */
  static boolean isForFactory(List<Setting> properties) {
    return properties.stream()
        .anyMatch(
            it ->
                it.name().equals("druid." + PROPERTY)
                    || (it.name().equals(CONNECTION_PROPERTIES) && isChoice(it)));
  }

  /**
   * Whether all that a bean says of the lock is that it is unfair, before it says how long to wait:
   * the later property counts where Druid goes by their order.
   */
  static boolean isOvertaken(Lineage pool) {
    List<String> order = pool.propertyNames();
    boolean isUnfair =
        pool.property(PROPERTY)
            .flatMap(choice -> choice.value().value())
            .filter(value -> value.strip().equalsIgnoreCase("true"))
            .isPresent();
    return isUnfair
        && order.indexOf(PROPERTY) < order.indexOf("maxWait")
        && pool.settings()
            .filter(DruidLockChoices::isChoice)
            .allMatch(
                it ->
                    it.name().equals("p:" + PROPERTY)
                        || it.value().filter(PROPERTY::equals).isPresent());
  }

  /**
   * Whether a choice may be for the pool of a setting: one of its own group, of a group around it,
   * whose settings pools inherit, or of one that inherits the setting and may be the only one.
   */
  boolean mayApplyTo(Entry wait, Profile profile) {
    String group = wait.group();
    return choices.stream()
        .filter(choice -> isOfDynamic(choice.group()) == isOfDynamic(group))
        .filter(
            choice ->
                isWithin(scope(group), scope(choice.group())) || inherits(choice.group(), group))
        .anyMatch(choice -> mayHoldIn(profile, choice.profile()));
  }

  /**
   * Whether a group may inherit the settings of another one: one inside it, as Druid's starter and
   * the code of applications do it, or a pool of dynamic-datasource, which has common settings in
   * {@code druid} beside the pools in {@code datasource}.
   */
  private static boolean inherits(String pool, String group) {
    return isWithin(pool, group)
        || (group.endsWith(DRUID) && isWithin(pool, scope(group) + ".datasource"));
  }

  /**
   * Whether a group is one of dynamic-datasource, whose pools take their settings from there alone:
   * not from {@code spring.datasource.druid}, which is for Druid's own starter.
   */
  private static boolean isOfDynamic(String group) {
    return isWithin(group, DYNAMIC);
  }

  /**
   * Whether what one profile chooses may hold in another one. Two that both say how long callers
   * wait are alternatives, and so are all and those for tests and rehearsals; others may be active
   * together.
   */
  private boolean mayHoldIn(Profile profile, Profile choosing) {
    return choosing.includes(profile)
        || (!choosing.isTrial() && (!waiting.contains(choosing) || !waiting.contains(profile)));
  }

  /** The settings below {@code druid} hold for all pools of the group around it. */
  private static String scope(String group) {
    if (group.equals("druid")) {
      return "";
    }
    return group.endsWith(DRUID) ? group.substring(0, group.length() - DRUID.length()) : group;
  }

  private static boolean isWithin(String group, String scope) {
    return scope.isEmpty()
        || group.equals(scope)
        || group.startsWith(scope + ".")
        || group.startsWith(scope + "[");
  }
}
