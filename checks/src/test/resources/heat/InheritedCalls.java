package heat;

import static heat.Probe.probe;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.springframework.web.bind.annotation.GetMapping;

/** Methods of libraries that are called of objects whose static type is in the compilation. */
class InheritedCalls {
  enum Clean implements Function<String, String> {
    TRIM {
      @Override
      public String apply(String s) {
        return probe(s); // CONCURRENT by requests in a branch reached from @GetMapping list()
      }
    },
    QUOTES {
      @Override
      public String apply(String s) {
        return s + probe(s); // CONCURRENT by requests in a branch reached from @GetMapping list()
      }
    };
  }

  /** Only called by the name of the interface of the library, whose methods all kinds implement. */
  static class Plain implements Function<String, String> {
    @Override
    public String apply(String s) {
      return probe(s); // UNKNOWN
    }
  }

  interface Step extends Function<String, String> {}

  /** No step, and no subclass of it is one. */
  static class NoStep implements Function<String, String> {
    @Override
    public String apply(String s) {
      return probe(s); // UNKNOWN
    }
  }

  /** Its subclass is a step. */
  static class Base implements Function<String, String> {
    @Override
    public String apply(String s) {
      return probe(s); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  static class Derived extends Base implements Step {}

  /** Many kinds: a call says little of each, as of those that lambdas implement. */
  interface Rule extends UnaryOperator<String> {}

  static class FirstRule implements Rule {
    @Override
    public String apply(String s) {
      return probe(s); // UNKNOWN
    }
  }

  /** A template method that the superclass in the compilation inherits from the library. */
  abstract static class Job implements Callable<String> {
    String go() throws Exception {
      return call();
    }

    static String viaSuper(Loud loud) {
      return loud.shout();
    }
  }

  static class Print extends Job {
    @Override
    public String call() {
      return probe(); // CONCURRENT by requests in a branch reached from @GetMapping list() through Job.go
    }
  }

  abstract static class Voice extends Thread {}

  static class Loud extends Voice {
    @Override
    public void run() {
      probe(); // UNKNOWN
    }

    String shout() {
      super.run();
      Runnable later = super::run;
      later.run();
      return "";
    }
  }

  static class Once extends Job {
    @Override
    public String call() {
      return probe(); // CONCURRENT by requests in a branch reached from @GetMapping list() through Job.go
    }
  }

  abstract static class Setup implements Callable<String> {}

  static class Schema extends Setup {
    @Override
    public String call() {
      return probe(); // UNKNOWN
    }
  }

  static class Server {
    Server(Setup setup) throws Exception {
      setup.call();
    }

    public static void main(String[] args) throws Exception {
      new Server(new Schema());
    }
  }

  @GetMapping
  List<String> list(String in, Function<String, String> any, Step step, Print print, Rule rule)
      throws Exception {
    Rule other = s -> s;
    return List.of(
        Clean.QUOTES.apply(in),
        any.apply(in),
        step.apply(in),
        print.go(),
        Job.viaSuper(new Loud()),
        rule.andThen(other).apply(in),
        rule.apply(in));
  }

  @GetMapping
  List<String> referenced(Letters letters, List<String> all) {
    return all.stream().map(letters::apply).toList();
  }

  static class Letters implements Alphabet {
    @Override
    public String apply(String s) {
      return probe(s); // CONCURRENT by requests reached from @GetMapping referenced()
    }
  }

  interface Alphabet extends Function<String, String> {}
}
