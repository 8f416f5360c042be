import io.grpc.netty.NettyServerBuilder;

class Api {
  final Object server = NettyServerBuilder.forPort(8443).build();
}
