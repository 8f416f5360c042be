package testdata;

import java.util.Objects;

/** The file finds fields of its classes, so that the field of the hash code would show. */
class FoundFields {
  static final class Key {
    private final String one;
    private final String other;
    private final int number;
    private transient int hash;

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
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: UNSAFE hashCode() allocates an array for Objects.hash
        result = Objects.hash(one, other, number);
        hash = result;
      }
      return result;
    }
  }

  static int fields(Object object) {
    return object.getClass().getDeclaredFields().length;
  }
}
