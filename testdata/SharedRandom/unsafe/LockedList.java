package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Draws under a lock that also covers reads of a list. */
public class LockedList {
  static final Copied SHARED = new Copied(List.of("a"));

  /** Nobody changes the copy. */
  public static class Copied {
    private final List<String> names;

    public Copied(List<String> names) {
      this.names = List.copyOf(names);
    }

    public String pick() {
      return names.get(ThreadLocalRandom.current().nextInt(names.size()));
    }
  }

  /** The lock also keeps the list as it is. */
  public static class Changing {
    private final Random random = new Random();
    private final List<String> names = new ArrayList<>();

    public synchronized void add(String name) {
      names.add(name);
    }

    public synchronized String pick() {
      return names.get(random.nextInt(names.size()));
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    System.out.println(SHARED.pick());
  }
}
