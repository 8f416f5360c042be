package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.base.Splitter;
import io.github.uncontended.runner.profile.jfr.Method;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which frames of a stack trace a row keeps, and which stacks are those of idle workers. */
final class StackFolderTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The lock inside the JDK, and the method of the JDK that the application called.
        "java.lang.ref.Finalizer#register < java.lang.Object#<init> < a.B#c"
            + "| a.B#c | java.lang.Object#<init> | - | - | java.lang.ref.Finalizer#register",
        // A lock's own implementation holds nothing.
        "jdk.internal.misc.Unsafe#park < java.util.concurrent.locks.LockSupport#park"
            + " < java.util.concurrent.locks.ReentrantLock#lock < a.B#c"
            + "| a.B#c | java.util.concurrent.locks.ReentrantLock#lock | - | - | -",
        "java.util.concurrent.locks.ReentrantLock#lock"
            + " < java.util.concurrent.LinkedBlockingQueue#put < a.B#c"
            + "| a.B#c | java.util.concurrent.LinkedBlockingQueue#put | - | -"
            + "| java.util.concurrent.LinkedBlockingQueue#put",
        // The library's own frames stay beside the application's.
        "java.util.Hashtable#get < org.apache.commons.pool2.P#borrow"
            + " < org.apache.commons.dbcp2.D#getConnection < a.B#c"
            + "| a.B#c | org.apache.commons.dbcp2.D#getConnection"
            + "| org.apache.commons.pool2.P#borrow | java.util.Hashtable#get"
            + "| java.util.Hashtable#get",
        "org.apache.commons.pool2.P#borrow < a.B#c"
            + "| a.B#c | org.apache.commons.pool2.P#borrow"
            + "| org.apache.commons.pool2.P#borrow | - | -",
        // Without an application frame, the library's is the site.
        "java.util.Hashtable#get < org.apache.tomcat.X#y < java.lang.Thread#run"
            + "| org.apache.tomcat.X#y | java.util.Hashtable#get | - | - | java.util.Hashtable#get",
      })
  void keepsTheFramesThatSayWhere(
      String stack, String site, String callee, String library, String entry, String holder) {
    FoldedStack folded = fold(stack);
    assertEquals(
        String.join("\t", site, callee, library, entry, holder),
        folded.path().get().toString().replace("()V", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Nothing but the JDK.
        "true | java.util.concurrent.ThreadPoolExecutor#getTask"
            + " < java.util.concurrent.ThreadPoolExecutor#runWorker < java.lang.Thread#run",
        // A queue of Tomcat in an executor of the JDK.
        "true | java.util.concurrent.LinkedBlockingQueue#take < org.apache.tomcat.TaskQueue#take"
            + " < java.util.concurrent.ThreadPoolExecutor#getTask"
            + " < java.util.concurrent.ThreadPoolExecutor#runWorker"
            + " < org.apache.tomcat.TaskThread#run",
        // A library's own pool, in classes of its own.
        "true | org.eclipse.jetty.util.Queue#poll < org.eclipse.jetty.util.thread.Pool#run",
        "true | java.lang.Object#wait < com.mchange.v2.Runner$PoolThread#run",
        "true | java.util.concurrent.CountDownLatch#await < a.Main#main",
        // A task waits for a pooled object.
        "false | java.lang.Object#wait < com.mchange.v2.Pool#checkout < a.B#c"
            + " < java.util.concurrent.ThreadPoolExecutor#runWorker",
        "false | java.lang.Object#wait < com.mchange.v2.Pool#checkout < a.B#c < a.Main#lambda",
        "false | java.util.concurrent.FutureTask#get < a.B#c"
            + " < java.util.concurrent.FutureTask#run",
        "false | java.lang.Object#wait < org.apache.commons.pool2.P#borrow"
            + " < org.apache.tomcat.TaskThread#run",
        "false | java.util.concurrent.FutureTask#get < a.B#c < java.lang.VirtualThread#run",
      })
  void tellsWorkersFromTasks(boolean worker, String stack) {
    assertThat(fold(stack).workerLoop()).isEqualTo(worker);
  }

  private static FoldedStack fold(String stack) {
    List<Method> frames =
        Splitter.on(" < ")
            .splitToStream(stack)
            .map(frame -> Splitter.on('#').splitToList(frame))
            .map(parts -> new Method(parts.get(0).replace('.', '/'), parts.get(1), "()V"))
            .toList();
    return new StackFolder(new ApplicationCode(List.of())).fold(frames);
  }
}
