package heat;

import static heat.Probe.probe;

import org.springframework.web.bind.annotation.GetMapping;

/** Ways from an entry point on which not every call runs each time. */
class Doubts {
  interface Step {
    void run();
  }

  static class Sure implements Step {
    @Override
    public void run() {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  interface Choice {
    void choose();
  }

  static class Left implements Choice {
    @Override
    public void choose() {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping list()
      leftOnly();
    }

    private void leftOnly() {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping list() through Left.choose
      if (hashCode() == 0) {
        seldomLeft();
      }
    }

    private void seldomLeft() {
      probe(); // UNKNOWN
    }
  }

  static class Right implements Choice {
    @Override
    public void choose() {}
  }

  @GetMapping
  Object list(Step step, Choice choice, String id) {
    step.run();
    choice.choose();
    if (id == null) {
      missing();
    }
    Object found = checked() ? none() : all1();
    switch (id.length()) {
      case 0:
        empty();
        break;
      default:
        missing();
    }
    try {
      sure();
    } catch (IllegalStateException e) {
      failed();
    }
    if (checked()) {
      return found;
    }
    return null;
  }

  private boolean checked() {
    return probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private void sure() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
    if (hashCode() == 0) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping list()
    }
    all1();
  }

  private void missing() {
    probe(); // CONCURRENT by requests in a branch reached from @GetMapping list()
    missing2();
  }

  private void missing2() {
    if (hashCode() == 0) {
      probe(); // UNKNOWN
      java.util.Optional.of("").map(it -> probe()); // UNKNOWN
    }
    probe(); // CONCURRENT by requests in a branch reached from @GetMapping list() through Doubts.missing
    missing3();
  }

  private void missing3() {
    probe(); // UNKNOWN
  }

  private void empty() {
    Object text = hashCode() == 0 ? seldom() : "";
    probe(); // CONCURRENT by requests in a branch reached from @GetMapping list()
  }

  private Object seldom() {
    return probe(); // UNKNOWN
  }

  private Object none() {
    return probe(); // CONCURRENT by requests in a branch reached from @GetMapping list()
  }

  private void failed() {
    probe(); // COLD only called in catch blocks
  }

  /** Reached by a short way in a branch, and by a long one without: the sure way is named. */
  private Object all1() {
    return probe(); // CONCURRENT by requests reached from @GetMapping list() through Doubts.sure
  }
}
