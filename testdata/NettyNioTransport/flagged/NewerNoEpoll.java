// LIBRARIES: netty-transport-4.2.15.Final netty-common-4.2.15.Final netty-buffer-4.2.15.Final netty-resolver-4.2.15.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** Netty 4.2 without the transport of epoll. */
public class NewerNoEpoll {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The event loop groups of this server
    EventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
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
