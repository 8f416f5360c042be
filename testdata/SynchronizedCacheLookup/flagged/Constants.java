package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The constants of an enum are shared by all threads, whoever names them. */
class Constants {
  enum Single {
    INSTANCE;

    private final Map<String, String> texts = new HashMap<>();

    // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this Single
    synchronized String text(String key) {
      String text = texts.get(key);
      if (text == null) {
        text = key.trim();
        texts.put(key, text);
      }
      return text;
    }
  }

  enum OfAnInterface implements UnaryOperator<String> {
    UPPER,
    LOWER;

    private final Map<String, String> texts = new HashMap<>();

    @Override
    public String apply(String key) {
      // BUG: Diagnostic contains: Every hit in 'texts' takes 'texts'
      synchronized (texts) {
        String text = texts.get(key);
        if (text == null) {
          text = this == UPPER ? key.toUpperCase() : key.toLowerCase();
          texts.put(key, text);
        }
        return text;
      }
    }
  }

  enum WithBody {
    TRIMMED {
      private final Map<String, String> texts = new HashMap<>();

      // BUG: Diagnostic contains: Every hit in 'texts' takes the monitor of this object
      @Override
      synchronized String text(String key) {
        String text = texts.get(key);
        if (text == null) {
          text = key.trim();
          texts.put(key, text);
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
