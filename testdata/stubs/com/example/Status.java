package com.example;

/** Constructed at the cost of an allocation. */
public class Status {
  public String text;
  public long since = -1;
  public int code = 404;
  public boolean failed = true;
}
