package testdata;

import java.util.Timer;
import java.util.TimerTask;

/** What the first call starts is only kept to be ended. */
class Started {
  private boolean isStarted;
  private Timer timer;

  void record(String value) {
    ensureStarted();
    System.out.println(value);
  }

  // BUG: Diagnostic contains: although only the first one
  private synchronized void ensureStarted() {
    if (isStarted) {
      return;
    }
    timer = new Timer("flush", true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            System.out.flush();
          }
        },
        1000);
    isStarted = true;
  }

  synchronized void stop() {
    if (timer != null) {
      timer.cancel();
    }
  }
}
