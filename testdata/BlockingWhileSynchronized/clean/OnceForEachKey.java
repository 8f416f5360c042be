package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** What is loaded when it is first asked for, and known by the entries of a map. */
class OnceForEachKey {
  private static final String[] TO_BE_LOADED = new String[0];

  private final URL url;
  private final Map<String, Boolean> loaded;
  private final Map<String, String[]> aliases = new HashMap<>();
  private int size;

  OnceForEachKey(URL url, Map<String, Boolean> loaded) {
    this.url = url;
    this.loaded = loaded;
  }

  boolean isLoaded(String library) {
    return isKnown(library) && size > 0;
  }

  private boolean isKnown(String library) {
    return this.loaded.getOrDefault(library, false);
  }

  synchronized boolean load(String library) {
    if (isKnown(library)) {
      return true;
    }
    boolean done = false;
    try {
      read(library);
      done = true;
    } catch (IOException e) {
      size = 0;
    }
    loaded.put(library, done);
    return isKnown(library);
  }

  private void read(String library) throws IOException {
    try (InputStream in = new URL(url, library).openStream()) {
      size += in.available();
    }
  }

  synchronized String[] aliases(String name) throws IOException {
    size = size * 2;
    if (aliases.isEmpty()) {
      readAliases();
    }
    String[] found = aliases.get(name);
    if (found == TO_BE_LOADED) {
      readAliases();
      found = aliases.get(name);
    }
    return found;
  }

  private void readAliases() throws IOException {
    Properties names = new Properties();
    try (InputStream in = url.openStream()) {
      names.load(in);
    }
    names.forEach((name, all) -> aliases.put((String) name, ((String) all).split(",")));
  }

  synchronized void forget() {
    for (Map.Entry<String, String[]> each : aliases.entrySet()) {
      each.setValue(TO_BE_LOADED);
    }
  }
}
