package testdata;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What gets the class of an enum may initialize it. */
class EnumClasses {
  private enum Loud {
    ONE;

    static {
      System.out.println("initialized");
    }
  }

  private enum Quiet {
    ONE
  }

  Set<Loud> loud(Optional<Set<Loud>> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(EnumSet.allOf(Loud.class));
  }

  static Set<Quiet> quiet(Optional<Set<Quiet>> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(EnumSet.allOf(Quiet.class));
  }

  public static void main(String[] args) {
    System.out.println(quiet(Optional.empty()) + " " + quiet(Optional.of(Set.of())));
  }
}
