package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

/** Objects whose method an executor runs are as hot as their construction. */
public class SubmittedTasks {
  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  private Runnable last;

  @GetMapping
  public boolean submit(String text) throws Exception {
    workers.execute(new Run(text));
    return workers.submit(new Call(text)).get();
  }

  @GetMapping
  public boolean async(String text) throws Exception {
    return CompletableFuture.supplyAsync(new Supply(text)).get();
  }

  @GetMapping
  public int all(String text) throws Exception {
    List<Callable<Boolean>> tasks = new ArrayList<>();
    tasks.add(new Gathered(text));
    Listed listed = (new Listed(text));
    return workers.invokeAll(tasks).size() + workers.invokeAll(List.of(listed, new Element())).size();
  }

  @GetMapping
  public void variable(String text) {
    Runnable task = new Kept(text);
    workers.execute(task);
  }

  // When these run, nothing says.
  @GetMapping
  public List<Callable<Boolean>> others(String text, List<Callable<Boolean>> unknown) {
    timer.schedule(new Timed(text), 1, TimeUnit.DAYS);
    last = new Stored(text);
    workers.execute(new Wrapper(new Inner(text)));
    List<Callable<Boolean>> returned = new ArrayList<>();
    returned.add(new Returned(text));
    unknown.addAll(returned);
    Runnable local = new Local(text);
    last = local;
    new Own(text).hand(workers);
    workers.submit(of(new Made(text)));
    CompletableFuture.completedFuture(new Done(text));
    return returned;
  }

  private static Runnable of(Runnable task) {
    return () -> {};
  }

  public void init() {
    workers.execute(new Warm("text"));
  }

  static class Run implements Runnable {
    private static final Pattern RUN_PATTERN = Pattern.compile("a1+b");
    private static final Pattern OTHER_PATTERN = Pattern.compile("a2+b");
    private final String text;

    Run(String text) {
      this.text = text;
    }

    @Override
    public void run() {
      // BUG: Diagnostic contains: WARNING SAFE String.matches compiles the same regular expression on each call. This place matters: reached from @GetMapping submit()
      RUN_PATTERN.matcher(text).matches();
      other();
    }

    private void other() {
      // BUG: Diagnostic contains: WARNING SAFE
      OTHER_PATTERN.matcher(text).matches();
    }

    /** No executor calls it. */
    public void run(boolean again) {
      text.matches("a3+b");
    }
  }

  record Call(String text) implements Callable<Boolean> {
    private static final Pattern CALL_PATTERN = Pattern.compile("b1+b");

    @Override
    public Boolean call() {
      // BUG: Diagnostic contains: WARNING SAFE
      return CALL_PATTERN.matcher(text).matches();
    }
  }

  record Supply(String text) implements Supplier<Boolean> {
    private static final Pattern GET_PATTERN = Pattern.compile("c1+b");

    @Override
    public Boolean get() {
      // BUG: Diagnostic contains: WARNING SAFE
      return GET_PATTERN.matcher(text).matches();
    }
  }

  record Gathered(String text) implements Callable<Boolean> {
    private static final Pattern CALL_PATTERN = Pattern.compile("d1+b");

    @Override
    public Boolean call() {
      // BUG: Diagnostic contains: WARNING SAFE
      return CALL_PATTERN.matcher(text).matches();
    }
  }

  record Listed(String text) implements Callable<Boolean> {
    private static final Pattern CALL_PATTERN = Pattern.compile("d2+b");

    @Override
    public Boolean call() {
      // BUG: Diagnostic contains: WARNING SAFE
      return CALL_PATTERN.matcher(text).matches();
    }
  }

  record Element() implements Callable<Boolean> {
    private static final Pattern CALL_PATTERN = Pattern.compile("d3+b");

    @Override
    public Boolean call() {
      // BUG: Diagnostic contains: WARNING SAFE
      return CALL_PATTERN.matcher("a").matches();
    }
  }

  record Kept(String text) implements Runnable {
    private static final Pattern RUN_PATTERN = Pattern.compile("e1+b");

    @Override
    public void run() {
      // BUG: Diagnostic contains: WARNING SAFE
      RUN_PATTERN.matcher(text).matches();
    }
  }

  record Timed(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("f1+b");
    }
  }

  record Stored(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("f2+b");
    }
  }

  record Wrapper(Runnable inner) implements Runnable {
    @Override
    public void run() {}
  }

  record Inner(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("f3+b");
    }
  }

  record Returned(String text) implements Callable<Boolean> {
    @Override
    public Boolean call() {
      return text.matches("f4+b");
    }
  }

  record Local(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("g1+b");
    }
  }

  record Own(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("g2+b");
    }

    void hand(ExecutorService workers) {
      workers.shutdown();
    }
  }

  record Made(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("g3+b");
    }
  }

  record Done(String text) implements Supplier<Boolean> {
    @Override
    public Boolean get() {
      return text.matches("g4+b");
    }
  }

  record Warm(String text) implements Runnable {
    @Override
    public void run() {
      text.matches("f5+b");
    }
  }

  public static void main(String[] args) throws Exception {
    SubmittedTasks tasks = new SubmittedTasks();
    for (String text : List.of("b11b", "c11b", "")) {
      System.out.println(tasks.submit(text) + " " + tasks.async(text) + " " + tasks.all(text));
      tasks.variable(text);
      for (Callable<Boolean> each :
          List.of(new Gathered(text), new Listed(text), new Element(), new Call(text))) {
        System.out.println(each.call());
      }
      new Run(text).run();
    }
    tasks.workers.shutdown();
    tasks.timer.shutdown();
  }
}
