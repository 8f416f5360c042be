package com.example;

/** Constructed with what it needs. */
public class Report {
  public final Object lines = new Object();
}
