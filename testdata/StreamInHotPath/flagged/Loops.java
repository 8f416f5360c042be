// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.Loops#*
package testdata;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** Streams that a loop replaces. */
public class Loops {
  private final Collection<Rule> rules;
  private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();

  public Loops(Collection<Rule> rules) {
    this.rules = rules;
  }

  public static final class Rule {
    private final String name;

    Rule(String name) {
      this.name = name;
    }

    boolean hasName(String other) {
      return name.equals(other);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  public Optional<Rule> find(String name) {
    // BUG: Diagnostic contains: WARNING SAFE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Loops#*. Write a loop, which does the same.
    return rules.stream().filter(each -> each.hasName(name)).findFirst();
  }

  public boolean any(String name) {
    // BUG: Diagnostic contains: WARNING SAFE
    return rules.stream().anyMatch(each -> each.hasName(name));
  }

  public boolean all(String name) {
    // BUG: Diagnostic contains: WARNING SAFE
    return rules.stream()
        .filter(each -> each.name.length() > 1 || name.isEmpty())
        .allMatch(each -> !each.hasName(name));
  }

  public boolean allNumbers(int[] numbers) {
    // BUG: Diagnostic contains: WARNING SAFE
    return Arrays.stream(numbers).allMatch(number -> number > 0);
  }

  public Boolean none(Map<String, Integer> values) {
    if (!values.isEmpty()) {
      // BUG: Diagnostic contains: WARNING SAFE
      return values.entrySet().stream()
          .noneMatch(entry -> entry.getValue() == null || entry.getKey().isEmpty());
    }
    return null;
  }

  public void each(String[] names, StringBuilder out) {
    // BUG: Diagnostic contains: WARNING SAFE
    Arrays.stream(names).filter(name -> name != null).forEach(name -> out.append(name));
    // BUG: Diagnostic contains: WARNING SAFE
    listeners.stream().forEach(listener -> listener.run());
    // BUG: Diagnostic contains: WARNING UNSAFE This stream allocates a spliterator and an object for each operation before it looks at the first element. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Loops#*. Write a loop. It can differ: it runs a lambda that is not proven to leave the collection unchanged: the lambda calls out.append().$
    rules.stream().forEach(rule -> out.append(rule));
    // BUG: Diagnostic contains: WARNING SAFE
    rules.stream().forEach(rule -> out.append(rule.name).append(rule.name.length()).append(';'));
  }

  public Optional<String> longName(List<String> names, String prefix) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names.stream()
        .filter(name -> prefix.isEmpty() || name.startsWith(prefix))
        .filter(name -> name.length() > /* of a code */ 2)
        .findFirst();
  }

  public boolean anyUnset(List<String> names) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names.stream().filter(name -> name != null).anyMatch(name -> name.isEmpty() || name.equals("-"));
  }

  public Optional<String> unset(List<String> names) {
    // BUG: Diagnostic contains: WARNING SAFE
    return names.stream().filter(name -> name.isEmpty() || name.equals("-")).findFirst();
  }

  interface Check {
    boolean accepts(String name);
  }

  public boolean accepted(List<Check> checks, String name) {
    // BUG: Diagnostic contains: WARNING SAFE
    return checks.stream().allMatch(check -> check.accepts(name));
  }

  public boolean pattern(List<? super String> values) {
    // BUG: Diagnostic contains: WARNING SAFE
    return values.stream().anyMatch(value -> value instanceof String text && text.isEmpty());
  }

  static void guard(Runnable code) {
    try {
      code.run();
    } catch (RuntimeException e) {
      System.out.println(e.getClass());
    }
  }

  public static void main(String[] args) {
    Loops it = new Loops(Arrays.asList(new Rule("a"), new Rule("bc"), null));
    System.out.println(it.find("bc"));
    System.out.println(it.any("a"));
    guard(() -> it.find("none"));
    guard(() -> it.any("none"));
    guard(() -> it.all("none"));
    Loops two = new Loops(List.of(new Rule("a"), new Rule("bc")));
    System.out.println(two.all("bc") + " " + two.all("a") + two.any("d") + two.find("d"));
    System.out.println(two.allNumbers(new int[] {1, 2}) + " " + two.allNumbers(new int[] {0}));
    System.out.println(two.none(Map.of("a", 1)) + " " + two.none(Map.of("", 1)) + two.none(Map.of()));
    StringBuilder out = new StringBuilder();
    two.listeners.add(() -> two.listeners.add(() -> out.append("late")));
    two.each(new String[] {"x", null, "y"}, out);
    System.out.println(out + " " + two.pattern(List.of(1, "")) + two.pattern(List.of("a")));
    for (String name : new String[] {"", "-", "abc"}) {
      List<String> names = Arrays.asList(name, "abd");
      System.out.println(two.longName(names, "") + " " + two.longName(names, "ab"));
      System.out.println(two.anyUnset(names) + " " + two.unset(names));
      System.out.println(two.accepted(List.of(names::contains, text -> text.length() > 1), name));
    }
    System.out.println(two.anyUnset(Arrays.asList(null, "a")));
    guard(() -> two.unset(Arrays.asList("a", null)));
    guard(() -> new Loops(null).any("a"));
  }
}
