package com.rabbitmq.client;

import java.io.IOException;

@FunctionalInterface
public interface DeliverCallback {
  void handle(String consumerTag, Object message) throws IOException;
}
