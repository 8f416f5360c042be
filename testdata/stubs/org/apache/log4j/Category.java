package org.apache.log4j;

public class Category {
  public void debug(Object message) {}

  public void warn(Object message) {}

  public void log(Priority level, Object message) {}
}
