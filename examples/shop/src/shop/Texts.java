package shop;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Texts, which never change once they are there. */
final class Texts {
  private final Map<String, String> byCode = Collections.synchronizedMap(new HashMap<>());

  Texts() {
    byCode.put("AaAaAa", "apple");
    byCode.put("AaAaBB", "pear");
    byCode.put("AaBBAa", "plum");
  }

  String of(String code) {
    String text = byCode.get(code);
    return text == null ? code : text;
  }
}
