package testdata;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;

/** Hashes that cost nothing, classes that hold no cache, classes that others extend. */
class NotWorthIt {
  static final class Point {
    private final int x = 1;
    private final int y = 2;

    @Override
    public int hashCode() {
      return 31 * x + y;
    }
  }

  static final class Name {
    private final String first = "f";
    private final String last = "l";

    @Override
    public int hashCode() {
      int result = first.hashCode();
      result = 31 * result + (last == null ? 0 : last.hashCode());
      return result;
    }
  }

  static final class Id {
    private final UUID id = new UUID(1, 2);

    @Override
    public int hashCode() {
      return id.hashCode();
    }
  }

  static final class Wrapped {
    record Key(String a, String b) {}

    private final Key key = new Key("a", "b");

    @Override
    public int hashCode() {
      return key.hashCode();
    }
  }

  static final class WrappedToo {
    private final Wrapped.Key key = new Wrapped.Key("a", "b");

    @Override
    public int hashCode() {
      return Objects.hashCode(key);
    }
  }

  static final class OneOfHash {
    private final String a = "a";

    @Override
    public int hashCode() {
      return Objects.hash(a);
    }
  }

  static final class TwoOfHash {
    private final String a = "a";
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(a, b);
    }
  }

  static final Map<TwoOfHash, String> BY_ORDER = new TreeMap<>();
  static final Map<String, TwoOfHash> AS_VALUE = new HashMap<>();
  static final IdentityHashMap<TwoOfHash, String> BY_IDENTITY = new IdentityHashMap<>();
  static final List<TwoOfHash> LISTED = List.of();

  record Row(String a, String b, String c) {
    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static class Open {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  abstract static class Abstract {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class Cached {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";
    private int hash;

    @Override
    public int hashCode() {
      int h = hash;
      if (h == 0) {
        h = Objects.hash(a, b, c);
        hash = h;
      }
      return h;
    }
  }

  static final class Eager {
    private final String a = "a";
    private final int hash = Objects.hash("a", "b", "c");

    @Override
    public int hashCode() {
      return hash;
    }
  }

  static final class OtherMethods {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    int hashCode(int seed) {
      return Objects.hash(a, b, c);
    }

    int hash() {
      return Objects.hash(a, b, c);
    }
  }

  interface HasHash {
    @Override
    int hashCode();
  }

  static Object anonymous() {
    return new Object() {
      private final String a = "a";
      private final String b = "b";
      private final String c = "c";

      @Override
      public int hashCode() {
        return Objects.hash(a, b, c);
      }
    };
  }

  @interface Entity {}

  @Entity
  static final class Persistent {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  static final class OfConstants {
    @Override
    public int hashCode() {
      return 42;
    }
  }

  static final class OfClass {
    @Override
    public int hashCode() {
      return getClass().hashCode();
    }
  }
}
