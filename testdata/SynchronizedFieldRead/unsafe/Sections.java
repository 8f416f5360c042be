// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Sections*#get*
package testdata;

import java.util.ArrayList;
import java.util.List;

/** What else a section that reads a field does. */
class Sections {
  private static final int LIMIT = 3;
  private volatile String name = "a";
  private String other = "b";
  private volatile int length;

  // BUG: Diagnostic contains: 'name'
  String getPlain() {
    return name;
  }

  // BUG: Diagnostic contains: 'name'
  String getCopied() {
    String copy = name;
    return copy;
  }

  String getCopiedOut() {
    // BUG: Diagnostic contains: 'name'
    String copy = name;
    return copy;
  }

  /** The value is not used. */
  void getIgnored() {
    synchronized (this) {
      if (name == null) {}
    }
  }

  // BUG: Diagnostic contains: 'length'
  boolean getCompared() {
    return length > LIMIT;
  }

  // BUG: Diagnostic contains: 'length'
  boolean getComparedOwn() {
    return this.length > Sections.LIMIT;
  }

  synchronized String getTwo() {
    return name + other;
  }

  synchronized boolean getSame(Sections given) {
    return name == given.name;
  }

  synchronized String getOfOther(Sections given) {
    return name + given.name;
  }

  synchronized void getStored() {
    other = name;
  }

  synchronized String getCalled(StringBuilder out) {
    out.append(name);
    return name;
  }

  synchronized String getCaught() {
    try {
      return name;
    } catch (RuntimeException e) {
      return "";
    }
  }

  synchronized void set(String name, String other, int length) {
    this.name = name;
    this.other = other;
    this.length = length;
  }

  static class Lists {
    private final List<String> list = new ArrayList<>();
    private final String[] names = new String[2];

    synchronized void add(String name) {
      list.add(name);
      names[0] = name;
    }

    // BUG: Diagnostic contains: 'list'
    synchronized String[] getCopied() {
      return list.toArray(new String[0]);
    }

    // BUG: Diagnostic contains: 'list'
    synchronized int getSize() {
      return list.size();
    }

    // BUG: Diagnostic contains: 'list'
    synchronized boolean getContains(String name) {
      return list.contains(name);
    }

    // BUG: Diagnostic contains: 'list'
    synchronized boolean getContainsAll(List<String> names) {
      return list.containsAll(names);
    }

    String getOfCaller(Object lock) {
      synchronized (lock) {
        return list.get(0);
      }
    }
  }

  public static void main(String[] args) {
    Sections it = new Sections();
    System.out.println(it.getPlain() + it.getCopied() + it.getCopiedOut());
    System.out.println(it.getCompared() + " " + it.getComparedOwn());
  }
}
