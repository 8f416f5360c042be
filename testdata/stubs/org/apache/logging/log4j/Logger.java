package org.apache.logging.log4j;

public interface Logger {
  void debug(String message, Object argument);

  void warn(String message, Object argument);

  void log(Level level, String message, Object argument);

  boolean isEnabled(Level level);

  LogBuilder atInfo();

  LogBuilder atError();
}
