package testdata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lock keeps readers of the files from what is half written. */
class GuardedFiles {
  private final Object lock = new Object();
  private int reads;

  synchronized String text(Path file) throws IOException {
    reads++;
    return Files.readString(file);
  }

  void append(Path file, String text) throws IOException {
    synchronized (this) {
      store(file, text);
    }
  }

  private void store(Path file, String text) throws IOException {
    Files.writeString(file, text);
  }

  byte[] bytes(Path file) throws IOException {
    synchronized (lock) {
      reads++;
      return Files.readAllBytes(file);
    }
  }

  void drop(Path file) throws IOException {
    synchronized (lock) {
      Files.delete(file);
    }
  }
}
