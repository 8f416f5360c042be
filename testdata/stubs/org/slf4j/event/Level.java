package org.slf4j.event;

public enum Level {
  ERROR,
  WARN,
  INFO,
  DEBUG,
  TRACE
}
