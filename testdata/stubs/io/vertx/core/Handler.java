package io.vertx.core;

public interface Handler<E> {
  void handle(E event);
}
