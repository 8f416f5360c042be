package testdata;

/** Methods that may leave the value as it is, or do more than the class shows. */
class Steps {
  static class Sometimes {
    private String text;
    private long end;
    private boolean isClosed;

    synchronized String text() {
      if (end <= System.currentTimeMillis()) {
        renew();
      }
      return text;
    }

    private void renew() {
      if (isClosed) {
        end = Long.MAX_VALUE;
        return;
      }
      text = "a".trim();
      end = System.currentTimeMillis() + 1000;
    }

    synchronized void close() {
      isClosed = true;
    }
  }

  static class Hook {
    private String text;
    private long end;

    synchronized String text() {
      if (end <= System.currentTimeMillis()) {
        renew();
      }
      return text;
    }

    protected void renew() {
      text = "a".trim();
      end = System.currentTimeMillis() + 1000;
    }
  }
}
