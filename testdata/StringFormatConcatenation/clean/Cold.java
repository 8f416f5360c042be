package testdata;

import java.util.List;

/** Places that run seldom. */
class Cold {
  private static final String AT_START = String.format("start %s", "a");
  private static final String LATER;

  static {
    LATER = String.format("later %s", AT_START);
  }

  void thrown(String s) {
    if (s.isEmpty()) {
      throw new IllegalArgumentException(String.format("thrown %s", s));
    }
    assert s.length() > 1 : String.format("asserted %s", s);
  }

  void close(String s) {
    System.out.println(String.format("closed %s", s));
  }

  void configureSource(StringBuilder url, String name) {
    url.append(String.format("jdbc:h2:mem:%s", name));
  }

  public static void main(String[] args) {
    for (String argument : args) {
      System.out.println(String.format("argument %s", argument));
    }
    System.out.println(LATER + List.of(args));
  }
}
