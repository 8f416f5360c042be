// PROCESSOR: lombok
package testdata;

import java.util.Objects;
import lombok.AllArgsConstructor;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.RequiredArgsConstructor;
import lombok.ToString;
import lombok.Value;

/** Lombok sees a new field unless it is told not to. */
class WithLombok {
  @RequiredArgsConstructor
  @Getter
  @ToString
  static final class Column {
    private final String name;

    private final String tableName;
    @lombok.Getter(lombok.AccessLevel.NONE)
    @lombok.ToString.Exclude
    private transient int hash;

    @Override
    public boolean equals(final Object obj) {
      return obj instanceof Column column && name.equalsIgnoreCase(column.name);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = Objects.hash(name.toUpperCase(java.util.Locale.ROOT), tableName.toUpperCase(java.util.Locale.ROOT));
        hash = result;
      }
      return result;
    }
  }

  @RequiredArgsConstructor
  static final class OnlyConstructor {
    private final String name;
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE
        result = name.toUpperCase(java.util.Locale.ROOT).hashCode();
        hash = result;
      }
      return result;
    }
  }

  @AllArgsConstructor
  static final class EveryField {
    private final String name;

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: No fix is offered: @AllArgsConstructor processes every field
      return name.toUpperCase(java.util.Locale.ROOT).hashCode();
    }
  }

  @Value
  static class OfValue {
    String name;

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: No fix is offered: @Value processes every field
      return name.toUpperCase(java.util.Locale.ROOT).hashCode();
    }
  }

  @EqualsAndHashCode
  static final class Generated {
    private final String a = "a";
    private final String b = "b";
    private final String c = "c";
  }

  public static void main(String[] args) {
    Column column = new Column("Id", "T");
    System.out.println(column.hashCode() + " " + column + column.getName());
    for (java.lang.reflect.Method method : Column.class.getDeclaredMethods()) {
      if (method.getName().startsWith("get") && method.getName().contains("ash")) {
        System.out.println("getter of the cache");
      }
    }
    System.out.println(new OnlyConstructor("n").hashCode());
    System.out.println(new EveryField("e").hashCode() + new OfValue("v").hashCode());
    System.out.println(new Generated().hashCode() == new Generated().hashCode());
  }
}
