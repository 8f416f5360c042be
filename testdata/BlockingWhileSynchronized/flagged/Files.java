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

/** Reads through files, line by line or byte by byte. */
class Loops {
  private int found;

  // BUG: Diagnostic contains: SUGGESTION ADVICE BufferedReader.readLine() (through search) blocks while the thread holds
  synchronized String address(Path hosts, String name) throws IOException {
    found++;
    return search(hosts, name);
  }

  private String search(Path hosts, String name) throws IOException {
    try (java.io.BufferedReader reader = java.nio.file.Files.newBufferedReader(hosts)) {
      String line;
      while ((line = reader.readLine()) != null) {
        if (line.endsWith(name)) {
          return line;
        }
      }
    }
    return null;
  }

  // BUG: Diagnostic contains: InputStream.read() blocks
  synchronized int sum(String file) throws IOException {
    java.io.InputStream in = new java.io.BufferedInputStream(new java.io.FileInputStream(file));
    for (int next = 0; next >= 0; next = in.read()) {
      found += next;
    }
    return found;
  }

  // BUG: Diagnostic contains: BufferedReader.readLine() blocks
  synchronized int lines(java.io.File file) throws IOException {
    java.io.BufferedReader reader =
        new java.io.BufferedReader(new java.io.FileReader(file, java.nio.charset.StandardCharsets.UTF_8));
    while (true) {
      if (reader.readLine() == null) {
        return found;
      }
      found++;
    }
  }
}
