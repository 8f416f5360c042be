import io.netty.bootstrap.ServerBootstrap;

class Server {
  final ServerBootstrap bootstrap = new ServerBootstrap();
}
