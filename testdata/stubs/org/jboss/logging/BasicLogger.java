package org.jboss.logging;

public interface BasicLogger {
  void debugf(String format, Object argument);

  void infov(String format, Object argument);

  void warnf(String format, Object argument);
}
