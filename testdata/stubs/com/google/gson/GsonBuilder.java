package com.google.gson;

public class GsonBuilder {
  public GsonBuilder setPrettyPrinting() {
    return this;
  }

  public GsonBuilder setDateFormat(String pattern) {
    return this;
  }

  public GsonBuilder setFieldNamingPolicy(FieldNamingPolicy policy) {
    return this;
  }

  public GsonBuilder registerTypeAdapter(Class<?> type, Object adapter) {
    return this;
  }

  public Gson create() {
    return new Gson();
  }
}
