package testdata;

/** Pauses for another reason than to keep calls apart. */
public class Clocks {
  enum Kind {
    READ,
    WRITE
  }

  interface Source {
    long position();

    boolean isForced();
  }

  private static final long SPACING = 1000;

  private final Source source;
  private long last;
  private long lastWrite;
  private long position;
  private long deadline;
  private long given;
  private boolean isCounted;

  public Clocks(Source source) {
    this.source = source;
  }

  /** After a failure only. */
  public synchronized void retried(Runnable task) throws InterruptedException {
    long now = System.currentTimeMillis();
    try {
      task.run();
    } catch (IllegalStateException e) {
      if (last + SPACING > now) {
        Thread.sleep(last + SPACING - now);
      }
    }
    last = now;
  }

  /** The clock was set back. */
  public synchronized long monotonous() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (last - now > 0) {
      Thread.sleep(last - now);
    }
    last = now;
    return now;
  }

  /** A clock that was set back by a little is no matter. */
  public synchronized long nearlyMonotonous() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (last - 1000 > now) {
      Thread.sleep(last - now);
    }
    last = now;
    return now;
  }

  /** Only some calls count. */
  public synchronized void counted() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (last + SPACING > now) {
      Thread.sleep(last + SPACING - now);
    }
    if (isCounted) {
      last = now;
    }
  }

  public synchronized void written(Kind kind) throws InterruptedException {
    long now = System.currentTimeMillis();
    if (lastWrite + SPACING > now) {
      Thread.sleep(lastWrite + SPACING - now);
    }
    switch (kind) {
      case WRITE:
        lastWrite = now;
        break;
      default:
        last = now;
    }
  }

  /** Not the clock, but what others read moves on. */
  public synchronized void behind() throws InterruptedException {
    if (position + SPACING > source.position()) {
      Thread.sleep(10);
    }
    position = source.position();
  }

  /** Comes nearer with each call. */
  public synchronized void nearer() throws InterruptedException {
    if (deadline > System.nanoTime()) {
      Thread.sleep(10);
    }
    deadline -= SPACING;
  }

  /** The caller says until when. */
  public synchronized void until(long time) throws InterruptedException {
    if (given + SPACING > System.currentTimeMillis()) {
      Thread.sleep(10);
    }
    given = time;
  }

  /** Others may want it, too. */
  public synchronized void forced() throws InterruptedException {
    long now = System.currentTimeMillis();
    if (last + SPACING > now || source.isForced()) {
      Thread.sleep(10);
    }
    last = now;
  }

  public synchronized void count(boolean isCounted) {
    this.isCounted = isCounted;
  }
}
