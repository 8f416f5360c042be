package testdata;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;
import org.springframework.web.bind.annotation.GetMapping;

/** Readers share the read lock, wherever its field is assigned. */
class ReadLocks {
  private final Lock readLock;
  private final Lock writeLock;
  private final ReadLock ownReadLock;
  protected Lock openReadLock;
  private final ReentrantReadWriteLock own = new ReentrantReadWriteLock();
  private String name = "";
  private String text = "";

  ReadLocks() {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    readLock = lock.readLock();
    writeLock = lock.writeLock();
    ownReadLock = own.readLock();
    openReadLock = own.readLock();
  }

  @GetMapping
  String name() {
    readLock.lock();
    try {
      return name;
    } finally {
      readLock.unlock();
    }
  }

  @GetMapping
  String text() {
    this.ownReadLock.lock();
    try {
      return text;
    } finally {
      this.ownReadLock.unlock();
    }
  }

  @GetMapping
  String openText() {
    openReadLock.lock();
    try {
      return text;
    } finally {
      openReadLock.unlock();
    }
  }

  void rename(String to) {
    writeLock.lock();
    try {
      name = to;
    } finally {
      writeLock.unlock();
    }
    own.writeLock().lock();
    try {
      text = to + name();
    } finally {
      own.writeLock().unlock();
    }
  }

  /** The owner of both locks passes them. */
  static class Given {
    private final ReadLock read;
    private final WriteLock write;
    private String name = "";

    Given(ReadLock read, WriteLock write) {
      this.read = read;
      this.write = write;
    }

    @GetMapping
    String name() {
      read.lock();
      try {
        return name;
      } finally {
        read.unlock();
      }
    }

    void rename(String to) {
      write.lock();
      try {
        name = to;
      } finally {
        write.unlock();
      }
    }
  }
}
