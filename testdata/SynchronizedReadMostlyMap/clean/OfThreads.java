package testdata;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** The lists belong to objects of one thread each. */
class OfThreads {
  private final ThreadLocal<Work> current = new ThreadLocal<>();
  private final ThreadLocal<Trace> traces = ThreadLocal.withInitial(Trace::new);
  private final ThreadLocal<Notes> notes =
      new ThreadLocal<>() {
        @Override
        protected Notes initialValue() {
          return new Notes();
        }
      };

  static final class Work {
    private final List<String> steps = Collections.synchronizedList(new ArrayList<>(List.of("a")));

    int steps() {
      return steps.size() + steps.indexOf("a");
    }
  }

  static final class Trace {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>(List.of("a")));

    int lines() {
      return lines.size() + lines.indexOf("a");
    }
  }

  static final class Notes {
    private final List<String> texts = Collections.synchronizedList(new ArrayList<>(List.of("a")));

    int texts() {
      return texts.size() + texts.indexOf("a");
    }
  }

  void begin() {
    Work work = new Work();
    current.set(work);
  }

  @GetMapping
  int count() {
    return current.get().steps() + traces.get().lines() + notes.get().texts();
  }
}
