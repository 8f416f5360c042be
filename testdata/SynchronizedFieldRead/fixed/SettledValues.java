package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The values are collections that never change. */
class SettledValues {
  private volatile Map<String, Integer> rates = Map.of();
  private volatile List<String> names;
  private List<String> open = List.of();

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this SettledValues only to read 'rates'.
  Map<String, Integer> rates() {
    return rates;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  List<String> names() {
    return names;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this SettledValues only to read 'open'.
  synchronized List<String> open() {
    return open;
  }

  void setRates(Map<String, Integer> next) {
    Map<String, Integer> copy = Map.copyOf(next);
    synchronized (this) {
      rates = Map.copyOf(copy);
    }
  }

  void setNames(List<String> next) {
    synchronized (this) {
      names = next.isEmpty() ? null : List.copyOf(next);
    }
  }

  void setOpen(List<String> next) {
    synchronized (this) {
      open = new ArrayList<>(next);
    }
  }

  public static void main(String[] args) {
    SettledValues it = new SettledValues();
    System.out.println(it.rates() + " " + it.names() + " " + it.open());
    it.setRates(Map.of("EUR", 1));
    it.setNames(List.of("a"));
    it.setOpen(List.of("b"));
    System.out.println(it.rates() + " " + it.names() + " " + it.open());
  }
}
