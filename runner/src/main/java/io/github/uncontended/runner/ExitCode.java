package io.github.uncontended.runner;

/** The exit codes of the command line. */
public final class ExitCode {
  /** Nothing was found. */
  public static final int OK = 0;

  /** Something was found. */
  public static final int FOUND = 1;

  /** What was asked could not be done. */
  public static final int CANNOT_DO = 2;

  private ExitCode() {}
}
