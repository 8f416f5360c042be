package org.apache.log4j;

public class Priority {
  public static final Priority DEBUG = new Priority();
  public static final Priority ERROR = new Priority();
}
