import io.vertx.core.AbstractVerticle;

class Api extends AbstractVerticle {
  @Override
  public void start() {
    vertx.createHttpServer().requestHandler(it -> it.response().end("ok")).listen(8080);
  }
}
