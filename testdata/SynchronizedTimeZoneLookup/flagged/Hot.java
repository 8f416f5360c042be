package testdata;

import java.sql.Statement;
import java.util.TimeZone;

/** What a JDBC statement constructs is constructed for each statement. */
class Hot {
  static class Utils {
    // BUG: Diagnostic contains: WARNING SAFE
    private final TimeZone utc = TimeZone.getTimeZone("UTC");

    TimeZone utc() {
      return utc;
    }
  }

  abstract static class PgStatement implements Statement {
    final Utils utils = new Utils();
  }

  public static void main(String[] args) {
    System.out.println(new Utils().utc().getID());
  }
}
