// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Fields#count,testdata.Fields#later,testdata.Fields#tried
package testdata;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Fields whose values are known, and values that nothing retains. */
public class Fields {
  private static final Pattern WORDS_PATTERN = Pattern.compile("\\w+");
  private static final Pattern CLEAN_PATTERN = Pattern.compile("\\s+");
  private final String delimiter;
  private final String configured;

  Fields(String configured) {
    this(", *", configured);
  }

  private Fields(String delimiter, String configured) {
    this.delimiter = delimiter;
    this.configured = configured;
  }

  static Fields tabs(String configured) {
    return new Fields("\\t+", configured);
  }

  @GetMapping
  int split(String text) {
    // BUG: Diagnostic contains: WARNING ADVICE String.split compiles the same regular expression on each call.
    return text.split(delimiter).length;
  }

  @GetMapping
  boolean find(String text) {
    // BUG: Diagnostic contains: WARNING ADVICE Pattern.compile compiles the same regular expression on each call.
    return Pattern.compile(configured).matcher(text).find();
  }

  long count(List<String> texts) {
    // BUG: Diagnostic contains: Pattern.compile compiles
    Pattern words = WORDS_PATTERN;
    return texts.stream().filter(it -> words.matcher(it).find()).count();
  }

  void later(ExecutorService executor, String text) {
    // BUG: Diagnostic contains: String.replaceAll compiles
    String clean = CLEAN_PATTERN.matcher(text).replaceAll(" ");
    Callable<String> task = () -> clean;
    executor.submit(task);
  }

  String tried(String text) {
    try {
      return normalize(text);
    } catch (IllegalStateException e) {
      return normalize(e.getMessage());
    }
  }

  /** Not only on a failure. */
  private static String normalize(String text) {
    // BUG: Diagnostic contains: String.replaceAll compiles
    return CLEAN_PATTERN.matcher(text).replaceAll(" ");
  }

  public static void main(String[] args) {
    Fields it = new Fields("b+");
    System.out.println(it.split("a, b") + tabs("b").split("a\tb"));
    System.out.println(it.find("abb") + " " + it.count(List.of("a", "-")));
    ExecutorService executor = Executors.newSingleThreadExecutor();
    it.later(executor, "a  b");
    executor.shutdown();
    for (String text : new String[] {"a  b", "", null}) {
      try {
        System.out.println(it.tried(text));
        it.later(null, text);
      } catch (NullPointerException e) {
        System.out.println(e.getClass());
      }
    }
  }
}
