package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Functions that the constructor keeps, and that each request runs. */
public class KeptSteps {
  private static final Pattern REPLACE_PATTERN = Pattern.compile("b+");
  private static final Pattern FOLD_PATTERN = Pattern.compile("e+");
  private static final Pattern STRIP_PATTERN = Pattern.compile("f+");
  private static final Pattern REPLACE_PATTERN_2 = Pattern.compile("c+");
  private static final Pattern REPLACE_PATTERN_3 = Pattern.compile("d+");
  private final List<Function<String, String>> steps = new ArrayList<>();
  // BUG: Diagnostic contains: WARNING SAFE
  private final List<UnaryOperator<String>> listed = List.of(this::strip, s -> REPLACE_PATTERN.matcher(s).replaceAll("b"));
  private final UnaryOperator<String> alone;

  public KeptSteps() {
    steps.add(this::fold);
    // BUG: Diagnostic contains: WARNING SAFE
    steps.add(s -> REPLACE_PATTERN_2.matcher(s).replaceAll("c"));
    // BUG: Diagnostic contains: WARNING SAFE
    alone = s -> REPLACE_PATTERN_3.matcher(s).replaceAll("d");
  }

  private String fold(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return FOLD_PATTERN.matcher(text).replaceAll("e");
  }

  private String strip(String text) {
    // BUG: Diagnostic contains: WARNING SAFE
    return STRIP_PATTERN.matcher(text).replaceAll("f");
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
