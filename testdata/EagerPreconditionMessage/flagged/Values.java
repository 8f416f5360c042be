package testdata;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;

/** Constructors of values, and of objects that code in sight makes again and again. */
public class Values {
  record Range(int low, int high) {
    Range {
      // BUG: Diagnostic contains: SUGGESTION
      checkArgument(low <= high, "bad range up to " + Integer.toHexString(high));
    }
  }

  static class Name {
    private final String text;

    Name(String text) {
      // BUG: Diagnostic contains: SUGGESTION
      checkArgument(!text.isEmpty(), "no name in " + text.trim());
      this.text = text;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Name name && name.text.equals(text);
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  static class Order {
    private final String id;

    Order(String id) {
      // BUG: Diagnostic contains: SUGGESTION
      checkArgument(!id.isEmpty(), "no id in " + id.toLowerCase(Locale.ROOT));
      this.id = id;
    }

    String id() {
      return id;
    }
  }

  Order order(String id) {
    return new Order(id);
  }

  public static void main(String[] args) {
    for (String text : new String[] {"", "a"}) {
      try {
        System.out.println(new Range(text.length(), 0));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      try {
        System.out.println(new Name(text).equals(new Name("a")));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
      try {
        System.out.println(new Values().order(text).id());
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
