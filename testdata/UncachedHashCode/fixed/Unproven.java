import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Hash codes that may change, or that other code may compute early. */
public class Unproven {
  static int state;

  static final class ReadsState {
    private final int n = 1;

    @Override
    public int hashCode() {
      return n + state;
    }
  }

  record Overrides(int n) {
    @Override
    public int hashCode() {
      return n + state;
    }
  }

  record Component(int n) {}

  static final class NestedState {
    private final ReadsState nested = new ReadsState();
    private final String text = "t";

    @Override
    public int hashCode() {
      return Objects.hash(nested, text, 1);
    }
  }

  static final class NestedRecord {
    private final Overrides nested = new Overrides(2);
    private final String text = "t";

    @Override
    public int hashCode() {
      return Objects.hash(nested, text, 1);
    }
  }

  static final class NestedComponent {
    private final Component nested = new Component(2);
    private final String text = "t";
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(nested, text, 1);
        hash = result;
      }
      return result;
    }
  }

  static final class Localized {
    private final String text = "TITLE";

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      return text.toLowerCase().hashCode();
    }
  }

  static final class Priced {
    private final BigDecimal price = new BigDecimal("1.50");
    private final String text = "t";

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION UNSAFE
      return Objects.hash(price, text, 1);
    }
  }

  static class Prints {
    Prints() {
      System.out.println(toString().isEmpty());
    }
  }

  static final class Printed extends Prints {
    private final String a = "a".trim();
    private final String b = "b".trim();
    private final String c = "c".trim();

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }

  static class Looks {
    Looks() {
      System.out.println(look() == 0);
    }

    int look() {
      return 1;
    }
  }

  static final class Looked extends Looks {
    private final String a = "a".trim();
    private final String b = "b".trim();
    private final String c = "c".trim();

    @Override
    int look() {
      return hashCode();
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }

  static final class Restored implements Serializable {
    private static final long serialVersionUID = 1;
    private final String a = "a".trim();
    private final String b = "b".trim();
    private final String c = "c".trim();

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      hashCode();
      in.defaultReadObject();
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }

  static final class View extends AbstractList<String> {
    private final List<String> all;
    private final int size = 1;

    View(List<String> all) {
      this.all = all;
    }

    @Override
    public String get(int i) {
      return all.get(i);
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public int hashCode() {
      int hash = 1;
      for (String each : this) {
        hash = 31 * hash + each.hashCode();
      }
      return hash;
    }
  }

  static final class Joined {
    private final StringBuilder text = new StringBuilder("t");
    private final String b = "b";

    @Override
    public int hashCode() {
      return (text + "/" + b).hashCode();
    }
  }

  static final class Concatenated {
    private final String a = "a".trim();
    private final String b = "b".trim();
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = (a + "/" + b).hashCode();
        hash = result;
      }
      return result;
    }
  }

  static final class ListedBoth {
    private final String a = "a".trim();
    private final String b = "b".trim();
    private final String c = "c".trim();
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = List.of(a, b, c).hashCode() + Arrays.asList(a, b).hashCode();
        hash = result;
      }
      return result;
    }
  }

  static final class OwnArray {
    private final int[] numbers = {1, 2};
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Arrays.hashCode(numbers);
        hash = result;
      }
      return result;
    }
  }

  static final class GivenArray {
    private final Object[] given;

    GivenArray(Object... given) {
      this.given = given;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(given);
    }
  }

  static final class LeakedArray {
    private final int[] numbers = {1, 2};

    int[] numbers() {
      return numbers;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(numbers);
    }
  }

  static final class ByAccessor {
    private final ReadsState nested = new ReadsState();
    private final String b = "b";

    @Override
    public int hashCode() {
      return Objects.hash(nested.hashCode(), b, 1);
    }
  }

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    Set<Object> seen = new HashSet<>();
    NestedState state1 = new NestedState();
    NestedRecord record1 = new NestedRecord();
    ByAccessor accessor = new ByAccessor();
    Localized localized = new Localized();
    Joined joined = new Joined();
    int before = state1.hashCode() + record1.hashCode() + accessor.hashCode() + localized.hashCode() + joined.hashCode();
    state++;
    joined.text.append("u");
    Locale.setDefault(Locale.forLanguageTag("tr"));
    System.out.println(before + " " + state1.hashCode() + " " + record1.hashCode() + " " + accessor.hashCode());
    System.out.println(localized.hashCode() + " " + joined.hashCode());
    Locale.setDefault(Locale.ROOT);
    NestedComponent component = new NestedComponent();
    System.out.println(component.hashCode() + " " + component.hashCode() + new Priced().hashCode());
    System.out.println(new Printed().hashCode() + " " + new Looked().hashCode() + " " + new Restored().hashCode());
    View view = new View(Arrays.asList("a"));
    int viewed = view.hashCode();
    view.all.set(0, "b");
    System.out.println(viewed + " " + view.hashCode() + " " + seen.add(view));
    Concatenated concatenated = new Concatenated();
    ListedBoth listed = new ListedBoth();
    OwnArray own = new OwnArray();
    System.out.println(concatenated.hashCode() + " " + listed.hashCode() + " " + own.hashCode());
    System.out.println(concatenated.hashCode() + " " + listed.hashCode() + " " + own.hashCode());
    LeakedArray leaked = new LeakedArray();
    int first = leaked.hashCode();
    leaked.numbers()[0]++;
    System.out.println(first + " " + leaked.hashCode() + " " + new GivenArray("a").hashCode());
  }
}
