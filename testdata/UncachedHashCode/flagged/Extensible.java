package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Other programs may extend the class, but not change what its fields hash to. */
public class Extensible {
  private final String ferry;
  private final String harbour;
  private final int berth;

  public Extensible(String ferry, String harbour, int berth) {
    this.ferry = ferry;
    this.harbour = harbour;
    this.berth = berth;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Extensible that
        && ferry.equals(that.ferry)
        && harbour.equals(that.harbour)
        && berth == that.berth;
  }

  @Override
  public int hashCode() {
    // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates an array for Objects.hash
    return Objects.hash(ferry, harbour, berth);
  }

  static Map<Extensible, String> captains() {
    return new HashMap<>();
  }

  public static void main(String[] args) {
    Extensible first = new Extensible("Ulysses", "Dublin", 3);
    System.out.println(first.hashCode() == Objects.hash("Ulysses", "Dublin", 3));
    System.out.println(first.hashCode() == first.hashCode());
    Map<Extensible, String> captains = captains();
    captains.put(first, "Stephen");
    System.out.println(captains.get(new Extensible("Ulysses", "Dublin", 3)));
  }
}
