package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.List;
import java.util.Properties;

/** Flags that some runs set which have waited, and others do not. */
class NotOnEachWay {
  private final URL url;
  private final Properties names = new Properties();
  private boolean found;
  private boolean known;
  private boolean merged;
  private boolean large;
  private boolean handled;
  private boolean searched;
  private boolean chosen;
  private int size;

  NotOnEachWay(URL url) {
    this.url = url;
  }

  /** There may be no hosts. */
  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int find(List<String> hosts) throws IOException {
    size = size * 2;
    if (!found) {
      load();
      for (String host : hosts) {
        names.remove(host);
        found = true;
      }
    }
    return size;
  }

  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int know() throws IOException {
    size = size * 3;
    if (!known) {
      load();
      while (names.size() > 9) {
        names.clear();
        known = true;
      }
    }
    return size;
  }

  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int merge(String mode) throws IOException {
    size = size * 5;
    if (!merged) {
      load();
      switch (mode) {
        case "once":
          merged = true;
          break;
        case "always":
          size = 1;
          break;
      }
    }
    return size;
  }

  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int measure() throws IOException {
    size = size * 7;
    if (!large) {
      load();
      if (names.size() > 100) {
        large = true;
      } else {
        size = names.size();
      }
    }
    return size;
  }

  /** Only the handler sets it. */
  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int handle() throws IOException {
    size = size * 11;
    if (!handled) {
      load();
      try {
        size = Integer.parseInt(names.getProperty("size"));
      } catch (NumberFormatException e) {
        handled = true;
      }
    }
    return size;
  }

  /** The host that is found ends the search, and not the next ones. */
  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int search(List<String> hosts) throws IOException {
    size = size * 13;
    if (!searched) {
      for (String host : hosts) {
        load();
        if (names.containsKey(host)) {
          break;
        }
        searched = true;
      }
    }
    return size;
  }

  // BUG: Diagnostic contains: URL.openStream() (through load) blocks
  synchronized int choose(String mode) throws IOException {
    size = size * 17;
    if (!chosen) {
      load();
      switch (mode) {
        case "none" -> {
          return 0;
        }
        default -> size++;
      }
      chosen = true;
    }
    return size;
  }

  private void load() throws IOException {
    try (InputStream in = url.openStream()) {
      names.load(in);
    }
  }
}
