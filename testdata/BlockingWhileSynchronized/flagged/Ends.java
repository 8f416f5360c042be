// OPTIONS: -XepOpt:Uncontended:TargetRuntime=24
package testdata;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Flags that tell when to stop: a run that waits leaves them as they were. */
class Ends {
  private final BlockingQueue<String> jobs = new LinkedBlockingQueue<>(8);
  private boolean open = true;
  private boolean drained;
  private boolean broken;
  private boolean stopped;
  private boolean polled;
  private String latest;
  private int handled;

  // BUG: Diagnostic contains: BlockingQueue.poll() blocks
  synchronized String next() throws InterruptedException {
    while (open) {
      String job = jobs.poll(5, TimeUnit.MILLISECONDS);
      if (job != null) {
        latest = job;
        return job;
      }
      open = false;
    }
    return null;
  }

  // BUG: Diagnostic contains: BlockingQueue.take() blocks
  synchronized String take() throws InterruptedException {
    if (drained) {
      return null;
    }
    String job = jobs.take();
    if (job.isEmpty()) {
      drained = true;
    }
    latest = job;
    return job;
  }

  // BUG: Diagnostic contains: Future.get() blocks
  synchronized void await(Future<String> result) throws Exception {
    if (broken) {
      return;
    }
    try {
      latest = result.get();
    } catch (ExecutionException e) {
      broken = true;
      throw e;
    }
  }

  // BUG: Diagnostic contains: BlockingQueue.put() blocks
  synchronized void add(String job) throws InterruptedException {
    while (!stopped) {
      if (job.isEmpty()) {
        stopped = true;
        return;
      }
      jobs.put(job);
      handled = handled * 2;
      return;
    }
  }

  /** What returns before the flag is set runs again. */
  // BUG: Diagnostic contains: BlockingQueue.take() blocks
  synchronized String lastOne() throws InterruptedException {
    if (!polled) {
      String job = jobs.take();
      if (!job.isEmpty()) {
        return job;
      }
      polled = true;
    }
    return latest + handled;
  }
}
