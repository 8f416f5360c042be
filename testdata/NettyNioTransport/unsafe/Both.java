// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;

/** A server, and a client with a group of its own. */
public class Both {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    EventLoopGroup boss = Epoll.isAvailable() ? new EpollEventLoopGroup(1) : new NioEventLoopGroup(1);
    EventLoopGroup worker = Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup();
    EventLoopGroup client = Epoll.isAvailable() ? new EpollEventLoopGroup(2) : new NioEventLoopGroup(2);
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(Epoll.isAvailable() ? EpollServerSocketChannel.class : NioServerSocketChannel.class)
          .childHandler(new ChannelInboundHandlerAdapter())
          .bind(port)
          .sync();
      new Bootstrap()
          .group(client)
          .channel(Epoll.isAvailable() ? EpollSocketChannel.class : NioSocketChannel.class)
          .handler(new ChannelInboundHandlerAdapter())
          .connect("host", port);
    } finally {
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
