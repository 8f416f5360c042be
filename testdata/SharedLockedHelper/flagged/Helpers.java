package testdata;

import java.util.List;
import java.util.ArrayList;
import java.security.MessageDigest;
import java.text.NumberFormat;
import java.util.ArrayDeque;
import java.util.Calendar;
import java.util.Date;
import java.util.Deque;
import java.util.Stack;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;

/** Other helpers, and other locks. */
class Helpers {
  private final Lock lock = new ReentrantLock();
  private final Object mutex = new Object();
  private final Calendar calendar = Calendar.getInstance();
  private final Matcher matcher = Pattern.compile("a+").matcher("");
  private final Stack<byte[]> buffers = new Stack<>();
  private final Deque<StringBuilder> builders = new ArrayDeque<>();
  private final MessageDigest digest;
  private final Cipher cipher;

  Helpers(MessageDigest digest, Cipher cipher) {
    this.digest = digest;
    this.cipher = cipher;
  }

  int year(Date date) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE One thread at a time uses
    synchronized (mutex) {
      calendar.setTime(date);
      return calendar.get(Calendar.YEAR);
    }
  }

  boolean matches(String text) {
    // BUG: Diagnostic contains: Share the Pattern
    synchronized (matcher) {
      return matcher.reset(text).matches();
    }
  }

  byte[] digest(byte[] text) {
    // BUG: Diagnostic contains: all others wait for 'lock', which protects nothing else here. Get a new instance
    lock.lock();
    try {
      digest.update(text);
      return digest.digest();
    } finally {
      lock.unlock();
    }
  }

  // BUG: Diagnostic contains: Create one for each call
  synchronized byte[] encrypt(byte[] text) throws Exception {
    return cipher.doFinal(text);
  }

  byte[] borrow() {
    // BUG: Diagnostic contains: Pool the objects in a ConcurrentLinkedDeque
    synchronized (buffers) {
      return buffers.isEmpty() ? new byte[8192] : buffers.pop();
    }
  }

  void giveBack(byte[] buffer) {
    // BUG: Diagnostic contains: Pool the objects
    synchronized (buffers) {
      buffers.push(buffer);
    }
  }

  /** The object is created outside of the section. */
  StringBuilder builder() {
    StringBuilder builder;
    // BUG: Diagnostic contains: Pool the objects
    synchronized (builders) {
      builder = builders.poll();
    }
    if (builder == null) {
      builder = new StringBuilder(256);
    }
    return builder;
  }

  void giveBack(StringBuilder builder) {
    // BUG: Diagnostic contains: Pool the objects
    synchronized (builders) {
      builders.push(builder);
    }
  }

  /** Objects that are used again. */
  static class Machines {
    static class Machine {}

    private final List<Machine> idle = new ArrayList<>();

    // BUG: Diagnostic contains: One thread at a time uses 'idle', a List, and all others wait for the monitor of this Machines, which protects nothing else here. Pool the objects
    synchronized Machine get() {
      int size = idle.size();
      if (size > 0) {
        return idle.remove(size - 1);
      }
      return new Machine();
    }

    synchronized void put(Machine machine) {
      idle.add(machine);
    }
  }

  /** A pool that throws if it is empty. */
  static class Removing {
    private final Deque<Object> idle = new ArrayDeque<>();

    // BUG: Diagnostic contains: One thread at a time uses 'idle'
    synchronized Object get() {
      return idle.isEmpty() ? new Object() : idle.remove();
    }
  }

  /** Another section of the lock does something else. */
  static class Beside {
    private final NumberFormat numbers = NumberFormat.getInstance();
    private final MessageDigest digest;
    private boolean isDone;

    Beside(MessageDigest digest) {
      this.digest = digest;
    }

    // BUG: Diagnostic contains: Get a new instance for each call, clone a prepared one, or keep one per thread.
    synchronized byte[] digest(byte[] text) {
      return digest.digest(text);
    }

    synchronized void finish() {
      isDone = !isDone;
    }

    String format(double number) {
      // BUG: Diagnostic contains: Clone the format for each call, or keep one per thread.
      synchronized (numbers) {
        return numbers.format(number);
      }
    }
  }
}
