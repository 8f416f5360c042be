// OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
package testdata;

import java.util.Map;

/** What follows the read replaces parts of the text, and stores nothing. */
public class Replaced {
  private final Map<String, String> known;
  private final Map<String, String> tags;

  Replaced(Map<String, String> known, Map<String, String> tags) {
    this.known = known;
    this.tags = tags;
  }

  public String get(String key) {
    String answer = known.get(key);
    if (answer == null) {
      answer = setting(key);
      for (Map.Entry<String, String> tag : tags.entrySet()) {
        String name = tag.getKey();
        if (name.startsWith("%")) {
          answer = answer.replace(name, tag.getValue());
        } else {
          answer = answer.replace(name, tag.getValue());
        }
      }
    }
    return answer;
  }

  private static String setting(String key) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE System.getProperty reads a Hashtable under its lock
    return System.getProperty(key);
  }
}
