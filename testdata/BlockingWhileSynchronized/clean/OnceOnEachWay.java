package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Properties;

/** Each run that has waited sets the flag, on whichever way it ends. */
class OnceOnEachWay {
  private final URL url;
  private final Properties names = new Properties();
  private boolean loaded;
  private boolean tried;
  private boolean begun;
  private boolean read;
  private boolean chosen;
  private int size;

  OnceOnEachWay(URL url) {
    this.url = url;
  }

  /** A run that does not come to the call leaves the flag. */
  synchronized int names(String source) throws IOException {
    size = size * 2;
    if (!loaded) {
      if (source.isEmpty()) {
        return 0;
      }
      load();
      loaded = true;
    }
    return size;
  }

  synchronized int attempt() throws IOException {
    size = size * 3;
    if (!tried) {
      try {
        load();
      } finally {
        tried = true;
      }
    }
    return size;
  }

  synchronized int begin() throws IOException {
    size = size * 5;
    if (!begun) {
      begun = true;
      if (size > 9) {
        load();
      }
    }
    return size;
  }

  synchronized int choose(boolean large) throws IOException {
    size = size * 7;
    if (chosen) {
      return size;
    }
    load();
    if (large) {
      size = size * 11;
      chosen = true;
      return size;
    }
    chosen = true;
    return -size;
  }

  synchronized int read() throws IOException {
    size = size * 13;
    if (!read) {
      for (String name : names.stringPropertyNames()) {
        if (name.isEmpty()) {
          break;
        }
        load();
      }
      done();
    }
    return size;
  }

  private void done() {
    read = true;
  }

  private void load() throws IOException {
    try (InputStream in = url.openStream()) {
      names.load(in);
    }
  }
}
