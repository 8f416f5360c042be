import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Blocks that lock on a collection and do more than read it. */
public class OwnMonitors {
  private final Set<String> counted = Collections.synchronizedSet(new HashSet<>());
  private final Set<String> written = Collections.synchronizedSet(new HashSet<>());
  private final Set<String> signalled = Collections.synchronizedSet(new HashSet<>());
  private int hits;

  OwnMonitors(Set<String> names) {
    counted.addAll(names);
    written.addAll(names);
    signalled.addAll(names);
  }

  boolean count(String name) {
    synchronized (counted) {
      hits++;
      return counted.contains(name) && hits > 1;
    }
  }

  int hits() {
    synchronized (counted) {
      return hits + counted.size();
    }
  }

  boolean isWritten(String name) {
    synchronized (written) {
      return written.contains(name) || written.add(name);
    }
  }

  int size() {
    return written.size() + counted.size() + signalled.size();
  }

  void await() throws InterruptedException {
    synchronized (signalled) {
      signalled.wait();
    }
  }
}
