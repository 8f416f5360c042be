package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The code to check and what is needed to compile it.
 *
 * @param sources the files
 * @param classPath jars and folders, in order
 * @param release the {@code --release} to compile for
 * @param lombok the Lombok jar; empty if no source uses Lombok
 * @param missing the coordinates of dependencies that could not be resolved
 * @param sets the division of the sources into compilations that a build prescribes; empty if there
 *     is none, and the class path and the release are those of all sources
 * @param resources the folders of resources that a build names
 * @param whole whether the sources are those of a whole module, as of a published artifact, however
 *     few they are
 * @param unread why modules of a build could not be read, a sentence each
 * @param notes what the user should know about how a build was read
 */
public record Target(
    Sources sources,
    ImmutableList<Path> classPath,
    int release,
    Optional<Path> lombok,
    ImmutableList<String> missing,
    ImmutableList<SourceSet> sets,
    ImmutableList<Path> resources,
    boolean whole,
    ImmutableList<String> unread,
    ImmutableList<String> notes)
    implements AutoCloseable {
  /** Returns this target with a further note. */
  public Target withNote(String note) {
    return new Target(
        sources,
        classPath,
        release,
        lombok,
        missing,
        sets,
        resources,
        whole,
        unread,
        ImmutableList.<String>builder().addAll(notes).add(note).build());
  }

  @Override
  public void close() throws IOException {
    sources.close();
  }
}
