package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Requests write, too. */
class Changed {
  // BUG: Diagnostic contains: This place matters: reached from @GetMapping visit()
  private final ReadWriteLock lock = new ReentrantReadWriteLock(true);
  private final Lock write = lock.writeLock();
  private final Map<String, Integer> visits = new HashMap<>();

  @GetMapping
  public int visit(String key) {
    write.lock();
    try {
      return visits.merge(key, 1, Integer::sum);
    } finally {
      write.unlock();
    }
  }

  public static void main(String[] arguments) {
    System.out.println(new Changed().visit("a"));
  }
}
