package org.apache.logging.log4j;

public final class Level {
  public static final Level WARN = new Level();
  public static final Level INFO = new Level();
  public static final Level DEBUG = new Level();

  private Level() {}
}
