package testdata;

/** Tables of numbers, with an array for the keys and one for the values. */
class Columns {
  private final int[] keys = new int[64];
  private final String[] values = new String[64];

  // BUG: Diagnostic contains: Every hit in 'values'
  synchronized String name(int id) {
    int place = id & 63;
    if (values[place] != null && keys[place] == id) {
      return values[place];
    }
    String value = "n" + id;
    keys[place] = id;
    values[place] = value;
    return value;
  }
}
