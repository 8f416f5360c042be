package testdata;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads that a buffer serves, of texts, and of files that the lock is for. */
class Lines {
  private final Object lock = new Object();
  private int read;

  synchronized String first(Path file) throws IOException {
    read++;
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      return reader.readLine();
    }
  }

  synchronized int firsts(List<Path> files) throws IOException {
    int i = 0;
    while (i < files.size()) {
      try (BufferedReader reader = Files.newBufferedReader(files.get(i))) {
        read += reader.readLine().length();
      }
      i++;
    }
    return read;
  }

  synchronized int lines(String text) throws IOException {
    BufferedReader reader = new BufferedReader(new StringReader(text));
    while (reader.readLine() != null) {
      read++;
    }
    return read;
  }

  int count(Path file) throws IOException {
    synchronized (lock) {
      try (BufferedReader reader = Files.newBufferedReader(file)) {
        while (reader.readLine() != null) {
          read++;
        }
      }
      return read;
    }
  }

  void store(Path file, String text) throws IOException {
    synchronized (lock) {
      Files.writeString(file, text);
    }
  }
}
