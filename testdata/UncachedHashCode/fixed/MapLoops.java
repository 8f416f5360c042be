package testdata;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Loops over maps that never change. */
public final class MapLoops {
  static final class Menu {
    private final Map<String, Integer> prices;
    private transient int hash;

    Menu(Map<String, Integer> prices) {
      this.prices = Map.copyOf(prices);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Menu && ((Menu) other).prices.equals(prices);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = computeHashCode();
        hash = result;
      }
      return result;
    }

    private int computeHashCode() {
      int sum = 0;
      // BUG: Diagnostic contains: SAFE hashCode() runs a loop
      for (Map.Entry<String, Integer> price : prices.entrySet()) {
        sum += price.getKey().hashCode() ^ price.getValue();
      }
      return sum;
    }
  }

  static final class Rota {
    private final Map<String, String> shifts;
    private transient int hash;

    Rota(Map<String, String> shifts) {
      this.shifts = Collections.unmodifiableMap(new TreeMap<>(shifts));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rota && ((Rota) other).shifts.equals(shifts);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = computeHashCode();
        hash = result;
      }
      return result;
    }

    private int computeHashCode() {
      int result = 1;
      // BUG: Diagnostic contains: SAFE hashCode()
      for (String day : this.shifts.keySet()) {
        result = 31 * result + day.hashCode();
        result = 31 * result + shifts.get(day).hashCode();
      }
      for (String name : (shifts.values())) {
        result += name.length();
      }
      for (var shift : shifts.entrySet()) {
        result ^= shift.hashCode();
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Map<Menu, Integer> menus = new HashMap<>();
    menus.put(new Menu(Map.of("tea", 3, "cake", 5)), 1);
    Map<Rota, Integer> rotas = new HashMap<>();
    rotas.put(new Rota(Map.of("mon", "Ada", "tue", "Bo")), 2);
    Menu menu = new Menu(Map.of("cake", 5, "tea", 3));
    Rota rota = new Rota(Map.of("tue", "Bo", "mon", "Ada"));
    for (int i = 0; i < 2; i++) {
      System.out.println(menus.get(menu) + " " + menu.hashCode());
      System.out.println(rotas.get(rota) + " " + rota.hashCode());
    }
  }
}
