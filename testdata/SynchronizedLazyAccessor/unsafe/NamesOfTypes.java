package testdata;

import java.util.List;

/** Fields whose types mean something else in the section, and arrays of any form. */
public class NamesOfTypes<T> {
  private volatile List<T> all;
  private int sizes[];
  private volatile String[] names;

  // BUG: Diagnostic contains: SAFE
  public <S> List<T> all(S unused) {
    List<T> current = all;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (all == null) {
        all = List.of();
      }
      return all;
    }
  }

  public static class Hiding<T> {
    private List<T> all;

    // BUG: Diagnostic contains: ADVICE
    @SuppressWarnings({"hiding", "TypeParameterShadowing"})
    public synchronized <T> Object all(T unused) {
      if (all == null) {
        all = List.of();
      }
      return all;
    }
  }

  // BUG: Diagnostic contains: ADVICE
  public synchronized int sizes(int at) {
    if (sizes == null) {
      sizes = new int[] {1, 2};
    }
    return sizes[at];
  }

  // BUG: Diagnostic contains: UNSAFE
  public String[] names() {
    String[] current = names;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (names == null) {
        names = new String[] {"a"};
      }
      return names;
    }
  }

  public static void main(String[] args) {
    NamesOfTypes<String> types = new NamesOfTypes<>();
    System.out.println(types.all(1) + " " + types.sizes(1) + types.names()[0]);
    System.out.println(new Hiding<String>().all(""));
  }
}
