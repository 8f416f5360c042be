package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** The constants of an enum are shared by all threads, whoever names them. */
class Constants {
  enum Single {
    INSTANCE;

    private final Map<String, String> texts = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this Single
    String text(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        String existing = texts.putIfAbsent(key, text);
        if (existing != null) {
          text = existing;
        }
      }
      return text;
    }
  }

  enum OfAnInterface implements UnaryOperator<String> {
    UPPER,
    LOWER;

    private final Map<String, String> texts = new ConcurrentHashMap<>();

    @Override
    public String apply(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
      String text = texts.get(key);
      if (text == null) {
        text = this == UPPER ? key.toUpperCase() : key.toLowerCase();
        String existing = texts.putIfAbsent(key, text);
        if (existing != null) {
          text = existing;
        }
      }
      return text;
    }
  }

  enum WithBody {
    TRIMMED {
      private final Map<String, String> texts = new ConcurrentHashMap<>();

      // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this object
      @Override
      String text(String key) {
        String text = texts.get(key);
        if (text == null) {
          text = key.trim();
          String existing = texts.putIfAbsent(key, text);
          if (existing != null) {
            text = existing;
          }
        }
        return text;
      }
    };

    abstract String text(String key);
  }

  static String greet(String name) {
    return Single.INSTANCE.text(name) + WithBody.TRIMMED.text(name);
  }
}
