package testdata;

/** Methods that subclasses may override run after the assignment. */
public class Hooks {
  private String text;

  protected void created(String text) {}

  // BUG: Diagnostic contains: No fix is offered
  public synchronized String text() {
    if (text == null) {
      text = String.valueOf(42);
      created(text);
    }
    return text;
  }

  /** Nobody overrides a private method. */
  public static class Closed {
    private volatile String text;

    private void created(String text) {}

    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    public String text() {
      String current = text;
      if (current != null) {
        return current;
      }
      synchronized (this) {
        if (text == null) {
          text = String.valueOf(42);
          created(text);
        }
        return text;
      }
    }
  }

  public static void main(String[] args) {
    System.out.println(new Hooks().text() + new Closed().text());
  }
}
