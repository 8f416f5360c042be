package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** Collections that get empty again, and tests of something else. */
class AgainAndAgain {
  private static final Object IDLE = new Object();

  private final URL url;
  private final Deque<String> ids = new ArrayDeque<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, Boolean> refused = new HashMap<>();
  private Object state = IDLE;

  AgainAndAgain(URL url) {
    this.url = url;
  }

  /** Each id is taken once. */
  // BUG: Diagnostic contains: URL.openStream() (through refill) blocks
  synchronized String next() throws IOException {
    if (ids.isEmpty()) {
      refill();
    }
    return ids.poll();
  }

  private void refill() throws IOException {
    Properties more = new Properties();
    try (InputStream in = url.openStream()) {
      more.load(in);
    }
    ids.addAll(more.stringPropertyNames());
    ids.offer("last");
  }

  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized String name(String key) throws IOException {
    if (names.isEmpty()) {
      names.put(key, read());
    }
    return names.get(key);
  }

  synchronized void expire() {
    names.clear();
  }

  private String read() throws IOException {
    Properties all = new Properties();
    try (InputStream in = url.openStream()) {
      all.load(in);
    }
    return all.getProperty("name");
  }

  /** The entry says that there is nothing to do, not that it is done. */
  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized String allowed(String key) throws IOException {
    if (refused.getOrDefault(key, true)) {
      return "";
    }
    String name = read();
    refused.put(key, name == null);
    return name;
  }

  // BUG: Diagnostic contains: URL.openStream() (through read) blocks
  synchronized Object begin() throws IOException {
    Object current = state;
    if (current == IDLE) {
      state = read();
    }
    return state;
  }

  synchronized void end() {
    state = IDLE;
  }
}
