// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.WithinLines#*
package testdata;

import java.util.List;
import java.util.Optional;

/** Streams in statements without braces, behind a case, and in blocks on one line. */
class WithinLines {
  private final List<String> names = List.of("a", "bb", "ccc");

  // BUG: Diagnostic contains: WARNING SAFE
  boolean oneLine(String wanted) {
    for (String name : names) {
      if (name.equals(wanted)) {
        return true;
      }
    }
    return false;
  }

  // BUG: Diagnostic contains: WARNING SAFE
  Optional<String> oneLineFirst(int n) {
    for (String name : names) {
      if (name.length() > n) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  } // longer

  boolean ownLine(String wanted, boolean strict) {
    if (strict)
      // BUG: Diagnostic contains: No fix is offered: its statement shares lines with other code or a comment.$
      return names.stream().anyMatch(name -> name.equals(wanted));
    return false;
  }

  boolean afterTest(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
    return false;
  }

  boolean belowTest(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
    return false;
  }

  boolean alternatives(String wanted, int kind) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (kind == 0) {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    else if (kind == 1) {
      for (String name : names) {
        if (!(name.length() > wanted.length())) {
          return false;
        }
      }
      return true;
    }
    // BUG: Diagnostic contains: WARNING SAFE
    else {
      for (String name : names) { // none
        if (name.equals(wanted)) {
          return false;
        }
      }
      return true;
    }
  }

  boolean otherwise(String wanted, boolean strict) {
    if (strict) {
      return false;
    // BUG: Diagnostic contains: WARNING SAFE
    } else {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
  }

  boolean inBraces(String wanted, boolean strict) {
    // BUG: Diagnostic contains: WARNING SAFE
    if (strict) {
      for (String name : names) {
        if (name.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
    return false;
  }

  boolean inCase(String wanted, int kind) {
    switch (kind) {
      // BUG: Diagnostic contains: WARNING SAFE
      case 0:
        for (String name : names) {
          if (name.equals(wanted)) {
            return true;
          }
        }
        return false;
      case 1:
        // BUG: Diagnostic contains: WARNING SAFE
        for (String name : names) {
          if (name.equals(wanted)) {
            return false;
          }
        }
        return true;
      // BUG: Diagnostic contains: WARNING SAFE
      default:
        for (String name : names) { // all
          if (!name.equals(wanted)) {
            return false;
          }
        }
        return true;
    }
  }

  void printed(StringBuilder to, List<List<String>> lists) {
    for (List<String> list : lists)
      // BUG: Diagnostic contains: WARNING SAFE
      for (int i = 0; i < 2; i++) {
        for (String name : list) {
          to.append(name);
        }
      }
    // BUG: Diagnostic contains: WARNING SAFE
    while (to.length() < 20) {
      for (String name : lists.get(0)) {
        to.append(name);
      }
    }
  }

  boolean isBesideOthers(String wanted, boolean strict) {
    // BUG: Diagnostic contains: No fix is offered: its statement shares lines with other code or a comment.$
    if (strict) return names.stream().anyMatch(name -> name.equals(wanted)); return false;
  }

  boolean isBehindOthers(String wanted, boolean strict) {
    // BUG: Diagnostic contains: No fix is offered: its statement shares lines with other code or a comment.$
    if (strict) { wanted.trim(); return names.stream().anyMatch(name -> name.equals(wanted)); }
    return false;
  }

  boolean isInLineOfCase(String wanted, int kind) {
    // BUG: Diagnostic contains: No fix is offered: its statement shares lines with other code or a comment.$
    switch (kind) { case 0: return names.stream().anyMatch(name -> name.equals(wanted));
      default: return false;
    }
  }

  public static void main(String[] args) {
    WithinLines it = new WithinLines();
    for (String wanted : new String[] {"a", "", "zzzz"}) {
      System.out.println(it.oneLine(wanted) + " " + it.oneLineFirst(wanted.length()));
      for (int kind = 0; kind < 3; kind++) {
        System.out.println(it.alternatives(wanted, kind) + " " + it.inCase(wanted, kind));
        System.out.println(it.isInLineOfCase(wanted, kind));
      }
      for (boolean strict : new boolean[] {true, false}) {
        System.out.println(it.ownLine(wanted, strict) + " " + it.afterTest(wanted, strict));
        System.out.println(it.belowTest(wanted, strict) + " " + it.otherwise(wanted, strict));
        System.out.println(it.inBraces(wanted, strict) + " " + it.isBesideOthers(wanted, strict));
        System.out.println(it.isBehindOthers(wanted, strict));
      }
    }
    StringBuilder to = new StringBuilder();
    it.printed(to, List.of(List.of("x", "yy"), List.of()));
    System.out.println(to);
  }
}
