package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Divides source roots into groups that can be compiled in parallel: roots that refer to each other
 * stay together, roots that declare the same class are separated.
 */
public final class SourceGroups {
  private static final Pattern PACKAGE =
      Pattern.compile("^\\s*package\\s+([\\w$.\\p{L}]+)\\s*;", Pattern.MULTILINE);
  private static final Pattern QUALIFIED_NAME =
      Pattern.compile("\\b[\\p{L}_$][\\w$\\p{L}]*(?:\\.[\\w$\\p{L}]+)*\\.[\\w$\\p{L}*]+");

  /** Declares no class: javac only warns of a second one for a package. */
  private static final String PACKAGE_INFO = "/package-info.java";

  private SourceGroups() {}

  /**
   * Divides source roots.
   *
   * @param parts the intended number of groups; there are more if roots declare the same class, and
   *     fewer if they refer to each other
   */
  public static ImmutableList<ImmutableList<Source>> divide(
      Collection<? extends Collection<Source>> roots, int parts) throws IOException {
    List<Group> groups = new ArrayList<>();
    for (Collection<Source> root : roots) {
      if (!root.isEmpty()) {
        groups.add(Group.of(root));
      }
    }
    if (groups.size() > 1) {
      groups = pack(joinRelated(groups), parts);
    }
    return groups.stream()
        .map(group -> ImmutableList.copyOf(group.sources))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * The package that a file declares, a slash and the name of the file: equal for clashing files.
   */
  public static String qualifiedName(Source source) throws IOException {
    Matcher declared = PACKAGE.matcher(source.text());
    String path = source.path();
    return (declared.find() ? declared.group(1) : "")
        + "/"
        + path.substring(path.lastIndexOf('/') + 1);
  }

  /** A group of roots with the classes and packages they declare and the names they refer to. */
  private record Group(
      List<Source> sources, Set<String> classes, Set<String> packages, Set<String> prefixes) {
    static Group of(Collection<Source> root) throws IOException {
      Group group =
          new Group(new ArrayList<>(root), new HashSet<>(), new HashSet<>(), new HashSet<>());
      for (Source source : root) {
        group.read(source);
      }
      return group;
    }

    private void read(Source source) throws IOException {
      String text = source.text();
      String qualified = qualifiedName(source);
      packages.add(qualified.substring(0, qualified.indexOf('/')));
      if (!qualified.endsWith(PACKAGE_INFO)) {
        classes.add(qualified);
      }
      Matcher names = QUALIFIED_NAME.matcher(text);
      while (names.find()) {
        String name = names.group();
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
          if (!prefixes.add(name.substring(0, dot))) {
            break;
          }
        }
      }
    }

    boolean refersTo(Group other) {
      return other.packages.stream()
          .anyMatch(name -> packages.contains(name) || prefixes.contains(name));
    }

    boolean clashesWith(Group other) {
      return other.classes.stream().anyMatch(classes::contains);
    }

    void add(Group other) {
      sources.addAll(other.sources);
      classes.addAll(other.classes);
      packages.addAll(other.packages);
      prefixes.addAll(other.prefixes);
    }
  }

  private static List<Group> joinRelated(List<Group> roots) {
    List<Group> joined = new ArrayList<>();
    for (Group root : roots) {
      Group group = root;
      List<Group> apart = new ArrayList<>();
      for (Group other : joined) {
        if ((group.refersTo(other) || other.refersTo(group)) && !group.clashesWith(other)) {
          other.add(group);
          group = other;
        } else {
          apart.add(other);
        }
      }
      apart.add(group);
      joined = apart;
    }
    return joined;
  }

  /** Assigns the groups, largest first, to the smallest part so far. */
  private static List<Group> pack(List<Group> groups, int parts) {
    List<Group> packed = new ArrayList<>();
    groups.stream()
        .sorted(Comparator.comparingInt((Group group) -> -group.sources.size()))
        .forEach(
            group -> {
              if (packed.size() < parts) {
                packed.add(group);
                return;
              }
              packed.stream()
                  .filter(part -> !part.clashesWith(group))
                  .min(Comparator.comparingInt(part -> part.sources.size()))
                  .ifPresentOrElse(part -> part.add(group), () -> packed.add(group));
            });
    return packed;
  }
}
