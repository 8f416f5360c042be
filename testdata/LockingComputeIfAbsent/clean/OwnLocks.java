package testdata;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Who looks up the entry takes its lock next, and waits there for the others with that key. */
public class OwnLocks {
  private final Map<String, ReentrantLock> files = new ConcurrentHashMap<>();
  private final Map<String, Budget> budgets = new ConcurrentHashMap<>();
  private final Map<String, ReadWriteLock> guards = new ConcurrentHashMap<>();
  private final ReentrantLock[] stripes = {new ReentrantLock(), new ReentrantLock()};
  private final Map<String, Queue<String>> queues = new ConcurrentHashMap<>();

  static final class Budget {
    private final java.util.BitSet used = new java.util.BitSet();

    synchronized boolean take() {
      int next = used.nextClearBit(0);
      used.set(next);
      return next < 100;
    }
  }

  public void write(String file, Runnable change) {
    ReentrantLock lock = files.computeIfAbsent(file, name -> new ReentrantLock());
    lock.lock();
    try {
      change.run();
    } finally {
      lock.unlock();
    }
  }

  private ReadWriteLock guard(String type) {
    return guards.computeIfAbsent(type, name -> new ReentrantReadWriteLock());
  }

  public void save(String type, Runnable change) {
    Lock guard = guard(type).readLock();
    guard.lock();
    try {
      change.run();
    } finally {
      guard.unlock();
    }
  }

  public void refresh(String type, Runnable change) {
    ReadWriteLock guard = guard(type);
    guard.writeLock().lock();
    try {
      change.run();
    } finally {
      guard.writeLock().unlock();
    }
  }

  public boolean isAllowed(String user) {
    return budgets.computeIfAbsent(user, name -> new Budget()).take();
  }

  public void send(String user, String text) {
    Queue<String> queue = (queues.computeIfAbsent(user, name -> new ArrayDeque<>()));
    synchronized (queue) {
      queue.add(text);
    }
  }

  public void sendAtOnce(String user, String text) {
    synchronized (queues.computeIfAbsent(user, name -> new ArrayDeque<>())) {
      System.out.println(user + text);
    }
  }

  private Object monitor(String table) {
    return queues.computeIfAbsent(table, name -> new ArrayDeque<>());
  }

  public void build(String table) {
    Object monitor = monitor(table);
    synchronized (monitor) {
      System.out.println(table);
    }
  }

  public void refresh(String table) {
    synchronized (monitor(table)) {
      System.out.println(table);
    }
  }

  private ReentrantLock stripe(String user) {
    return stripes[user.length() & 1];
  }

  public void add(String user, String text) {
    ReentrantLock lock = stripe(user);
    lock.lock();
    try {
      queues.computeIfAbsent(user, name -> new ArrayDeque<>()).add(text);
    } finally {
      lock.unlock();
    }
  }

  @interface HotPath {}

  /** However hot the code is. */
  @HotPath
  public void sendHot(String user, String text) {
    Queue<String> queue = queues.computeIfAbsent(user, name -> new ArrayDeque<>());
    synchronized (queue) {
      queue.add(text);
    }
  }

  @HotPath
  public int sizeHot(String user) {
    synchronized (queues.computeIfAbsent(user, name -> new ArrayDeque<>())) {
      return queues.size();
    }
  }

  @HotPath
  public int sizeHotByKey(String user) {
    ReentrantLock lock = stripe(user);
    lock.lock();
    try {
      return queues.computeIfAbsent(user, name -> new ArrayDeque<>()).size();
    } finally {
      lock.unlock();
    }
  }
}
