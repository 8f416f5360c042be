package io.github.uncontended.runner.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import jdk.jfr.Recording;

/** A program in which threads wait for locks in known places, and for other things in others. */
public final class Workload {
  private static final int THREADS = 4;
  private static final int ROUNDS = 8;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final CyclicBarrier barrier = new CyclicBarrier(THREADS);
  private final AtomicLong sum = new AtomicLong();

  private Workload() {}

  /** Runs the program and records it. */
  public static void record(Path file) throws IOException {
    // The first run initializes classes, for which threads wait, too.
    new Workload().run();
    try (Recording recording = new Recording()) {
      for (String event :
          List.of("jdk.JavaMonitorEnter", "jdk.ThreadPark", "jdk.JavaMonitorWait")) {
        recording.enable(event).withThreshold(Duration.ofNanos(1)).withStackTrace();
      }
      recording.enable("jdk.ActiveSetting");
      recording.enable("jdk.JVMInformation");
      recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10)).withStackTrace();
      recording.start();
      new Workload().run();
      recording.stop();
      recording.dump(file);
    }
  }

  private void run() {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    CountDownLatch done = new CountDownLatch(THREADS);
    Supplier<Consumer<Integer>> lambda = () -> round -> inLambda();
    List<Runnable> works = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      works.add(() -> work(lambda, done));
    }
    works.forEach(pool::execute);
    await(done);
    pool.shutdown();
  }

  private void work(Supplier<Consumer<Integer>> lambda, CountDownLatch done) {
    for (int i = 0; i < ROUNDS; i++) {
      together();
      inMonitor();
      together();
      inMonitor("overload");
      together();
      underLock();
      together();
      new Inner().inInner(1);
      together();
      lambda.get().accept(i);
      waitForSignal();
    }
    done.countDown();
  }

  private synchronized void inMonitor() {
    pause();
  }

  private synchronized void inMonitor(String overload) {
    pause();
    sum.addAndGet(overload.length());
  }

  private void underLock() {
    lock.lock();
    try {
      pause();
    } finally {
      lock.unlock();
    }
  }

  private synchronized void inLambda() {
    pause();
  }

  @SuppressWarnings({"WaitNotInLoop", "ResultOfMethodCallIgnored"})
  private void waitForSignal() {
    lock.lock();
    try {
      changed.awaitNanos(Duration.ofMillis(1).toNanos());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Long enough for the others to come and wait. */
  private void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void together() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private final class Inner {
    void inInner(int argument) {
      synchronized (sum) {
        pause();
        sum.addAndGet(argument);
      }
    }
  }
}
