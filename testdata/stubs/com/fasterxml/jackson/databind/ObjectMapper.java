package com.fasterxml.jackson.databind;

public class ObjectMapper {
  public <T> T readValue(String content, Class<T> type) {
    return type.cast(content);
  }

  public String writeValueAsString(Object value) {
    return String.valueOf(value);
  }

  public ObjectMapper findAndRegisterModules() {
    return this;
  }

  public Object createObjectNode() {
    return null;
  }

  public ObjectMapper copy() {
    return new ObjectMapper();
  }
}
