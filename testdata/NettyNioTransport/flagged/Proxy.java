// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;

/** A server that opens connections, too. */
public class Proxy {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    EventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(NioServerSocketChannel.class)
          .childHandler(new ChannelInboundHandlerAdapter())
          .bind(port)
          .sync();
      new Bootstrap()
          .group(worker)
          .channel(NioSocketChannel.class)
          .handler(new ChannelInboundHandlerAdapter())
          .connect("host", port);
    } finally {
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
