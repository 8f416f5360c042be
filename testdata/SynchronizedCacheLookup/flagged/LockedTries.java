package testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** The try that gives the lock back handles failures, too, or follows a declaration. */
class LockedTries {
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, String> texts = new HashMap<>();
  private final ReentrantLock gate = new ReentrantLock();
  private final Map<String, Integer> sizes = new HashMap<>();

  String text(String name) {
    // BUG: Diagnostic contains: SUGGESTION
    lock.lock();
    try {
      String text = texts.get(name);
      if (text == null) {
        text = Files.readString(Path.of(name));
        texts.put(name, text);
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      lock.unlock();
    }
  }

  int size(String name) {
    // BUG: Diagnostic contains: SUGGESTION
    gate.lock();
    Integer size;
    try {
      size = sizes.get(name);
      if (size == null) {
        size = name.length() * 31;
        sizes.put(name, size);
      }
    } finally {
      gate.unlock();
    }
    return size;
  }
}
