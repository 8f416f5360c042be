package testdata;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Values that a call replaces for another reason than that there is none yet. */
public class Renewed {
  private int[] buffer;
  private String title;
  private Object wish;
  private String session;
  private boolean isStale;
  private String page;
  private int pageVersion;
  private String text;
  private String token;
  private volatile boolean isRevoked;
  private final AtomicInteger version = new AtomicInteger();

  /** Grows with the argument. */
  public synchronized int[] buffer(int length) {
    if (buffer == null || buffer.length < length) {
      buffer = new int[length];
    }
    return buffer;
  }

  /** Asked for by other code, until the next call. */
  public synchronized String title(Supplier<String> source) {
    if (title == null || wish != null) {
      title = source.get();
      wish = null;
    }
    return title;
  }

  public synchronized void wish() {
    wish = new Object();
  }

  /** Other code says when. */
  public synchronized String session(Supplier<String> source) {
    if (session == null || isStale) {
      session = source.get();
      isStale = false;
    }
    return session;
  }

  public synchronized void endSession() {
    isStale = true;
  }

  public String token(Supplier<String> source) {
    synchronized (this) {
      if (token != null && !isRevoked) {
        return token;
      }
      token = source.get();
      isRevoked = false;
      return token;
    }
  }

  public void revoke() {
    isRevoked = true;
  }

  /** A number that other threads raise. */
  public synchronized String page(Supplier<String> source) {
    if (page == null || pageVersion != version.get()) {
      page = source.get();
      pageVersion = version.get();
    }
    return page.trim();
  }

  public void change() {
    version.incrementAndGet();
  }

  /** A method of the class tells. */
  public synchronized String text(Supplier<String> source) {
    if (text == null || isOutdated()) {
      text = source.get();
      isStale = false;
    }
    return text;
  }

  private boolean isOutdated() {
    return isStale;
  }

  /** The argument asks for it. */
  public static class Asked {
    private boolean done;
    private String value;

    synchronized void prepare(boolean again) {
      if (done && !again) {
        return;
      }
      value = "a";
      done = true;
    }

    String value() {
      prepare(false);
      return value;
    }
  }

  /** Each call takes what other code gave. */
  public static class Handed {
    private String current;
    private String next;

    public synchronized String current() {
      if (next != null) {
        current = next;
        next = null;
      }
      return current;
    }

    public synchronized void next(String value) {
      next = value;
    }
  }

  /** Returns the last one that is left, and null from then on. */
  public static class Taken {
    private String item = "a".trim();
    private int taken;

    public synchronized String take() {
      String result = item;
      if (result != null) {
        item = null;
        taken++;
      }
      return result;
    }
  }

  /** What was loaded first is counted on. */
  public static class Length {
    private boolean isLoaded;
    private int length;

    public synchronized int length(String text) {
      ensureLoaded();
      return length;
    }

    private void ensureLoaded() {
      if (isLoaded) {
        return;
      }
      length = "abc".trim().length();
      isLoaded = true;
    }

    public synchronized void add() {
      ensureLoaded();
      length++;
    }
  }

  /** What is done first checks, and initializes nothing. */
  public static class Open {
    private boolean isClosed;
    private String name = "a".trim();
    private int uses;

    public synchronized String use() {
      ensureOpen();
      uses++;
      return name + uses;
    }

    private void ensureOpen() {
      if (isClosed) {
        throw new IllegalStateException();
      }
    }

    public synchronized void close() {
      isClosed = true;
    }

    public synchronized void rename(String other) {
      name = other;
    }
  }

  /** Other code says when, as long as there is a source. */
  public static class Tokens {
    private String token;
    private String scope;
    private String realm;
    private String user;
    private String grant;
    private long granted;
    private String key;
    private boolean isStale;
    private boolean isOpen;

    public synchronized String token(Supplier<String> source) {
      String result = token;
      if (result == null || isStale) {
        result = source.get();
        token = result;
        isStale = false;
      }
      return result;
    }

    public synchronized String scope(Supplier<String> source) {
      if (!(scope != null && !isStale)) {
        scope = source.get();
        if (scope == null) {
          scope = "none";
        }
        isStale = false;
      }
      return scope;
    }

    public synchronized String realm(Supplier<String> source) {
      if (isOpen && (realm == null || isStale)) {
        realm = source.get();
        isStale = false;
      }
      return realm;
    }

    public synchronized String user(Supplier<String> source) {
      if (user == null || Clock.isPast()) {
        user = source.get();
      }
      return user;
    }

    /** Each call says how old it may be. */
    public synchronized String grant(Supplier<String> source, long limit) {
      if (grant == null || isOlder(limit)) {
        grant = source.get();
        granted = Clock.now;
      }
      return grant;
    }

    private boolean isOlder(long limit) {
      return Clock.now - granted > limit;
    }

    public synchronized String key(Supplier<String> source, long limit) {
      if (key == null || Clock.isAfter(limit)) {
        key = source.get();
      }
      return key;
    }

    public synchronized void open() {
      isOpen = true;
    }

    public synchronized void expire() {
      isStale = true;
    }
  }

  /** As long as nobody has logged in, each call greets anew. */
  public static class Greetings {
    private String greeting;
    private String user;

    public synchronized String greeting(Supplier<String> source) {
      if (greeting == null || user == null) {
        greeting = source.get();
      }
      return greeting;
    }

    public synchronized void login(String name) {
      user = name;
    }

    public synchronized void logout() {
      user = null;
    }
  }

  /** A method of the class tells what other code has asked for. */
  public static class Reloaded {
    private String text;
    private String title;
    private boolean isStale;

    public synchronized String text(Supplier<String> source) {
      if (!isOutdated()) {
        return text;
      }
      text = source.get();
      isStale = false;
      return text;
    }

    private boolean isOutdated() {
      return text == null || isStale;
    }

    public synchronized String title(Supplier<String> source) {
      if (isStale || title == null) {
        title = source.get();
        isStale = false;
      }
      return title;
    }

    public synchronized void reload() {
      isStale = true;
    }
  }

  /** Tells what other code may move. */
  static class Clock {
    private static long now;

    static boolean isPast() {
      return now > 1000;
    }

    static boolean isAfter(long limit) {
      return now > limit;
    }

    static void move(long by) {
      now += by;
    }
  }
}
