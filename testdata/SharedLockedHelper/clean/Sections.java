package testdata;

import java.util.List;
import java.util.ArrayList;
import java.io.PrintStream;
import java.security.MessageDigest;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.Calendar;
import java.util.Date;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Sections that protect more than a helper, or nothing that each thread could have. */
class Sections {
  private final DateFormat format = new SimpleDateFormat("yyyy-MM-dd");
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final Calendar clock = Calendar.getInstance();
  private final Deque<String> tasks = new ArrayDeque<>();
  private final MessageDigest digest;
  private final PrintStream log;
  private int count;

  Sections(MessageDigest digest, PrintStream log) {
    this.digest = digest;
    this.log = log;
  }

  synchronized String counted(Date date) {
    count++;
    return format.format(date);
  }

  synchronized void logged(Date date) {
    log.println(format.format(date));
  }

  synchronized String named(Date date) {
    return name() + format.format(date);
  }

  String name() {
    return "";
  }

  DateFormat copy() {
    synchronized (format) {
      return (DateFormat) format.clone();
    }
  }

  String passed(Date date) {
    synchronized (format) {
      return print(format, date);
    }
  }

  static String print(DateFormat format, Date date) {
    return format.format(date);
  }

  /** The digest of all parts. */
  synchronized void part(byte[] bytes) {
    digest.update(bytes);
  }

  /** A clock that all threads read. */
  synchronized long time() {
    return clock.getTimeInMillis();
  }

  synchronized String task() {
    return tasks.poll();
  }

  String read(Date date) {
    lock.readLock().lock();
    try {
      return format.format(date);
    } finally {
      lock.readLock().unlock();
    }
  }

  String unlocked(Date date) {
    return format.format(date);
  }

  void close() {
    synchronized (format) {
      format.format(new Date());
    }
  }

  /** One section continues what another one began. */
  static class Parts {
    private final MessageDigest digest;

    Parts(MessageDigest digest) {
      this.digest = digest;
    }

    synchronized void add(byte[] part) {
      digest.update(part);
    }

    synchronized byte[] end() {
      return digest.digest();
    }
  }

  /** A list of objects, and no pool of them. */
  static class Listed {
    private final List<Object> listed = new ArrayList<>();

    synchronized void add() {
      listed.add(new Object());
    }

    synchronized boolean drop(Object dropped) {
      return listed.remove(dropped);
    }

    synchronized Object first() {
      return listed.isEmpty() ? new Object() : listed.get(0);
    }
  }

  synchronized String twoHelpers() {
    return format.format(clock.getTime());
  }

  synchronized String ofThis(Date date) {
    return this.name() + format.format(date);
  }

  synchronized String ofSuper(Date date) {
    return super.toString() + format.format(date);
  }

  synchronized String withField(Date date) {
    return format.format(date) + this.count;
  }

  /** A format of its own. */
  synchronized String ofOwn(Date date) {
    DateFormat own = new SimpleDateFormat("yyyy");
    return own.format(date);
  }

  static String passedOn(DateFormat given, Date date) {
    synchronized (given) {
      return given.format(date) + print(given, date);
    }
  }

  /** Nothing is used again. */
  static class Arrays {
    private final Deque<String[]> arrays = new ArrayDeque<>();
    private final List<Object> listed = new ArrayList<>();

    synchronized void put(String[] array) {
      arrays.push(array);
    }

    synchronized Object replace(Object dropped) {
      return listed.remove(dropped) ? new Object() : dropped;
    }
  }
}
