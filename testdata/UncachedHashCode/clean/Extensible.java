package testdata;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A subclass decides what the methods return that the hash code is computed from. */
public class Extensible {
  private final String ferry;

  public Extensible(String ferry) {
    this.ferry = ferry;
  }

  public String ferry() {
    return ferry;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Extensible that && ferry().equals(that.ferry());
  }

  @Override
  public int hashCode() {
    return Objects.hash(ferry(), "ferry");
  }

  static Map<Extensible, String> captains() {
    return new HashMap<>();
  }

  /** One of the compilation extends it. */
  public static class Extended {
    private final String name;

    Extended(String name) {
      this.name = name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Extended that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, "name");
    }
  }

  static class Extension extends Extended {
    int uses;

    Extension(String name) {
      super(name);
    }
  }

  static Map<Extended, String> names() {
    return new HashMap<>();
  }
}
