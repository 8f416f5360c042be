package testdata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.springframework.web.bind.annotation.GetMapping;

/** Functions that requests do not run, or one of many of, or if they are the one. */
public class KeptElsewhere {
  private final List<UnaryOperator<String>> atStart = new ArrayList<>();
  private final Map<String, UnaryOperator<String>> named = new HashMap<>();
  private final List<UnaryOperator<String>> counted = new ArrayList<>();
  private final UnaryOperator<String> onMiss = s -> s.replaceAll("a+", "a");
  private UnaryOperator<String> either;
  private String missing;

  public KeptElsewhere(boolean plain) {
    atStart.add(s -> s.replaceAll("b+", "b"));
    named.put("c", s -> s.replaceAll("c+", "c"));
    counted.add(s -> s.replaceAll("d+", "d"));
    either = plain ? null : s -> s.replaceAll("e+", "e");
    either = s -> s.replaceAll("f+", "f");
  }

  void start(String name) {
    for (UnaryOperator<String> step : atStart) {
      step.apply(name);
    }
  }

  @GetMapping
  String find(String name) {
    if (missing == null) {
      missing = onMiss.apply(name);
    }
    UnaryOperator<String> found = named.get(name);
    return found.apply(name) + either.apply(name);
  }

  @GetMapping
  int count() {
    int count = 0;
    for (UnaryOperator<String> each : counted) {
      count += each.hashCode();
    }
    return count;
  }
}
