package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.springframework.web.bind.annotation.GetMapping;

/** Functions that the constructor keeps, and that each request runs. */
public class KeptSteps {
  private final List<Function<String, String>> steps = new ArrayList<>();
  // BUG: Diagnostic contains: WARNING SAFE
  private final List<UnaryOperator<String>> listed = List.of(this::strip, s -> s.replaceAll("b+", "b"));
  private final UnaryOperator<String> alone;

  public KeptSteps() {
    steps.add(this::fold);
    // BUG: Diagnostic contains: WARNING SAFE
    steps.add(s -> s.replaceAll("c+", "c"));
    // BUG: Diagnostic contains: WARNING SAFE
    alone = s -> s.replaceAll("d+", "d");
  }

  private String fold(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.replaceAll("e+", "e");
  }

  private String strip(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return text.replaceAll("f+", "f");
  }

  @GetMapping
  String key(String name) {
    String key = name;
    for (Function<String, String> step : steps) {
      key = step.apply(key);
    }
    return alone.apply(key);
  }

  @GetMapping
  void each(String name) {
    listed.forEach(it -> it.apply(name));
  }

  public static void main(String[] args) {
    System.out.println(new KeptSteps().key("aabbccddeeffgg"));
    new KeptSteps().each("bbff");
    System.out.println(new KeptSteps().strip("bbff"));
  }
}
