import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Waits on the lock itself, which releases it. */
class Awaiting extends AbstractExecutorService {
  private final Object lock = new Object();
  private boolean terminated;

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    synchronized (lock) {
      if (terminated) {
        return true;
      }
      lock.wait(unit.toMillis(timeout));
      return terminated;
    }
  }

  @Override
  public void shutdown() {
    synchronized (lock) {
      terminated = true;
      lock.notifyAll();
    }
  }

  @Override
  public List<Runnable> shutdownNow() {
    shutdown();
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    return isTerminated();
  }

  @Override
  public boolean isTerminated() {
    return terminated;
  }

  @Override
  public void execute(Runnable command) {
    command.run();
  }
}
