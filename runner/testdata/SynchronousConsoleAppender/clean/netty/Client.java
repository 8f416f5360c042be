import io.netty.bootstrap.Bootstrap;

class Client {
  final Bootstrap bootstrap = new Bootstrap();
}
