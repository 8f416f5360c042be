package testdata;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The ways in which hash codes are written. */
class Shapes {
  record Point(int x, int y) {}

  static final class OfArrays {
    private final int a = 3;
    private final long b = 4L;
    private final boolean c = true;
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: allocates an array for Arrays.hashCode on every call
        result = Arrays.hashCode(new Object[] {a, b, c});
        hash = result;
      }
      return result;
    }
  }

  static final class ByHand {
    private final Point at = new Point(1, 2);
    private final BigDecimal amount = new BigDecimal("1.50");

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: of a subclass
      int hash = at.hashCode();
      hash = 31 * hash + amount.hashCode();
      return hash;
    }
  }

  static final class ThroughMethods {
    private final String name = "Name";
    private final Set<Integer> numbers = Collections.unmodifiableSet(new HashSet<>(List.of(5, 6)));
    private transient int hash;

    private String key() {
      return name.trim();
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: creates a modified copy of a string and iterates over a collection on every call
        result = key().hashCode() ^ Objects.hashCode(numbers);
        hash = result;
      }
      return result;
    }
  }

  static class OnlyFactories {
    private final Map<String, Integer> map;
    private final List<String> list;
    private transient int hash;

    private OnlyFactories(Map<String, Integer> map) {
      this.map = Map.copyOf(map);
      list = new ArrayList<>(map.keySet()).stream().sorted().toList();
    }

    static OnlyFactories of(Map<String, Integer> map) {
      return new OnlyFactories(map);
    }

    @Override
    // BUG: Diagnostic contains: iterates over a collection on every call
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        result = 31 * map.hashCode() + list.hashCode();
        hash = result;
      }
      return result;
    }
  }

  static final class Nested {
    private final Inner inner = new Inner();
    private final int number = 7;
    private transient int hash;

    static final class Inner {
      private final String text = "inner";
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: hashes nested values on every call
        result = inner.text.length() * 31 + new_() + Objects.hashCode(point());
        hash = result;
      }
      return result;
    }

    private Point point() {
      return POINT;
    }

    private static final Point POINT = new Point(8, 9);

    private int new_() {
      return number;
    }
  }

  static int local() {
    class Local {
      private final String a = "p";
      private final String b = "q";
      private final String c = "r";
      private transient int hash;

      @Override
      public int hashCode() {
        int result = hash;
        if (result == 0) {
          // BUG: Diagnostic contains: SUGGESTION SAFE
          result = Objects.hash(a, b, c);
          hash = result;
        }
        return result;
      }
    }
    return new Local().hashCode();
  }

  static final class TakenNames {
    private final String hash = "h";
    private final String result = "i";

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: if the default locale never changes
      return hash.toUpperCase().hashCode() + result.hashCode();
    }
  }

  public static void main(String[] args) {
    System.out.println(new OfArrays().hashCode());
    System.out.println(new ByHand().hashCode());
    System.out.println(new ThroughMethods().hashCode());
    OnlyFactories made = OnlyFactories.of(Map.of("k", 1));
    System.out.println(made.hashCode() + " " + made.hashCode());
    System.out.println(new Nested().hashCode());
    System.out.println(local());
    System.out.println(new TakenNames().hashCode());
  }
}
