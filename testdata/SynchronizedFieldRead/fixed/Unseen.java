package testdata;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Nothing in a few files shows who waits for the lock, and how long. */
class Unseen {
  private volatile String name = "a";
  private final List<String> names = new ArrayList<>();
  private ByteBuffer buffer = ByteBuffer.allocate(8);

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this Unseen only to read 'name'.
  String getName() {
    return name;
  }

  synchronized void setName(String name) {
    this.name = name.trim();
  }

  String nameOfBean() {
    return getName();
  }

  synchronized void add(String name) {
    names.add(name);
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized List<String> names() {
    return new ArrayList<>(names);
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized String joined() {
    StringBuilder all = new StringBuilder();
    for (String each : names) {
      all.append(each);
    }
    return all.toString();
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized int size() {
    return names.size();
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE
  synchronized ByteBuffer buffer() {
    return buffer.duplicate();
  }

  synchronized void replace(ByteBuffer buffer) {
    this.buffer = buffer;
  }

  public static void main(String[] args) {
    Unseen unseen = new Unseen();
    System.out.println(unseen.getName() + unseen.nameOfBean());
    unseen.setName(" b ");
    unseen.add("c");
    System.out.println(unseen.getName() + unseen.names() + unseen.size() + unseen.buffer());
  }
}
