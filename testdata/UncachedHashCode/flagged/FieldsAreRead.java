package testdata;

import java.util.Objects;

/** A new field would be seen: no edit. */
class FieldsAreRead {
  @interface Immutable {}

  @interface JsonAutoDetect {}

  @Immutable
  static final class Checked {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE hashCode() fills an array for Objects.hash on every call, though no field of Checked changes. Compute it once, in the constructor or into a transient int; no field is added here, since @Immutable sees every field.
      return Objects.hash(a, b, c);
    }
  }

  @JsonAutoDetect
  static final class Json {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: since @JsonAutoDetect sees every field
      return Objects.hash(a, b, c);
    }
  }

  static class EqualsBuilder {
    static boolean reflectionEquals(Object a, Object b) {
      return a == b;
    }
  }

  static final class Reflective {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public boolean equals(Object o) {
      return EqualsBuilder.reflectionEquals(this, o);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: since the class reads its fields by reflection
      return Objects.hash(a, b, c);
    }
  }

  static class ReflectionToStringBuilder {
    ReflectionToStringBuilder(Object o) {}
  }

  static final class ReflectiveToString {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    @Override
    public String toString() {
      return new ReflectionToStringBuilder(this).toString();
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE
      return Objects.hash(a, b, c);
    }
  }

  static final class OnOneLine {
    private final String a = "a"; private final String b = "b"; private final String c = "c";

    // BUG: Diagnostic contains: Keep it in a private transient int, read once a call.
    public boolean equals(Object o) { return o == this; } public int hashCode() { return Objects.hash(a, b, c); }
  }
}
