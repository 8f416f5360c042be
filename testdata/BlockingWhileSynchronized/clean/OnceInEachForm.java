package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.List;
import java.util.Properties;

/** Each run that has waited comes to the flag, through statements of all forms. */
class OnceInEachForm {
  private final URL url;
  private final Properties names = new Properties();
  private boolean checked;
  private boolean merged;
  private boolean guarded;
  private boolean repeated;
  private boolean drained;
  private boolean both;
  private boolean counted;
  private boolean valid = false;
  private boolean pruned;
  private boolean shrunk;
  private boolean searched;
  private boolean chosen;
  private boolean locked;
  private int size;

  OnceInEachForm(URL url) {
    this.url = url;
  }

  /** A run that fails may try again. */
  synchronized int check() throws IOException {
    size = size * 3;
    if (!checked) {
      load();
      if (names.isEmpty()) {
        throw new IOException("no names");
      }
      checked = true;
    }
    return size;
  }

  synchronized int merge(String mode) throws IOException {
    size = size * 5;
    if (!merged) {
      switch (mode) {
        case "replace":
          names.clear();
          load();
          break;
        case "add":
          load();
          break;
        default:
          size = 1;
      }
      merged = true;
    }
    return size;
  }

  synchronized int guard() throws IOException {
    size = size * 7;
    if (!guarded) {
      synchronized (names) {
        load();
        guarded = true;
      }
    }
    return size;
  }

  synchronized int repeat() throws IOException {
    size = size * 11;
    if (!repeated) {
      load();
      do {
        size++;
        repeated = true;
      } while (size < names.size());
    }
    return size;
  }

  synchronized int drain(List<String> hosts) throws IOException {
    size = size * 13;
    if (!drained) {
      int at = 0;
      while (at < hosts.size()) {
        at++;
        if (hosts.get(at - 1).isEmpty()) {
          continue;
        }
        load();
      }
      drained = true;
    }
    return size;
  }

  synchronized int either(boolean large) throws IOException {
    size = size * 17;
    if (!both) {
      load();
      if (large) {
        size = names.size();
        both = true;
      } else {
        both = true;
      }
    }
    return size;
  }

  synchronized int count() throws IOException {
    size = size * 19;
    if (!counted) {
      load();
      for (int i = 0; i < names.size(); i++) {
        size += i;
      }
      counted = true;
    }
    return size;
  }

  synchronized int validate() throws IOException {
    size = size * 23;
    if (!valid) {
      load();
      if (names.isEmpty()) {
        throw new IOException("no names");
      } else {
        valid = true;
      }
    }
    return size;
  }

  synchronized int prune() throws IOException {
    size = size * 29;
    if (!pruned) {
      load();
      for (String name : names.stringPropertyNames()) {
        if (name.isEmpty()) {
          continue;
        }
        size++;
      }
      pruned = true;
    }
    return size;
  }

  synchronized int shrink() throws IOException {
    size = size * 31;
    if (!shrunk) {
      load();
      while (names.size() > 9) {
        if (names.remove("last") == null) {
          break;
        }
      }
      shrunk = true;
    }
    return size;
  }

  synchronized int search(List<String> hosts) throws IOException {
    size = size * 37;
    if (!searched) {
      load();
      search:
      for (String host : hosts) {
        for (String name : names.stringPropertyNames()) {
          if (name.equals(host)) {
            size++;
            break search;
          }
        }
      }
      searched = true;
    }
    return size;
  }

  synchronized int choose(String mode) throws IOException {
    size = size * 41;
    if (!chosen) {
      load();
      switch (mode) {
        case "replace" -> size = 1;
        case "add" -> {
          size++;
          break;
        }
        default -> throw new IllegalArgumentException(mode);
      }
      chosen = true;
    }
    return size;
  }

  synchronized int lock() throws IOException {
    size = size * 43;
    if (!locked) {
      load();
      synchronized (names) {
        locked = true;
      }
    }
    return size;
  }

  private void load() throws IOException {
    try (InputStream in = url.openStream()) {
      names.load(in);
    }
  }
}
