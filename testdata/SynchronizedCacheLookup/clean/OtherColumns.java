package testdata;

/** The array beside the cache changes without it. */
class OtherColumns {
  private final int[] versions = new int[64];
  private final String[] values = new String[64];

  synchronized String name(int id) {
    int place = id & 63;
    if (values[place] != null && versions[place] == id) {
      return values[place];
    }
    String value = "n" + id;
    versions[place] = id;
    values[place] = value;
    return value;
  }

  synchronized void outdate(int place) {
    versions[place]++;
  }
}
