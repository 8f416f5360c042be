package io.github.uncontended.runner;

/** The exit codes of the command line. */
public final class ExitCode {
  /** There are no findings. */
  public static final int OK = 0;

  /** There are findings. */
  public static final int FOUND = 1;

  /** The command could not be completed. */
  public static final int CANNOT_DO = 2;

  private ExitCode() {}
}
