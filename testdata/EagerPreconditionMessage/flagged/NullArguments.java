package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** An argument that fails for null is a check, too, which a lambda makes only on failure. */
// SAME OUTPUT
public class NullArguments {
  private final Map<String, Long> entries = new TreeMap<>();
  private final Map<String, Long> view = new TreeMap<>(entries).headMap("m");
  private final HashMap<String, Long> counts = new HashMap<>();

  public void parameter(Object value, String key) {
    // BUG: Diagnostic contains: UNSAFE The message of this requireNonNull is built on every call, even when the check passes. Pass a lambda that builds the message: only a check that fails calls it. Deferring the message can change behaviour: it may
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  public void declared(Object value, HashMap<String, String> map) {
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "none of " + map.size());
  }

  public void passedOn(Object value, String key) {
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "no value of " + trimmed(key));
  }

  public void copied(Object value, String key) {
    String copy = key;
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "no value of " + copy.trim());
  }

  public void inBranch(Object value, String key, boolean known) {
    if (known) {
      System.out.println(key.length());
    }
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  /** Null is only written. */
  public void written(Object value, String key) {
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "no value of " + shown(key));
  }

  public void used(Object value, String key) {
    System.out.println(key.length());
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  public void tested(Object value, String key) {
    if (key == null) {
      return;
    }
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  public void inTest(Object value, String key) {
    if (key != null) {
      // BUG: Diagnostic contains: SAFE
      Objects.requireNonNull(value, "no value of " + key.trim());
    }
  }

  public void checked(Object value, String key) {
    Objects.requireNonNull(key);
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  public void ofSameCall(String key, HashMap<String, String> map) {
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(map.get(key), "none of " + map.size());
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(key, "no length " + key.length());
  }

  /** Only this class passes it. */
  private void hidden(Object value, String key) {
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "no value of " + key.trim());
  }

  /** The maps are created here, and the size of one compares nothing. */
  public void created(Object value) {
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "none of " + entries.size());
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(value, "none of " + counts.size());
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "none of " + entries.containsKey("a"));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(value, "none of " + view.size());
  }

  private static String trimmed(String key) {
    return key.trim();
  }

  private static String shown(String key) {
    return key + "!";
  }

  static void guard(Runnable code) {
    try {
      code.run();
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    NullArguments it = new NullArguments();
    String[] nothing = new String[1];
    Object[] values = new Object[2];
    values[0] = "v";
    for (Object value : values) {
      guard(() -> it.written(value, "k"));
      guard(() -> it.written(value, nothing[0]));
      guard(() -> it.used(value, " k "));
      guard(() -> it.used(value, nothing[0]));
      guard(() -> it.checked(value, nothing[0]));
      guard(() -> it.checked(value, "k"));
      guard(() -> it.hidden(value, "k"));
      guard(() -> it.tested(value, " k "));
      guard(() -> it.tested(value, nothing[0]));
      guard(() -> it.inTest(value, " k "));
      guard(() -> it.created(value));
    }
    guard(() -> it.ofSameCall("k", new HashMap<>()));
    guard(() -> it.ofSameCall("k", new HashMap<>(Map.of("k", "v"))));
    guard(() -> it.ofSameCall(nothing[0], new HashMap<>()));
  }
}
