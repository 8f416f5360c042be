// LIBRARIES: commons-lang3-3.17.0
package testdata;

import java.lang.reflect.Field;
import java.util.Objects;
import org.apache.commons.lang3.builder.EqualsBuilder;
import org.apache.commons.lang3.builder.ReflectionToStringBuilder;

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
      // BUG: Diagnostic contains: SUGGESTION ADVICE hashCode() allocates an array for Objects.hash on every call, although the fields of Checked never change. Compute the hash code once, in the constructor or in a transient int field. No fix is offered: @Immutable processes every field.
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
      // BUG: Diagnostic contains: No fix is offered: @JsonAutoDetect processes every field
      return Objects.hash(a, b, c);
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
      // BUG: Diagnostic contains: No fix is offered: the class reads its fields by reflection
      return Objects.hash(a, b, c);
    }
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

  static final class Listed {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";

    Field[] fields() {
      return getClass().getDeclaredFields();
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: No fix is offered: the class reads its fields by reflection
      return Objects.hash(a, b, c);
    }
  }

  static final class OnOneLine {
    private final String a = "a"; private final String b = "b"; private final String c = "c";

    // BUG: Diagnostic contains: Cache the hash code in a private transient int field that each call reads once.
    public boolean equals(Object o) { return o == this; } public int hashCode() { return Objects.hash(a, b, c); }
  }
}
