package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Hot code, but each request may have an object of its own. */
public class OfParts {
  static class Job {
    private volatile String step = "";

    // BUG: Diagnostic contains: SUGGESTION
    String step() {
      return step;
    }

    synchronized void move(String to) {
      step = to;
    }
  }

  @GetMapping
  String list(Job job) {
    return job.step();
  }

  public static void main(String[] args) {
    Job job = new Job();
    job.move("a");
    System.out.println(new OfParts().list(job));
  }
}
