package testdata;

import java.util.Objects;

/** A public method renews the value, for other callers, too. */
class Renewed {
  private final Object lock = new Object();
  private String token;
  private long end;

  String token(String user) {
    // BUG: Diagnostic contains: Every call that finds 'token' up to date takes 'lock'
    synchronized (lock) {
      if (isOutdated()) {
        renew();
      }
      return Objects.requireNonNull(token, "token");
    }
  }

  private boolean isOutdated() {
    return token == null || end < System.currentTimeMillis();
  }

  public void renew() {
    synchronized (lock) {
      token = null;
      token = "a".trim();
      end = System.currentTimeMillis() + 1000;
    }
  }
}
