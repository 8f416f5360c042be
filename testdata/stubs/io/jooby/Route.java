package io.jooby;

public class Route {
  public interface Handler {
    Object apply(Object context) throws Exception;
  }
}
