package io.javalin.http;

@FunctionalInterface
public interface Handler {
  void handle(Object context) throws Exception;
}
