package io.github.uncontended.runner.git;

import com.google.common.base.Splitter;
import io.github.uncontended.runner.CannotDoException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * Files as they are in a revision of the repository around the working directory.
 *
 * @param name the revision, as git takes it
 */
public record Revision(String name) {
  /**
   * Writes files of the revision into a folder, under their paths in the repository.
   *
   * @param wanted selects the paths
   * @throws CannotDoException if there is no such revision
   */
  public void export(Predicate<String> wanted, Path folder) throws IOException {
    if (name.startsWith("-")) {
      throw new CannotDoException("'" + name + "' is not a revision");
    }
    Path root = Path.of(Git.run(Path.of("."), "rev-parse", "--show-toplevel").strip());
    String paths = Git.run(root, "ls-tree", "-r", "-z", "--name-only", name);
    for (String path : Splitter.on('\0').omitEmptyStrings().split(paths)) {
      Path file = folder.resolve(path).normalize();
      if (wanted.test(path) && file.startsWith(folder)) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Git.run(root, "show", name + ":" + path));
      }
    }
  }

  /** The path in the repository that a path relative to the working directory has. */
  public static String inRepository(String path) {
    return path.startsWith("./")
        ? Git.run(Path.of("."), "rev-parse", "--show-prefix").strip() + path.substring(2)
        : path;
  }
}
