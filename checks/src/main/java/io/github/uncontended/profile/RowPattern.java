package io.github.uncontended.profile;

/**
 * Which rows of a {@link Profile} a rule explains: a kind and a method, {@code monitor
 * java.util.TimeZone#getTimeZone}, with {@code *} as wildcard in the method. The method is the
 * callee of the site or of the library, or after the word {@code in} the site: {@code cpu in
 * *#hashCode}.
 */
public record RowPattern(String kind, boolean site, String method) {
  private static final String IN = "in ";

  /** Reads a pattern. */
  public static RowPattern parse(String text) {
    int space = text.indexOf(' ');
    String rest = text.substring(space + 1);
    boolean site = rest.startsWith(IN);
    return new RowPattern(
        text.substring(0, space), site, site ? rest.substring(IN.length()) : rest);
  }

  /** Whether a row is one of these. */
  public boolean matches(ProfileRow row) {
    if (!row.kind().word().equals(kind)) {
      return false;
    }
    return site
        ? matches(row.site())
        : row.callee().filter(this::matches).isPresent()
            || row.path().entry().filter(this::matches).isPresent();
  }

  private boolean matches(ProfileFrame frame) {
    return Wildcard.matches(method, frame.type() + '#' + frame.method());
  }
}
