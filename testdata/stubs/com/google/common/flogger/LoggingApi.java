package com.google.common.flogger;

public interface LoggingApi {
  LoggingApi withCause(Throwable cause);

  void log(String message, Object argument);
}
