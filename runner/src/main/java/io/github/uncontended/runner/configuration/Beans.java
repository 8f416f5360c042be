package io.github.uncontended.runner.configuration;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.uncontended.runner.configuration.tree.ConfigurationFile;
import io.github.uncontended.runner.configuration.tree.FileKind;
import io.github.uncontended.runner.configuration.tree.Setting;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The beans of Spring's XML in a project, with what they inherit from each other. */
final class Beans {
  private static final Splitter NAMES =
      Splitter.on(CharMatcher.anyOf(",;").or(CharMatcher.whitespace())).omitEmptyStrings();

  private final ImmutableList<Bean> all;
  private final ImmutableListMultimap<String, Bean> byName;

  Beans(Project project) {
    all =
        project.files(FileKind.BEANS).stream()
            .flatMap(file -> Bean.of(file).stream())
            .collect(toImmutableList());
    ImmutableListMultimap.Builder<String, Bean> names = ImmutableListMultimap.builder();
    for (Bean bean : all) {
      Stream.concat(
              bean.element().valueOf("id").stream(),
              bean.element().valueOf("name").stream().flatMap(NAMES::splitToStream))
          .distinct()
          .forEach(name -> names.put(name, bean));
    }
    byName = names.build();
  }

  /**
   * The beans that Spring creates, with what they inherit. Those whose parents are not all known
   * are left out, and so are abstract ones, which only count as parents.
   */
  Stream<Lineage> lineages() {
    return all.stream().filter(bean -> !bean.isAbstract()).flatMap(bean -> lineage(bean).stream());
  }

  private Optional<Lineage> lineage(Bean bean) {
    ImmutableList.Builder<Bean> lineage = ImmutableList.builder();
    Set<Setting> seen = identitySet();
    Optional<Bean> at = Optional.of(bean);
    while (at.isPresent() && seen.add(at.get().element())) {
      lineage.add(at.get());
      Optional<String> parent = at.get().element().valueOf("parent");
      if (parent.isEmpty()) {
        return Optional.of(new Lineage(lineage.build()));
      }
      at = named(parent.get(), at.get().file());
    }
    return Optional.empty();
  }

  /** Elements are equal if all inside of them is, which takes long to find out. */
  private static Set<Setting> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** The bean with a name in the same file, or else in the project, if there is only one. */
  private Optional<Bean> named(String name, ConfigurationFile file) {
    List<Bean> named = byName.get(name);
    List<Bean> inFile =
        named.stream().filter(bean -> bean.file().source().equals(file.source())).toList();
    List<Bean> nearest = inFile.isEmpty() ? named : inFile;
    return nearest.size() == 1 ? Optional.of(nearest.get(0)) : Optional.empty();
  }

  /** The settings of a file outside of some beans and those that they inherit from. */
  Stream<Setting> outsideOf(ConfigurationFile file, Predicate<Lineage> wanted) {
    Set<Setting> inside = identitySet();
    lineages()
        .filter(wanted)
        .flatMap(lineage -> lineage.beans().stream())
        .forEach(bean -> inside.add(bean.element()));
    return file.documents().stream().flatMap(document -> outsideOf(document.root(), inside));
  }

  private static Stream<Setting> outsideOf(Setting setting, Set<Setting> inside) {
    return inside.contains(setting) || Bean.isForDevelopment(setting)
        ? Stream.empty()
        : Stream.concat(
            Stream.of(setting),
            setting.children().stream().flatMap(child -> outsideOf(child, inside)));
  }
}
