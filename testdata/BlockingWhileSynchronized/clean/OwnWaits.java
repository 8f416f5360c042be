package testdata;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Future;

/** Waits that release the lock, locks that no other thread can hold, and addresses in numbers. */
class OwnWaits {
  private final Object self = this;
  private final Object mutex;
  private final Deque<String> tasks = new ArrayDeque<>();

  /** What the mutex is, a caller decides. */
  OwnWaits(Object mutex) {
    this.mutex = mutex == null ? this : mutex;
  }

  synchronized String byAlias() throws InterruptedException {
    while (tasks.isEmpty()) {
      self.wait();
    }
    return tasks.poll();
  }

  synchronized String byMutex() throws InterruptedException {
    synchronized (mutex) {
      while (tasks.isEmpty()) {
        mutex.wait();
      }
      return tasks.poll();
    }
  }

  synchronized void inner() throws InterruptedException {
    tasks.clear();
    synchronized (this) {
      this.wait(10);
    }
  }

  void add(String task) {
    synchronized (self) {
      tasks.add(task);
      self.notifyAll();
    }
  }

  String confined(Future<String> text) throws Exception {
    StringBuffer out = new StringBuffer();
    synchronized (out) {
      out.append(text.get()).append('\n');
      return out.append("end").toString();
    }
  }

  String own(Future<String> text) throws Exception {
    Object lock = new Object();
    synchronized (lock) {
      return text.get();
    }
  }

  synchronized boolean isLocal(InetAddress address) throws UnknownHostException {
    tasks.add(address.toString());
    return address.equals(InetAddress.getByName("127.0.0.1"))
        || address.equals(InetAddress.getByName("::1"));
  }
}
