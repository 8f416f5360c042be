// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** Other code gets a group, and may choose channels of NIO. */
public class Escapes {
  private static void keep(EventLoopGroup group) {}

  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The event loop groups of this server
    EventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
    keep(worker);
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(NioServerSocketChannel.class)
          .childHandler(new ChannelInboundHandlerAdapter())
          .bind(port)
          .sync();
    } finally {
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
