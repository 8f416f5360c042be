package heat;

import static heat.Probe.probe;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.web.bind.annotation.GetMapping;

public class Callers {
  @GetMapping
  Object list(List<String> all) {
    direct();
    open();
    hotAndCold();
    staticHelper();
    map(this::referenced);
    all.computeIfAbsent(null, this::missed);
    new Request();
    new Generic<>("");
    new Overloaded("");
    Function<String, Built> f = Built::new;
    for (String each : all) {
      direct();
    }
    chain1();
    deep1();
    hotAndLoop();
    overloaded("");
    toHotLambda();
    new Base() {};
    return all;
  }

  interface List<T> extends java.util.List<T> {
    void computeIfAbsent(T t, Function<T, T> f);
  }

  void map(Function<String, String> f) {}

  private void direct() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
    for (; ; ) {
      probe(); // CONCURRENT by requests reached from @GetMapping list(), in a loop
    }
  }

  void open() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private void hotAndCold() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private static void staticHelper() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private String referenced(String s) {
    return probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private String missed(String s) {
    return probe(); // UNKNOWN
  }

  private void chain1() {
    chain2();
  }

  private void chain2() {
    probe(); // CONCURRENT by requests reached from @GetMapping list() through Callers.chain1
  }

  private void hotAndLoop() {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private void overloaded(String s) {
    probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  private void overloaded(int i) {
    probe(); // COLD only reached from cold code: lifecycle method start()
  }

  private void toHotLambda() {
    map(x -> probe(x)); // CONCURRENT by requests reached from @GetMapping list()
  }

  void start() {
    hotAndCold();
    coldOnly();
    coldAndUnknown();
    coldOpen();
    overloaded(1);
    map(this::registered);
    map(x -> inLambda());
    for (; ; ) {
      coldLoop();
      registersInLoop();
    }
  }

  private void coldOnly() {
    probe(); // COLD only reached from cold code: lifecycle method start()
    for (; ; ) {
      probe(); // COLD only reached from cold code: lifecycle method start()
      coldTwice();
      registersLate(() -> coldLambda());
    }
  }

  private void coldTwice() {
    probe(); // COLD only reached from cold code: lifecycle method start()
  }

  private void coldLambda() {
    probe(); // UNKNOWN
  }

  private void registersLate(Runnable f) {}

  void coldOpen() {
    probe(); // COLD only reached from cold code: lifecycle method start()
  }

  private void coldLoop() {
    probe(); // COLD only reached from cold code: lifecycle method start()
  }

  private void registersInLoop() {
    map(x -> probe(x)); // UNKNOWN
  }

  private String registered(String s) {
    return probe(); // UNKNOWN
  }

  private String inLambda() {
    return probe(); // UNKNOWN
  }

  private void coldAndUnknown() {
    probe(); // UNKNOWN
  }

  void neutral(boolean bad) {
    coldAndUnknown();
    hotAndLoop();
    for (; ; ) {
      looped();
      hotAndLoop();
      openLooped();
      loopedLambda();
      new LoopBuilt();
      new OpenLoopBuilt();
      coldAndLooped();
      if (bad) {
        throw onlyThrown();
      }
    }
  }

  void stop() {
    coldAndLooped();
  }

  private void coldAndLooped() {
    probe(); // UNKNOWN
  }

  private void looped() {
    probe(); // UNKNOWN
    for (; ; ) {
      probe(); // UNKNOWN
    }
  }

  void openLooped() {
    probe(); // UNKNOWN
    belowOpenLooped();
  }

  private void belowOpenLooped() {
    probe(); // UNKNOWN
  }

  private void loopedLambda() {
    map(x -> probe(x)); // UNKNOWN
  }

  private RuntimeException onlyThrown() {
    return probe(); // COLD only reached from cold code: in a throw statement
  }

  private void unused() {
    probe(); // UNKNOWN
    for (; ; ) {
      probe(); // UNKNOWN
    }
  }

  private void recursive(int n) {
    probe(); // UNKNOWN
    if (n > 0) {
      recursive(n - 1);
    }
  }

  private void visit(java.util.List<Object> nodes) {
    probe(); // UNKNOWN
    for (Object each : nodes) {
      visit(null);
    }
  }

  void walk() {
    visit(null);
  }

  private void ping(int n) {
    probe(); // COLD only reached from cold code: lifecycle method shutdown()
    pong(n);
  }

  private void pong(int n) {
    probe(); // COLD only reached from cold code: lifecycle method shutdown()
    ping(n);
  }

  void shutdown() {
    pong(1);
  }

  private void deep1() {
    deep2();
  }

  private void deep2() {
    deep3();
  }

  private void deep3() {
    deep4();
  }

  private void deep4() {
    deep5();
  }

  private void deep5() {
    deep6();
  }

  private void deep6() {
    deep7();
  }

  private void deep7() {
    deep8();
  }

  private void deep8() {
    probe(); // CONCURRENT by requests reached from @GetMapping list() through Callers.deep1, Callers.deep2, …, Callers.deep7
    deep9();
  }

  private void deep9() {
    probe(); // CONCURRENT by requests reached from @GetMapping list() through Callers.deep1, Callers.deep2, …, Callers.deep8
  }

  static class Request {
    final Object field = probe(); // CONCURRENT by requests reached from @GetMapping list()

    {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
    }

    Request() {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
      helper();
    }

    Request(int other) {
      probe(); // UNKNOWN
    }

    private void helper() {
      probe(); // CONCURRENT by requests reached from @GetMapping list() through new Request()
    }
  }

  static class Generic<T> {
    Generic(T t) {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  static class Overloaded {
    final Object field = probe(); // CONCURRENT by requests reached from @GetMapping list()

    Overloaded(String s) {
      this(s, 1);
    }

    Overloaded(String s, int i) {
      probe(); // CONCURRENT by requests reached from @GetMapping list() through new Overloaded()
    }
  }

  static class Built {
    Built(String s) {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  abstract static class Base {
    final Object field = probe(); // CONCURRENT by requests reached from @GetMapping list()

    Base() {
      probe(); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  static class LoopBuilt {
    LoopBuilt() {
      probe(); // UNKNOWN
    }
  }

  public static class OpenLoopBuilt {
    final Object field = probe(); // UNKNOWN
  }

  static final Callers SINGLE = new Callers();
  static final Single ONLY = new Single();
  static final Open OPEN = new Open();
  static final Hidden HIDDEN = new Hidden();

  static class Single {
    final Object field = probe(); // COLD only reached from cold code: static initializer

    private Single() {
      probe(); // COLD only reached from cold code: static initializer
    }
  }

  static class Open {
    final Object field = probe(); // COLD only reached from cold code: static initializer

    Open() {
      probe(); // COLD only reached from cold code: static initializer
    }

    private Open(String s) {
      probe(); // UNKNOWN
    }
  }

  private static class Hidden {
    final Object field = probe(); // COLD only reached from cold code: static initializer

    public Hidden() {
      probe(); // COLD only reached from cold code: static initializer
    }

    public void called() {
      probe(); // COLD only reached from cold code: lifecycle method stop()
    }

    public void calledInLoop() {
      probe(); // UNKNOWN
    }

    @Override
    public String toString() {
      return probe(); // COLD toString()
    }

    static class Inner {
      void called() {
        probe(); // COLD only reached from cold code: lifecycle method stop()
      }
    }
  }

  private static class HiddenBase {
    HiddenBase() {
      probe(); // COLD only reached from cold code: lifecycle method stop()
    }

    void called() {
      probe(); // COLD only reached from cold code: lifecycle method stop()
    }
  }

  static class Shown extends HiddenBase {}

  private static class HiddenBoth {
    HiddenBoth() {
      probe(); // COLD only reached from cold code: lifecycle method stop()
    }
  }

  private static class HiddenSub extends HiddenBoth {}

  static class Stopper {
    void stop() {
      HIDDEN.called();
      HIDDEN.toString();
      new Hidden.Inner().called();
      new Shown().called();
      new HiddenSub();
      new ComputedRecord(1);
    }

    void neutral() {
      for (; ; ) {
        HIDDEN.calledInLoop();
      }
    }
  }

  private record ComputedRecord(int x) {
    private ComputedRecord {
      probe(); // COLD only reached from cold code: lifecycle method stop()
    }
  }

  static class Locals {
    Object local() {
      class Local {
        void called() {
          probe(); // UNKNOWN
        }

        private void unused() {
          probe(); // UNKNOWN
        }
      }
      for (; ; ) {
        new Local().called();
      }
    }

    Object anonymous(java.util.List<String> all) {
      return new Object() {
        private void helper() {
          probe(); // UNKNOWN
        }

        void run() {
          for (; ; ) {
            helper();
          }
        }
      };
    }
  }

  static class Mixed {
    private String stops(String s) {
      return probe(); // COLD only reached from cold code: lifecycle method stop()
    }

    void stop(java.util.Optional<String> o) {
      o.map(this::stops);
      o.map(x -> late(() -> probe())); // UNKNOWN
      stopLambda();
    }

    String late(Supplier<String> s) {
      return "";
    }

    private void stopLambda() {
      late(() -> lateHelper());
      late(() -> {
        throw thrownLate();
      });
    }

    private String lateHelper() {
      return probe(); // UNKNOWN
    }

    private RuntimeException thrownLate() {
      late(() -> probe()); // UNKNOWN
      return probe(); // COLD only reached from cold code: in a throw statement
    }
  }

  static class Missing {
    @GetMapping
    Object get(java.util.Map<String, String> map) {
      map.computeIfAbsent("", x -> load(x));
      map.computeIfAbsent("", this::load);
      for (; ; ) {
        map.computeIfAbsent("", x -> loadInLoop(x));
        map.computeIfAbsent("", x -> {
          for (; ; ) {
            loopInLoad(x);
          }
        });
      }
    }

    private String load(String s) {
      return probe(); // UNKNOWN
    }

    private String loadInLoop(String s) {
      return probe(); // UNKNOWN
    }

    private String loopInLoad(String s) {
      return probe(); // UNKNOWN
    }
  }

  static class Comparing implements java.util.Comparator<String> {
    @Override
    public int compare(String a, String b) {
      return helper();
    }

    private int helper() {
      return probe(); // UNKNOWN
    }
  }

  static class Handlers {
    private void helper() {
      probe(); // CONCURRENT by requests reached from HttpHandler.handle()
    }

    void init(com.sun.net.httpserver.HttpServer server) {
      server.createContext("/", exchange -> helper());
      register(() -> registered());
      register(() -> {
        for (; ; ) {
          registeredLoop();
        }
      });
    }

    void register(Runnable r) {}

    private void registered() {
      probe(); // UNKNOWN
    }

    private void registeredLoop() {
      probe(); // UNKNOWN
    }
  }

  static class Version {
    static final Object CURRENT = parse("1", "now");

    /** Nothing calls it; those who call the other one are known. */
    public static Object parse(String text) {
      return parse(text, null);
    }

    public static Object parse(String text, String time) {
      return probe(text); // COLD only reached from cold code: static initializer
    }
  }

  static class Uncalled {
    public static Object parse(String text) {
      return parse(text, null);
    }

    public static Object parse(String text, String time) {
      return probe(text); // UNKNOWN
    }
  }
}
