package io.github.uncontended.runner.configuration.tree;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** The profiles of the documents of a Spring application's properties. */
final class SpringDocuments {
  private static final ImmutableSet<String> PROFILE_KEYS =
      ImmutableSet.of("spring.config.activate.onprofile", "spring.profiles");

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
      documents.add(new Document(expression.isEmpty() ? ofFile : Profile.of(expression), root));
    }
    return documents.build();
  }
}
