package org.slf4j;

import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

public interface Logger {
  String getName();

  boolean isTraceEnabled();

  void trace(String message);

  boolean isDebugEnabled();

  void debug(String message);

  void debug(String format, Object argument);

  void debug(String format, Object... arguments);

  boolean isInfoEnabled();

  void info(String message);

  void info(String format, Object argument);

  void info(String format, Object... arguments);

  boolean isWarnEnabled();

  void warn(String message);

  void warn(String format, Object argument);

  void error(String message);

  void error(String message, Throwable cause);

  LoggingEventBuilder atLevel(Level level);

  LoggingEventBuilder atDebug();

  LoggingEventBuilder atWarn();
}
