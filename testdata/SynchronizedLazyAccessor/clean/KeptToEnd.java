package testdata;

import java.util.concurrent.ConcurrentLinkedQueue;
import org.springframework.web.bind.annotation.GetMapping;

/** Steps whose results nothing uses but what ends them, or nothing after the call. */
public class KeptToEnd {
  private final Flusher flusher = new Flusher();
  private final Report report = new Report();

  @GetMapping("/add")
  String add(String line) {
    flusher.add(line);
    return "added";
  }

  @GetMapping("/done")
  void done() {
    report.finish();
  }

  static class Flusher {
    private final ConcurrentLinkedQueue<String> lines = new ConcurrentLinkedQueue<>();
    private Thread thread;

    void add(String line) {
      lines.add(line);
      ensureStarted();
    }

    /** The thread is kept to be interrupted. */
    private synchronized void ensureStarted() {
      if (thread == null) {
        thread = new Thread(lines::clear);
      }
    }

    synchronized void stop() {
      if (thread != null) {
        thread.interrupt();
      }
    }
  }

  static class Report {
    private String summary;
    private int pages;

    /** Callers do nothing more with the summary. */
    synchronized void finish() {
      if (summary == null) {
        summary = String.valueOf(System.nanoTime());
      }
    }

    synchronized String text() {
      return ++pages + summary;
    }
  }
}
