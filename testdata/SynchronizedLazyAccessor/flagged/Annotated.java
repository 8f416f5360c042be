package testdata;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Fields with annotations around their modifiers. */
public class Annotated {
  @Target(ElementType.TYPE_USE)
  @interface Nullable {}

  @interface Kept {}

  private @Nullable String typed;
  private @Kept @Nullable String both;
  @Kept private @Nullable String around;
  @Nullable String leading;

  private @Kept
  @Nullable String lines;

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public synchronized String typed() {
    if (typed == null) {
      typed = System.lineSeparator() + "typed";
    }
    return typed;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public synchronized String both() {
    if (both == null) {
      both = System.lineSeparator() + "both";
    }
    return both;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public synchronized String around() {
    if (around == null) {
      around = System.lineSeparator() + "around";
    }
    return around;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  public synchronized String leading() {
    if (leading == null) {
      leading = System.lineSeparator() + "leading";
    }
    return leading;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE
  public synchronized String lines() {
    if (lines == null) {
      lines = System.lineSeparator() + "lines";
    }
    return lines;
  }

  public static void main(String[] args) {
    Annotated it = new Annotated();
    System.out.println(it.typed() + it.both() + it.around() + it.leading() + it.lines());
  }
}
