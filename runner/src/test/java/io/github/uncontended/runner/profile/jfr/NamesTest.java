package io.github.uncontended.runner.profile.jfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that differ from run to run become one; what waits for work is no contention. */
final class NamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java/lang/Object|java.lang.Object",
        "a/B$C|a.B$C",
        "[B|byte[]",
        "[[Ljava/lang/String;|java.lang.String[][]",
        "a/B$$Lambda$14+0x0000000800c03000|a.B$$Lambda",
        "a/B$$Lambda$14.0x00007fe70c002c00|a.B$$Lambda",
        "a/B$$Lambda/0x00007f1c04003200|a.B$$Lambda",
        "jdk/proxy2/$Proxy12|jdk.proxy2.$Proxy",
        "jdk/internal/reflect/GeneratedMethodAccessor17|jdk.internal.reflect.GeneratedMethodAccessor",
        "java/lang/invoke/LambdaForm$MH/0x0000000800c1c000|java.lang.invoke.LambdaForm$MH",
        "a/Odd Name#x|a.Odd%0020Name%0023x",
      })
  void classes(String internal, String name) {
    assertEquals(name, Names.ofClass(internal));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "handle|(I)V|a.B#handle(I)V",
        "lambda$handle$0|(II)V|a.B#handle(*)",
        "lambda$handle$5d1f2a3b$1|(I)V|a.B#handle(*)",
        "lambda$new$3|()V|a.B#<init>(*)",
        "lambda$static$0|()V|a.B#<clinit>(*)",
        "lambda$null$2|()V|a.B#*(*)",
        "lambda$0|()V|a.B#*(*)",
        "lambda|()V|a.B#lambda()V",
        "<init>|()V|a.B#<init>()V",
      })
  void methods(String method, String descriptor, String name) {
    assertEquals(name, Names.ofMethod("a.B", method, descriptor).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.util.concurrent.locks.ReentrantLock$NonfairSync|-|true",
        "java.util.concurrent.locks.ReentrantReadWriteLock$FairSync|-|true",
        "java.util.concurrent.Semaphore$FairSync|-|true",
        "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject|-|false",
        "java.util.concurrent.CountDownLatch$Sync|-|false",
        "java.util.concurrent.FutureTask|-|false",
        "java.util.concurrent.ForkJoinPool|-|false",
        "''|-|false",
        "a.Lock$Sync|java.util.concurrent.locks.AbstractQueuedSynchronizer#acquire(I)|true",
        "a.Gate$Sync|java.util.concurrent.locks.AbstractQueuedSynchronizer#acquireShared(I)|false",
        "a.Queue|java.util.concurrent.locks.LockSupport#park|false",
      })
  void waiting(String parkedOn, String call, boolean lock) {
    assertEquals(lock, ParkFilter.isForLock(parkedOn, List.of(call)));
  }

  @Test
  void applicationIsWhatIsNeitherTheJdkNorAFramework() {
    ApplicationCode code = new ApplicationCode(List.of());
    assertEquals(true, code.contains("org.postgresql.jdbc.TimestampUtils"));
    assertEquals(true, code.contains("com.zaxxer.hikari.HikariDataSource"));
    assertEquals(false, code.contains("java.util.TimeZone"));
    assertEquals(false, code.contains("org.springframework.web.Filter"));
    assertEquals(false, code.contains("a.B$$EnhancerBySpringCGLIB$$1"));
    ApplicationCode spring = new ApplicationCode(List.of("org.springframework."));
    assertEquals(true, spring.contains("org.springframework.web.Filter"));
    assertEquals(false, spring.contains("com.acme.Service"));
  }
}
