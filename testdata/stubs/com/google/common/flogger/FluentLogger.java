package com.google.common.flogger;

import java.util.logging.Level;

public abstract class FluentLogger {
  public abstract LoggingApi at(Level level);

  public abstract LoggingApi atFine();

  public abstract LoggingApi atWarning();
}
