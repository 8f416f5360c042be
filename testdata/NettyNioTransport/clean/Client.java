// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioSocketChannel;

/** A client. */
public class Client {
  static void serve(int port) throws InterruptedException {
    EventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
    try {
      new Bootstrap()
          .group(worker)
          .channel(NioSocketChannel.class)
          .handler(new ChannelInboundHandlerAdapter())
          .connect("host", port)
          .sync();
    } finally {
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
