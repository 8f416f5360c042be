package testdata;

/** No other rule reports the monitor, too. */
class Alone {
  private int count;

  // BUG: Diagnostic contains: Thread.sleep() blocks while the thread holds the monitor of this Alone
  @HotPath
  synchronized void pause(Runnable task) throws InterruptedException {
    task.run();
    count = count * 2;
    Thread.sleep(1);
  }

  @interface HotPath {}
}
