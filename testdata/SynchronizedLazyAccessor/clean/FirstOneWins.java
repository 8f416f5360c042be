package testdata;

/** What the first caller passes is kept: no value is made at all. */
public class FirstOneWins {
  private String owner;
  private Runnable listener;
  private int entries;

  public synchronized void claim(String by) {
    if (owner == null) {
      owner = by;
    }
  }

  public void listen(Runnable other) {
    synchronized (this) {
      if (this.listener != null) {
        return;
      }
      this.listener = other;
    }
  }

  public synchronized String enter(String name) {
    entries++;
    claim(name);
    listen(() -> System.out.println(name + entries));
    listener.run();
    return owner;
  }
}
