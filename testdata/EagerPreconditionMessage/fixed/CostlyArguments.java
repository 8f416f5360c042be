import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** A template does not help where an argument is itself a text of several values. */
public class CostlyArguments {
  public void joins(boolean ok, int n, String a, String b, List<String> all, int[] numbers) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this checkArgument is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. A template would still call join() on every call.$
    checkArgument(ok, "only " + n + String.join("-", a, b));
    // BUG: Diagnostic contains: ADVICE The message of this checkArgument is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. A template would still call toString() on every call.$
    checkArgument(ok, String.format("none of %s", Arrays.toString(numbers)));
    // BUG: Diagnostic contains: A template would still call collect() on every call.$
    checkArgument(ok, "none of " + all.stream().sorted().collect(Collectors.joining()).trim());
    // BUG: Diagnostic contains: A template would still call toString() on every call.$
    checkArgument(ok, "none of " + all.toString());
  }

  /** Here the list itself is passed, and only a failure makes a text of it. */
  public void passes(boolean ok, List<String> all, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    checkArgument(ok, "none of %s is %s", all, name.trim());
    // BUG: Diagnostic contains: only a check that fails builds the message. size() is still called on every call.$
    checkArgument(ok, "none of %s", all.size());
  }

  /** What methods of the compilation do on each call, a template does not defer. */
  public void helpers(boolean ok, String shard, List<String> nodes) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this checkArgument is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. A template would still call codes() on every call.$
    checkArgument(ok, String.format("no route of %s over %s", shard, codes(shard)));
    // BUG: Diagnostic contains: A template would still call quoted() on every call.$
    checkArgument(ok, "no route of " + quoted(shard));
    // BUG: Diagnostic contains: A template would still call nested() on every call.$
    checkArgument(ok, "no route of " + nested(shard));
    // BUG: Diagnostic contains: A template would still call total() on every call.$
    checkArgument(ok, "no route of " + total(nodes));
    // BUG: Diagnostic contains: A template would still call label() on every call.$
    checkArgument(ok, "no route of " + label(nodes.size()));
    // BUG: Diagnostic contains: A template would still call root() on every call.$
    checkArgument(ok, "no route of " + root(shard));
  }

  /** These give out what is there, but for a failure. */
  public void values(boolean ok, String shard, List<String> nodes, Map<String, String> zones) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    checkArgument(ok, "no route of %s over %s", shard, nodes.get(0));
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "no route of %s", zones.get(shard));
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "no route of %s", required(shard));
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "no route of %s", shard.trim());
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "no route of %s", trimmed(shard));
  }

  private static String codes(String text) {
    StringBuilder codes = new StringBuilder();
    for (char c : text.toCharArray()) {
      codes.append((int) c).append(' ');
    }
    return codes.toString();
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }

  private static String nested(String text) {
    return quoted(text).trim();
  }

  private static String label(int number) {
    return String.format("#%d", number);
  }

  private static String root(String path) {
    String root = path;
    int end;
    do {
      end = root.lastIndexOf('/');
      root = end < 0 ? root : root.substring(0, end);
    } while (end >= 0);
    return root;
  }

  private static String trimmed(String text) {
    return text.trim();
  }

  private static int total(List<String> nodes) {
    int total = 0;
    for (String node : nodes) {
      total += node.length();
    }
    return total;
  }

  private static String required(String text) {
    if (text.isEmpty()) {
      throw new IllegalStateException("empty: " + text);
    }
    return text;
  }

  public void supplier(Object object, String a, String b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Objects.requireNonNull(object, () -> "only " + String.join("-", a, b));
  }

  public static void main(String[] args) {
    CostlyArguments costly = new CostlyArguments();
    costly.joins(true, 1, "a", "b", List.of("c"), new int[] {1});
    costly.passes(true, List.of("c"), "d");
    costly.supplier(costly, "a", "b");
    costly.helpers(true, "s", List.of("c"));
    costly.values(true, "s", List.of("c"), Map.of());
    try {
      costly.values(false, "s", List.of("c"), Map.of());
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      costly.passes(false, List.of("c"), " d");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      costly.supplier(null, "a", "b");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
