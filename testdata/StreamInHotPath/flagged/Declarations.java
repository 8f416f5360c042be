// OPTIONS: -Xep:StreamInHotPath:WARN -XepOpt:Uncontended:HotMethods=testdata.Declarations#*
package testdata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Truth values that a variable holds. */
public class Declarations {
  private final List<String> names = new ArrayList<>();

  String any(String wanted) {
    // BUG: Diagnostic contains: WARNING SAFE
    boolean any = names.stream().anyMatch(name -> name.equals(wanted));
    // BUG: Diagnostic contains: SAFE
    var none = names.stream().noneMatch(name -> name.isEmpty());
    // BUG: Diagnostic contains: SAFE
    @SuppressWarnings("unused") Boolean all = names.stream().filter(name -> name.length() > 1).allMatch(name -> name.equals(wanted));
    if (any) {
      // BUG: Diagnostic contains: SAFE
      boolean inner = names.stream().anyMatch(name -> name.isBlank());
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
          boolean zero = Arrays.stream(row).anyMatch(each -> each == 0);
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
