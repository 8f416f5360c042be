import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Threads write, and a program's main method looks once. */
public class Tests {
  private static final List<String> RESULTS = Collections.synchronizedList(new ArrayList<>());
  private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> RESULTS.add("done"));
    thread.start();
    thread.join();
    collect(LOG);
    System.out.println(RESULTS.size() + RESULTS.get(0) + LOG.size());
  }

  static void collect(List<String> log) {
    log.add("x");
  }
}
