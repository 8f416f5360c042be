package testdata;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** Copies files, or reads them as a whole, while it holds a monitor. */
class Files {
  private long copied;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Files.copy() blocks while the thread holds
  synchronized void copy(Path from, Path to) throws IOException {
    java.nio.file.Files.copy(from, to);
    copied++;
  }

  // BUG: Diagnostic contains: FileChannel.transferTo() blocks
  synchronized long append(FileChannel from, FileChannel to) throws IOException {
    copied += from.transferTo(0, from.size(), to);
    return copied;
  }
}

/** Reads whole files, which nothing writes under the lock. */
class WholeFiles {
  private long read;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Files.readAllBytes() blocks while the thread holds
  synchronized byte[] content(Path file) throws IOException {
    read++;
    return java.nio.file.Files.readAllBytes(file);
  }

  synchronized long read() {
    return read;
  }
}
