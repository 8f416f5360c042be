package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.processing.SupportedOptions;

/** New code is written as the file writes its own. */
@SupportedOptions("value")
class StyleOfTheFile {
  private final Map<Key, StyleOfTheFile> styles = new ConcurrentHashMap<>();
  private final int size;

  record Key(String name) {}

  interface Maker {
    StyleOfTheFile make(Key key);
  }

  private final Maker maker = key -> new StyleOfTheFile(key.name().length());

  StyleOfTheFile(final int given) {
    final int least = (given < 0) ? 0 : given;
    final int most = (least > 9) ? 9 : least;
    this.size = most;
  }

  @SuppressWarnings("unused")
  StyleOfTheFile style(final String name) {
    // BUG: Diagnostic contains: SAFE
    return styles.computeIfAbsent(new Key(name), maker::make);
  }

  int branches(final int kind, final Key key) {
    switch (kind) {
      case 1 -> {
        // BUG: Diagnostic contains: SAFE
        return styles.computeIfAbsent(key, maker::make).size;
      }
      case 2 -> {
        // BUG: Diagnostic contains: SAFE
        return styles.computeIfAbsent(key, k -> this).size;
      }
      default -> {
        return value();
      }
    }
  }

  int value() {
    return 3;
  }

  public static void main(String[] args) {
    final StyleOfTheFile it = new StyleOfTheFile(1);
    for (int i = 0; i < 2; i++) {
      System.out.println(it.style("ab").size);
      System.out.println(it.branches(1, new Key("abc")) + it.branches(2, new Key("d")));
    }
  }
}
