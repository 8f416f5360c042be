package testdata;

import java.io.IOException;
import java.io.InputStream;
import java.sql.ResultSet;

/** Each statement has an object, and a monitor, of its own. */
class OfOneConnection {
  abstract static class Rows implements ResultSet {
    private final InputStream in;
    private int last;

    Rows(InputStream in) {
      this.in = in;
    }

    synchronized int advance() throws IOException, InterruptedException {
      Thread.sleep(1);
      last = in.read();
      return last;
    }
  }
}
