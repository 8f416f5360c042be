package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The lambda of orElseGet is the miss. */
class OptionalMisses {
  private final Map<String, Integer> lengths = new HashMap<>();
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, String> codes = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'lengths' takes the monitor of this OptionalMisses, so concurrent hits block each other and wait for the thread that creates an entry.
  synchronized int length(String text) {
    return Optional.ofNullable(lengths.get(text))
        .orElseGet(
            () -> {
              Integer length = text.length();
              lengths.put(text, length);
              return length;
            });
  }

  // BUG: Diagnostic contains: Every hit in 'texts'
  synchronized String text(String key) {
    Optional<String> known = Optional.ofNullable(texts.get(key));
    return known.orElseGet(() -> load(key));
  }

  private String load(String key) {
    String text = key + "!";
    texts.put(key, text);
    return text;
  }

  // BUG: Diagnostic contains: Every hit in 'codes'
  synchronized String code(String name) {
    return Optional.ofNullable(codes.get(name))
        .orElseGet(
            () -> {
              if (name.isEmpty()) {
                throw new IllegalArgumentException();
              }
              String code = name.substring(1);
              codes.put(name, code);
              return code;
            });
  }

  private final Map<String, String> handlers = new HashMap<>();

  String handle(String topic, String text) {
    String handler;
    // BUG: Diagnostic contains: Every hit in 'handlers' takes 'handlers'
    synchronized (handlers) {
      handler =
          Optional.ofNullable(handlers.get(topic))
              .orElseGet(
                  () -> {
                    String created = topic.trim();
                    handlers.put(topic, created);
                    return created;
                  });
    }
    return handler + text;
  }
}
