package com.google.gson;

public class Gson {
  public String toJson(Object value) {
    return String.valueOf(value);
  }

  public void toJson(Object value, Appendable writer) {}
}
