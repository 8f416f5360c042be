package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What a section tells of a value, and values that writers complete once they are assigned. */
class Tested {
  private Thread reader;
  private List<String> rows;

  // BUG: Diagnostic contains: SAFE This code takes the monitor of this Tested only to read 'reader'
  synchronized boolean isStarted() {
    return reader != null;
  }

  // BUG: Diagnostic contains: SAFE This code takes the monitor of this Tested only to read 'reader'
  synchronized boolean isAbsent() {
    return Objects.isNull(reader);
  }

  synchronized void set(Thread thread) {
    reader = thread;
  }

  // BUG: Diagnostic contains: ADVICE This code takes the monitor of this Tested only to read 'rows'
  synchronized List<String> rows() {
    return rows;
  }

  synchronized void load(Iterable<String> lines) {
    rows = new ArrayList<>();
    for (String line : lines) {
      rows.add(line);
    }
  }

  // SAME OUTPUT
  public static void main(String[] args) {
    Tested it = new Tested();
    System.out.println(it.isStarted() + " " + it.isAbsent());
    it.set(Thread.currentThread());
    it.load(List.of("a", "b"));
    System.out.println(it.isStarted() + " " + it.isAbsent() + " " + it.rows());
  }
}
