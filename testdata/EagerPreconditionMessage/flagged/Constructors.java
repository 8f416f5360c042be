package testdata;

import com.google.common.base.Preconditions;

/** Nothing in a few files shows how often others construct an object. */
public class Constructors {
  private final String name;

  public Constructors(String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Preconditions.checkArgument(name.length() > 1, String.format("short name: %s", name));
    this.name = name;
  }

  public static void main(String[] args) {
    System.out.println(new Constructors("ab").name);
    try {
      new Constructors("a");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
