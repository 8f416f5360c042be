import reactor.netty.http.server.HttpServer;

class Api {
  public static void main(String[] args) {
    HttpServer.create().port(8080).bindNow().onDispose().block();
  }
}
