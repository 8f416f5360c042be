package testdata;

import java.util.Objects;

/** Subclasses with a hash of their own, or that may come from elsewhere. */
class Extended {
  private abstract static class Overridden {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  private static class Between extends Overridden {}

  private static final class Overrides extends Between {
    int calls;

    @Override
    public int hashCode() {
      return super.hashCode() + calls++;
    }
  }

  private static class EqualToLess {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  private static final class HasEquals extends EqualToLess {
    @Override
    public boolean equals(Object other) {
      return other instanceof HasEquals;
    }

    @Override
    public String toString() {
      return "HasEquals";
    }
  }

  private static class Calls {
    private final String b = "b";
    private final String c = "c";

    String a() {
      return "a";
    }

    @Override
    public int hashCode() {
      return Objects.hash(a(), b, c);
    }
  }

  private static final class Counts extends Calls {
    private int calls;

    @Override
    String a() {
      return "a" + calls++;
    }
  }

  private static class Opened {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  public static class Opening extends Opened {}

  public abstract static sealed class Sealed permits Unsealed {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      return Objects.hash(a, b, c);
    }
  }

  public abstract static non-sealed class Unsealed extends Sealed {}
}
