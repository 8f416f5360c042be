package testdata;

/** What is out of date, and what computes it anew, is in methods of the class. */
class Steps {
  static class Token {
    private final Object lock = new Object();
    private String token;
    private long end;

    String token() {
      // BUG: Diagnostic contains: SUGGESTION ADVICE Every call that finds 'token' up to date takes 'lock'
      synchronized (lock) {
        if (isExpired()) {
          renew();
        }
        return token;
      }
    }

    private boolean isExpired() {
      return token == null || end <= System.currentTimeMillis();
    }

    private void renew() {
      String next = "a".trim();
      token = next;
      end = System.currentTimeMillis() + 1000;
    }
  }

  static class Nested {
    private String text;
    private long end;

    // BUG: Diagnostic contains: SUGGESTION ADVICE Every call that finds 'text' up to date takes the monitor of this Nested
    synchronized String text() {
      if (text == null || end <= System.currentTimeMillis()) {
        this.renew();
      }
      return text;
    }

    private void renew() {
      compute();
      end = System.currentTimeMillis() + 1000;
    }

    private void compute() {
      if (end > 0) {
        text = "again".trim();
        return;
      }
      text = "first".trim();
    }
  }
}
