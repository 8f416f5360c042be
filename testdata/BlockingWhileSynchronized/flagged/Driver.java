package testdata;

import java.util.concurrent.Future;

/** The implementation of a blocking method. */
abstract class Driver<T> implements Future<T> {
  private final Object mutex = new Object();

  abstract T await();

  Object mutex() {
    return mutex;
  }

  @Override
  public T get() {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This implementation of Future.get() blocks while the thread holds 'mutex', so
    synchronized (mutex()) {
      return await();
    }
  }
}
