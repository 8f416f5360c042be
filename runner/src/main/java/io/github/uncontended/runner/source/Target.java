package io.github.uncontended.runner.source;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is to be checked, and what is needed to compile it.
 *
 * @param sources the files
 * @param classPath jars and folders, in order
 * @param release the {@code --release} to compile for
 * @param lombok Lombok's jar, where a source uses it
 * @param missing dependencies that could not be had, as coordinates
 */
public record Target(
    Sources sources,
    ImmutableList<Path> classPath,
    int release,
    Optional<Path> lombok,
    ImmutableList<String> missing)
    implements AutoCloseable {
  @Override
  public void close() throws IOException {
    sources.close();
  }
}
