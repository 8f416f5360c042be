package org.apache.commons.logging;

public interface Log {
  void trace(Object message);

  void warn(Object message);
}
