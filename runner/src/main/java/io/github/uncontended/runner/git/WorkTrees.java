package io.github.uncontended.runner.git;

import static java.util.stream.Collectors.groupingBy;

import com.google.common.base.Splitter;
import io.github.uncontended.runner.CannotDoException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The git work trees that contain a set of files. */
public final class WorkTrees {
  private static final String UNTRACKED = "??";

  /** The offset of the file name in an entry of {@code git status --porcelain}. */
  private static final int NAME = 3;

  private final Map<Path, Set<String>> namesByRoot;

  private WorkTrees(Map<Path, Set<String>> namesByRoot) {
    this.namesByRoot = namesByRoot;
  }

  /** The work trees of the given files; files outside of any work tree are ignored. */
  public static WorkTrees of(Collection<Path> files) {
    RepositoryPaths repositories = new RepositoryPaths();
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
   * Checks that git can restore the files.
   *
   * @throws CannotDoException if a work tree has uncommitted changes, or a file is untracked
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

  /**
   * The lines that differ from a revision.
   *
   * @throws CannotDoException if git does not know the revision
   */
  public ChangedLines changedSince(String revision) {
    if (revision.isEmpty() || revision.startsWith("-")) {
      throw notARevision(revision, null);
    }
    if (namesByRoot.isEmpty()) {
      throw new CannotDoException("--only-changed requires sources in a git work tree");
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
    // Reports any other problem with git first.
    Git.run(root, "rev-parse", "--git-dir");
    try {
      Git.run(root, "rev-parse", "--verify", "--end-of-options", revision + "^{commit}");
    } catch (CannotDoException e) {
      throw notARevision(revision, e);
    }
  }

  private static CannotDoException notARevision(String revision, Exception cause) {
    return new CannotDoException("'" + revision + "' is not a git revision", cause);
  }
}
