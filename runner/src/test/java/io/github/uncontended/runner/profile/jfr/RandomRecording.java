package io.github.uncontended.runner.profile.jfr;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import jdk.jfr.Event;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/**
 * Makes recordings with random settings of a program with random contention. Events with fields of
 * every type lie between those that count.
 */
final class RandomRecording {
  private static final int THREADS = 4;
  private static final int ROUNDS = 25;
  private static final int MAX_DEPTH = 40;

  private final Random random;
  private final Object[] monitors = {new Object(), new Thread(), new int[0]};
  private final ReentrantLock lock = new ReentrantLock();

  /** Fields of every type that an event can have. */
  @SuppressWarnings("unused")
  static final class Mixed extends Event {
    boolean flag;
    byte small;
    char letter;
    short number;
    int integer;
    long large;
    float single;
    double twice;
    String text;
    Class<?> type;
    Thread thread;
  }

  private RandomRecording(Random random) {
    this.random = random;
  }

  /** Records into a file, which then has one to three chunks. */
  static void record(Path file, Random random) throws IOException {
    FlightRecorder.register(Mixed.class);
    try (Recording recording = new Recording()) {
      for (EventType type : FlightRecorder.getFlightRecorder().getEventTypes()) {
        if (random.nextInt(4) > 0) {
          recording
              .enable(type.getName())
              .with("stackTrace", random.nextBoolean() ? "true" : "false");
        }
      }
      recording.enable(Mixed.class);
      recording.enable("jdk.ActiveSetting");
      for (String type : List.of("jdk.JavaMonitorEnter", "jdk.ThreadPark")) {
        recording
            .enable(type)
            .withThreshold(Duration.ofNanos(random.nextInt(20_000)))
            .with("stackTrace", random.nextInt(4) > 0 ? "true" : "false");
      }
      recording.enable("jdk.ExecutionSample").withPeriod(Duration.ofMillis(10));
      recording.start();
      RandomRecording program = new RandomRecording(random);
      program.run();
      for (int chunks = random.nextInt(3); chunks > 0; chunks--) {
        startChunk();
        program.run();
      }
      recording.stop();
      recording.dump(file);
    }
  }

  /** Flight Recorder rotates chunks whenever a recording starts. */
  private static void startChunk() {
    try (Recording other = new Recording()) {
      other.start();
    }
  }

  private void run() {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Random own = new Random(random.nextLong());
      threads.add(new Thread(() -> work(own), "thread \u20ac " + i));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private void work(Random own) {
    for (int i = 0; i < ROUNDS; i++) {
      descend(own.nextInt(MAX_DEPTH), own);
      commit(own);
    }
  }

  private void descend(int depth, Random own) {
    if (depth > 0) {
      Runnable next = () -> descend(depth - 1, own);
      if (own.nextBoolean()) {
        next.run();
      } else {
        List.of(1).forEach(each -> next.run());
      }
    } else if (own.nextInt(3) == 0) {
      lock.lock();
      try {
        pause();
      } finally {
        lock.unlock();
      }
    } else {
      synchronized (monitors[own.nextInt(monitors.length)]) {
        pause();
      }
    }
  }

  private static void commit(Random own) {
    Mixed event = new Mixed();
    event.flag = own.nextBoolean();
    event.small = (byte) own.nextInt();
    event.letter = (char) own.nextInt();
    event.number = (short) own.nextInt();
    event.integer = own.nextInt();
    event.large = own.nextLong() >> own.nextInt(64);
    event.single = own.nextFloat();
    event.twice = own.nextDouble();
    event.text =
        switch (own.nextInt(5)) {
          case 0 -> null;
          case 1 -> "";
          case 2 -> "short " + own.nextInt();
          case 3 -> "\u20ac\ud83d\ude00".repeat(own.nextInt(80));
          // Long enough for the constant pool of strings.
          default -> "a constant of some length: " + own.nextInt(4);
        };
    event.type = own.nextBoolean() ? null : int[][].class;
    event.thread = own.nextBoolean() ? null : Thread.currentThread();
    event.commit();
  }

  private static void pause() {
    try {
      Thread.sleep(0, 100_000);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
