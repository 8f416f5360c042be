package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parked threads that wait for a lock are told from those that wait for work. */
final class ParkFilterTest {
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
  void decidesByLockClassAndAcquisition(String parkedOn, String call, boolean lock) {
    assertEquals(lock, ParkFilter.isForLock(parkedOn, List.of(call)));
  }
}
