// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.Declarations#*
package testdata;

import java.util.ArrayList;
import java.util.List;

/** Truth values that a variable holds. */
public class Declarations {
  private final List<String> names = new ArrayList<>();

  String any(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    boolean any = false;
    for (String name : names) {
      if (name.equals(wanted)) {
        any = true;
        break;
      }
    }
    // BUG: Diagnostic contains: SAFE
    var none = true;
    for (String name : names) {
      if (name.isEmpty()) {
        none = false;
        break;
      }
    }
    // BUG: Diagnostic contains: SAFE
    @SuppressWarnings("unused") Boolean all = true;
    for (String name : names) {
      if (name.length() > 1 && !name.equals(wanted)) {
        all = false;
        break;
      }
    }
    if (any) {
      // BUG: Diagnostic contains: SAFE
      boolean inner = false;
      for (String name : names) {
        if (name.isBlank()) {
          inner = true;
          break;
        }
      }
      any = !inner;
    }
    return any + " " + none + all;
  }

  int inLoop(int[][] rows) {
    int found = 0;
    for (int[] row : rows) {
      switch (row.length) {
        case 0:
          continue;
        default: {
          // BUG: Diagnostic contains: SAFE
          boolean zero = false;
          for (int each : row) {
            if (each == 0) {
              zero = true;
              break;
            }
          }
          if (zero) {
            break;
          }
          found++;
        }
      }
    }
    return found;
  }

  public static void main(String[] args) {
    Declarations it = new Declarations();
    System.out.println(it.any("a"));
    it.names.add("a");
    System.out.println(it.any("a") + it.any("b"));
    it.names.add("bb");
    it.names.add(" ");
    System.out.println(it.any("a") + it.any("b") + it.any("bb"));
    System.out.println(it.inLoop(new int[][] {{}, {0}, {1, 2}, {1, 0}}));
    it.names.add(null);
    try {
      System.out.println(it.any("c"));
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
