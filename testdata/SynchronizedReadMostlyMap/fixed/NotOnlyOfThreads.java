package testdata;

import java.util.ArrayList;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** One of the objects is shared, too. */
class NotOnlyOfThreads {
  private static final Work SHARED = new Work();
  private final ThreadLocal<Work> current = new ThreadLocal<>();

  static final class Work {
    // BUG: Diagnostic contains: WARNING
    private final List<String> steps = new ArrayList<>(List.of("a"));

    int steps() {
      return steps.size() + steps.indexOf("a");
    }
  }

  void begin() {
    Work work = new Work();
    current.set(work);
  }

  @GetMapping
  int count() {
    return current.get().steps() + SHARED.steps();
  }

  public static void main(String[] args) {
    NotOnlyOfThreads it = new NotOnlyOfThreads();
    it.begin();
    System.out.println(it.count());
  }
}
