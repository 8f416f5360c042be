package io.github.uncontended.runner.git;

import static java.util.stream.Collectors.groupingBy;

import com.google.common.base.Splitter;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.source.Repositories;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The git work trees that some files are in. */
public final class WorkTrees {
  private static final String UNTRACKED = "??";

  /** Where the name begins in a line of {@code git status --porcelain}. */
  private static final int NAME = 3;

  private final Map<Path, Set<String>> namesByRoot;

  private WorkTrees(Map<Path, Set<String>> namesByRoot) {
    this.namesByRoot = namesByRoot;
  }

  /** The work trees around files; a file that is in none does not count. */
  public static WorkTrees of(Collection<Path> files) {
    Repositories repositories = new Repositories();
    Map<Optional<Path>, List<Path>> byRoot =
        files.stream().collect(groupingBy(repositories::rootOf));
    Map<Path, Set<String>> names = new TreeMap<>();
    byRoot.forEach(
        (root, inside) ->
            root.ifPresent(
                it ->
                    names.put(
                        it,
                        inside.stream().map(repositories::nameOf).collect(Collectors.toSet()))));
    return new WorkTrees(names);
  }

  /**
   * Makes sure that git can bring back whatever is changed in the files.
   *
   * @throws CannotDoException if something in a work tree is not committed
   */
  public void requireClean() {
    namesByRoot.forEach(
        (root, names) -> {
          for (String entry :
              Splitter.on('\0')
                  .omitEmptyStrings()
                  .split(
                      Git.run(
                          root,
                          "status",
                          "--porcelain",
                          "-z",
                          "--untracked-files=all",
                          "--no-renames"))) {
            String name = entry.substring(NAME);
            if (!entry.startsWith(UNTRACKED) || names.contains(name)) {
              throw new CannotDoException(
                  root
                      + " has uncommitted changes, such as "
                      + name
                      + "; commit or stash them, or use --force");
            }
          }
        });
  }

  /** The lines that differ from a revision, in the files' names under review. */
  public ChangedLines changedSince(String revision) {
    if (revision.isEmpty() || revision.startsWith("-")) {
      throw noRevision(revision, null);
    }
    if (namesByRoot.isEmpty()) {
      throw new CannotDoException("--only-changed needs sources in a git work tree");
    }
    ChangedLines changed = new ChangedLines();
    namesByRoot.forEach(
        (root, names) -> {
          checkRevision(root, revision);
          changed.read(
              Git.run(
                  root,
                  "diff",
                  "--unified=0",
                  "--no-color",
                  "--no-ext-diff",
                  "--no-textconv",
                  "--no-renames",
                  "--src-prefix=a/",
                  "--dst-prefix=b/",
                  revision,
                  "--"));
        });
    return changed;
  }

  private static void checkRevision(Path root, String revision) {
    // Says whatever else is wrong with git there.
    Git.run(root, "rev-parse", "--git-dir");
    try {
      Git.run(root, "rev-parse", "--verify", "--end-of-options", revision + "^{commit}");
    } catch (CannotDoException e) {
      throw noRevision(revision, e);
    }
  }

  private static CannotDoException noRevision(String revision, Exception cause) {
    return new CannotDoException("'" + revision + "' is no git revision", cause);
  }
}
