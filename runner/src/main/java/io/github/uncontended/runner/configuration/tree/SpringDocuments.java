package io.github.uncontended.runner.configuration.tree;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The profiles of the documents of a Spring application's properties, and those that Quarkus has in
 * front of a key, as in {@code %prod.quarkus.log.level}.
 */
final class SpringDocuments {
  private static final ImmutableSet<String> PROFILE_KEYS =
      ImmutableSet.of("spring.config.activate.onprofile", "spring.profiles");

  private static final String PROFILE_START = "%";

  private SpringDocuments() {}

  /**
   * Finds the profile of each document: by its own key, else by the name of the file.
   *
   * @param name the name of the file, such as {@code application-prod.yml}
   */
  static ImmutableList<Document> of(String name, ImmutableList<Setting> roots) {
    ImmutableList.Builder<Document> documents = ImmutableList.builder();
    int dash = name.indexOf('-');
    Profile ofFile =
        dash < 0 ? Profile.ALWAYS : Profile.of(name.substring(dash + 1, name.lastIndexOf('.')));
    for (Setting root : roots) {
      String expression =
          Entry.of(new Document(Profile.ALWAYS, root)).stream()
              .filter(entry -> PROFILE_KEYS.contains(entry.path()))
              .map(Entry::value)
              .collect(joining(","));
      addParts(root, expression.isEmpty() ? ofFile : Profile.of(expression), documents);
    }
    return documents.build();
  }

  /**
   * Adds a document without the keys that have a profile of their own, and one for each profile.
   */
  private static void addParts(
      Setting root, Profile profile, ImmutableList.Builder<Document> documents) {
    ImmutableListMultimap.Builder<Profile, Setting> parts = ImmutableListMultimap.builder();
    List<Setting> others = new ArrayList<>();
    for (Setting child : root.children()) {
      // Quotes around the profile are no part of it.
      String name = child.name().startsWith("\"") ? child.name().replace("\"", "") : child.name();
      if (!name.startsWith(PROFILE_START)) {
        others.add(child);
        continue;
      }
      int dot = name.indexOf('.');
      Profile own = Profile.of(name.substring(1, dot < 0 ? name.length() : dot));
      if (dot < 0) {
        parts.putAll(own, child.children());
      } else {
        parts.put(own, child.withName(name.substring(dot + 1)));
      }
    }
    documents.add(new Document(profile, root.withChildren(others)));
    parts
        .build()
        .asMap()
        .forEach((own, children) -> documents.add(new Document(own, root.withChildren(children))));
  }
}
