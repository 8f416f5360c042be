package testdata;

import java.util.List;

/** What other programs may call, whatever lock the other methods of the class hold. */
public class Siblings {
  private volatile List<String> columns;

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  public List<String> columns() {
    List<String> current = columns;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (columns == null) {
        columns = List.of("id", "name");
      }
      return columns;
    }
  }

  public synchronized int indexOf(String column) {
    return columns().indexOf(column);
  }
}
