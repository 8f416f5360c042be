// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Nothing blocks inside, or only on what the lock is for. */
class NotInside {
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private Connection connection;
  private Object prepared;
  private String name;
  private int count;

  synchronized void later() {
    tasks.add(
        new Runnable() {
          @Override
          public void run() {
            try {
              Thread.sleep(1);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }
        });
    count++;
  }

  /** What another object does is its own. */
  synchronized void ofOther(NotInside other) throws InterruptedException {
    count++;
    other.sleepLong();
  }

  void sleepLong() throws InterruptedException {
    Thread.sleep(10);
  }

  /** Further away than is looked. */
  synchronized void deep() throws InterruptedException {
    first();
  }

  private void first() throws InterruptedException {
    second();
  }

  private void second() throws InterruptedException {
    third();
  }

  private void third() throws InterruptedException {
    fourth();
  }

  private void fourth() throws InterruptedException {
    Thread.sleep(count);
  }

  /** Once. */
  @SuppressWarnings("SynchronizedLazyAccessor")
  synchronized String name() throws InterruptedException {
    if (name == null) {
      name = loaded();
    }
    return name;
  }

  private String loaded() throws InterruptedException {
    Thread.sleep(1);
    return "name";
  }

  void init(Connection connection) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
  }

  synchronized void update(String sql) throws SQLException {
    PreparedStatement own = (PreparedStatement) connection.prepareStatement(sql);
    ((PreparedStatement) own).executeUpdate();
  }

  interface Factory {
    Object createObject();

    String createdBy();
  }

  static class Concrete {
    Object createObject() {
      return new Object();
    }
  }

  /** No thread waits for an object. */
  static class Registry {
    private final Deque<Object> objects = new ArrayDeque<>();
    private final Factory factory;

    Registry(Factory factory) {
      this.factory = factory;
    }

    synchronized Object add() {
      Object object = factory.createObject();
      objects.add(object);
      return object;
    }
  }

  /** Creates nothing, or nothing that is known to be costly. */
  static class Cheap {
    private final Deque<Object> objects = new ArrayDeque<>();
    private final Concrete concrete = new Concrete();
    private final Factory factory;

    Cheap(Factory factory) {
      this.factory = factory;
    }

    synchronized Object add() {
      Object object = concrete.createObject();
      objects.add(object);
      return object;
    }

    synchronized Object take() throws InterruptedException {
      while (objects.isEmpty()) {
        wait();
      }
      return objects.poll() + factory.createdBy();
    }
  }

  /** Waits for its own threads to end, which they do once. */
  static class Workers {
    private final java.util.concurrent.ThreadPoolExecutor executor;
    private final Thread renewer;

    Workers(java.util.concurrent.ThreadPoolExecutor executor, Thread renewer) {
      this.executor = executor;
      this.renewer = renewer;
    }

    synchronized boolean awaitEnd(long millis) throws InterruptedException {
      renewer.join(millis);
      return executor.awaitTermination(millis, java.util.concurrent.TimeUnit.MILLISECONDS);
    }

    synchronized void reset() throws InterruptedException {
      renewer.interrupt();
      renewer.join(1000);
    }

    synchronized void drop() throws InterruptedException {
      renewer.join();
    }

    @com.google.common.annotations.VisibleForTesting
    synchronized void pause(long millis) throws InterruptedException {
      Thread.sleep(millis);
    }
  }
}
