package testdata;

/** A builder of hash codes, by its name: commons-lang has two of them. */
class WithBuilder {
  static final class HashCodeBuilder {
    private int hash;

    HashCodeBuilder append(Object value) {
      hash = 31 * hash + value.hashCode();
      return this;
    }

    int toHashCode() {
      return hash;
    }
  }

  static final class Key {
    private final String a = "a";
    private final String b = "b";
    private transient int hash;

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SUGGESTION SAFE hashCode() allocates a HashCodeBuilder on every call, although the fields of Key never change.
        result = new HashCodeBuilder().append(a).append(b).toHashCode();
        hash = result;
      }
      return result;
    }
  }

  public static void main(String[] args) {
    Key key = new Key();
    System.out.println(key.hashCode() + " " + key.hashCode() + " " + new Key().hashCode());
  }
}
