package io.github.uncontended.runner.profile;

import com.google.common.collect.ImmutableSet;
import io.github.uncontended.profile.ProfileFrame;

/**
 * Tells the stack of an idle worker, which waits for its next task in the loop of its thread, from
 * that of a thread that waits within a task.
 *
 * <p>A worker waits in the code that runs the thread: all frames outside the JDK are of one class,
 * or, for a library, of one package and its subpackages; and no executor of the JDK runs them as a
 * task. A task calls on from there into other code, such as a connection pool.
 */
final class WorkerLoop {
  /** A task runs inside these; the loop of the worker is outside. */
  private static final ImmutableSet<String> TASK_RUNNERS =
      ImmutableSet.of(
          "java.util.concurrent.FutureTask#run",
          "java.util.concurrent.ThreadPoolExecutor#runWorker",
          "java.util.concurrent.ForkJoinTask#doExec",
          "java.util.concurrent.CompletableFuture$AsyncSupply#run",
          "java.util.concurrent.CompletableFuture$AsyncRun#run",
          "java.util.TimerThread#mainLoop",
          "java.lang.VirtualThread#run");

  /** Waits for the next task, possibly in a queue of another library. */
  private static final String NEXT_TASK = "java.util.concurrent.ThreadPoolExecutor#getTask";

  /** How many segments of a package name identify a library: {@code org.apache.tomcat}. */
  private static final int LIBRARY_SEGMENTS = 3;

  private String scope = "";
  private boolean sameScope = true;
  private boolean libraryOnly = true;
  private boolean task;
  private boolean nextTask;

  /** Adds a frame; the innermost first. */
  void add(ProfileFrame frame, ApplicationCode.Origin origin) {
    switch (origin) {
      case APPLICATION -> addScope(frame.type(), false);
      case LIBRARY -> addScope(frame.type(), true);
      case JDK -> {
        String method = frame.type() + '#' + frame.method();
        task |= TASK_RUNNERS.contains(method);
        nextTask |= method.equals(NEXT_TASK);
      }
      case GENERATED -> {}
    }
  }

  /** Whether the stack is that of a worker's own loop. */
  boolean isLoop() {
    return nextTask || scope.isEmpty() || (sameScope && !task);
  }

  private void addScope(String type, boolean library) {
    libraryOnly &= library;
    if (scope.isEmpty()) {
      scope = type;
    } else {
      sameScope &= libraryOnly ? packageOf(scope).equals(packageOf(type)) : scope.equals(type);
    }
  }

  private static String packageOf(String type) {
    int end = -1;
    for (int i = 0; i < LIBRARY_SEGMENTS; i++) {
      int next = type.indexOf('.', end + 1);
      if (next < 0) {
        break;
      }
      end = next;
    }
    return type.substring(0, Math.max(0, end));
  }
}
