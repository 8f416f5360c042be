package testdata;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Fields with annotations around their modifiers. */
public class Annotated {
  @Target(ElementType.TYPE_USE)
  @interface Nullable {}

  @interface Kept {}

  private volatile @Nullable String typed;
  private volatile @Kept @Nullable String both;
  @Kept private volatile @Nullable String around;
  @Nullable String leading;

  private @Kept
  volatile @Nullable String lines;

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public String typed() {
    String current = typed;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (typed == null) {
        typed = System.lineSeparator() + "typed";
      }
      return typed;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public String both() {
    String current = both;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (both == null) {
        both = System.lineSeparator() + "both";
      }
      return both;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public String around() {
    String current = around;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (around == null) {
        around = System.lineSeparator() + "around";
      }
      return around;
    }
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  public synchronized String leading() {
    if (leading == null) {
      leading = System.lineSeparator() + "leading";
    }
    return leading;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public String lines() {
    String current = lines;
    if (current != null) {
      return current;
    }
    synchronized (this) {
      if (lines == null) {
        lines = System.lineSeparator() + "lines";
      }
      return lines;
    }
  }

  public static void main(String[] args) {
    Annotated it = new Annotated();
    System.out.println(it.typed() + it.both() + it.around() + it.leading() + it.lines());
  }
}
