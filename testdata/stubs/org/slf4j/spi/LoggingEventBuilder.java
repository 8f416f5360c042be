package org.slf4j.spi;

import java.util.function.Supplier;

public interface LoggingEventBuilder {
  LoggingEventBuilder addArgument(Object argument);

  LoggingEventBuilder addArgument(Supplier<?> argument);

  void log(String message);
}
