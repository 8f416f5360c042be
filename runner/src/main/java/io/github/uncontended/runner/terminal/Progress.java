package io.github.uncontended.runner.terminal;

import java.io.PrintWriter;

/** A progress line on a terminal; prints nothing if the output is not a terminal. */
public final class Progress {
  private static final long INTERVAL_NANOS = 100_000_000;
  private static final int BAR_WIDTH = 30;
  private static final String CLEAR_LINE = "\r\033[K";

  private final PrintWriter out;
  private final boolean shown;
  private long next = System.nanoTime();

  /**
   * Creates a progress line.
   *
   * @param shown whether {@code out} is a terminal
   */
  public Progress(PrintWriter out, boolean shown) {
    this.out = out;
    this.shown = shown;
  }

  /** Shows the name of the current step. */
  public synchronized void show(String what) {
    if (shown) {
      out.print(CLEAR_LINE + Terminal.printable(what) + " …");
      out.flush();
    }
  }

  /** Shows the name of the current step and a progress bar. */
  public synchronized void show(String what, int done, int of) {
    if (shown && System.nanoTime() - next >= 0) {
      next = System.nanoTime() + INTERVAL_NANOS;
      int filled = (int) (BAR_WIDTH * (long) Math.min(done, of) / Math.max(1, of));
      String bar = "#".repeat(filled) + " ".repeat(BAR_WIDTH - filled);
      show(what + " [" + bar + "] " + done + "/" + of);
    }
  }

  /** Clears the line, before anything else is printed. */
  public synchronized void clear() {
    if (shown) {
      out.print(CLEAR_LINE);
      out.flush();
    }
  }
}
