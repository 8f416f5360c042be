package org.apache.logging.log4j;

public interface LogBuilder {
  void log(String message, Object argument);
}
