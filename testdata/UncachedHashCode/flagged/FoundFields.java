package testdata;

import java.util.Objects;

/** The file finds fields of its classes, so that the field of the hash code would show. */
class FoundFields {
  static final class Key {
    private final String one;
    private final String other;
    private final int number;

    Key(String one, String other, int number) {
      this.one = one;
      this.other = other;
      this.number = number;
    }

    @Override
    public boolean equals(Object object) {
      return object instanceof Key key && key.one.equals(one);
    }

    @Override
    public int hashCode() {
      // BUG: Diagnostic contains: UNSAFE hashCode() allocates an array for Objects.hash
      return Objects.hash(one, other, number);
    }
  }

  static int fields(Object object) {
    return object.getClass().getDeclaredFields().length;
  }
}
