import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.List;
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
    // BUG: Diagnostic contains: only a check that fails makes a text of them. size() is still called on every call.$
    checkArgument(ok, "none of %s", all.size());
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
