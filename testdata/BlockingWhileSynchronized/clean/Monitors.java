package testdata;

import java.io.IOException;
import java.net.Socket;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/** Monitors whose holder does not block, or must. */
class Monitors {
  private final Deque<String> queue = new ArrayDeque<>();
  private final BlockingQueue<String> blocking = new LinkedBlockingQueue<>();
  private final DataSource source;
  private final ExecutorService executor;
  private Connection connection;
  private Socket socket;
  private PreparedStatement prepared;
  private String name;

  Monitors(DataSource source, ExecutorService executor) {
    this.source = source;
    this.executor = executor;
  }

  /** Waiting on the monitor itself releases it. */
  synchronized String take() throws InterruptedException {
    while (queue.isEmpty()) {
      wait();
    }
    return queue.poll();
  }

  synchronized void quick() {
    queue.push("a");
    blocking.offer("b");
    executor.execute(
        () -> {
          try {
            TimeUnit.SECONDS.sleep(1);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** The lock is what makes statements on the one connection follow each other. */
  synchronized void update(String sql) throws SQLException {
    connection.prepareStatement(sql).executeUpdate();
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.executeUpdate();
    prepared.executeQuery();
  }

  synchronized void prepare() throws SQLException {
    prepared = connection.prepareStatement("");
  }

  synchronized void connect(Connection other) {
    connection = other;
  }

  /** Once. */
  @SuppressWarnings("SynchronizedLazyAccessor")
  synchronized String name() throws SQLException {
    if (name == null) {
      name = source.getConnection().getCatalog();
    }
    return name;
  }

  synchronized void start() throws SQLException {
    connection = source.getConnection();
  }

  synchronized void close() throws InterruptedException, IOException {
    executor.awaitTermination(1, TimeUnit.SECONDS);
    socket.close();
  }

  void unlocked() throws InterruptedException {
    synchronized (this) {
      queue.clear();
    }
    Thread.sleep(1);
  }

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
  private final DelayQueue<Delayed> delayed = new DelayQueue<>();
  private BlockingQueue<Runnable> sorted = new PriorityBlockingQueue<>();

  /** Queues that are never full. */
  synchronized void enqueue(Runnable task, Delayed later) throws InterruptedException {
    tasks.put(task);
    tasks.offer(task, 1, TimeUnit.SECONDS);
    delayed.put(later);
    sorted.put(task);
  }

  synchronized void sort() {
    sorted = new LinkedTransferQueue<>(sorted);
  }

  static class Mapped {
    private java.io.RandomAccessFile file;
    private long length;

    synchronized void write(byte[] bytes) throws IOException {
      if (bytes.length > length) {
        extend(bytes.length);
      }
      length -= bytes.length;
    }

    /** The monitor is held already; {@code write} is the place to look at. */
    private synchronized void extend(int count) throws IOException {
      length += count;
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  }
}
