package testdata;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Hash codes that include what a superclass hashes. */
public final class Inherited {
  abstract static class Place {
    private final String country;
    private final int zone;

    Place(String country, int zone) {
      this.country = country;
      this.zone = zone;
    }

    private int weight() {
      return zone * 7;
    }

    String country() {
      return country;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Place && ((Place) other).country.equals(country);
    }

    @Override
    public int hashCode() {
      return country().hashCode() + weight();
    }
  }

  static final class Harbour extends Place {
    private final String name;
    private final int berths;
    private transient int hash;

    Harbour(String country, String name, int berths) {
      super(country, 3);
      this.name = name;
      this.berths = berths;
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other) && other instanceof Harbour && ((Harbour) other).name.equals(name);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE hashCode() allocates an array for Objects.hash on every call
        result = Objects.hash(super.hashCode(), name);
        hash = result;
      }
      return result;
    }
  }

  abstract static class Stop extends Place {
    private final String line;

    Stop(String country, String line) {
      super(country, 1);
      this.line = line;
    }

    @Override
    public int hashCode() {
      return super.hashCode() * 31 + line.hashCode();
    }
  }

  static final class Pier extends Stop {
    private final String code;
    private transient int hash;

    Pier(String country, String code) {
      super(country, "ferry");
      this.code = code;
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other) && other instanceof Pier && ((Pier) other).code.equals(code);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE hashCode() creates a modified copy of a string
        result = super.hashCode() ^ code.toLowerCase(Locale.ROOT).hashCode();
        hash = result;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Map<Harbour, Integer> harbours = new HashMap<>();
    harbours.put(new Harbour("DK", "Esbjerg", 4), 1);
    Map<Pier, Integer> piers = new HashMap<>();
    piers.put(new Pier("SE", "A1"), 2);
    Harbour harbour = new Harbour("DK", "Esbjerg", 4);
    Pier pier = new Pier("SE", "A1");
    for (int i = 0; i < 2; i++) {
      System.out.println(harbours.get(harbour) + " " + harbour.hashCode());
      System.out.println(piers.get(pier) + " " + pier.hashCode());
    }
    System.out.println(harbour.berths);
  }
}
