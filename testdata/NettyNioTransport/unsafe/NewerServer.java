// LIBRARIES: netty-transport-4.2.15.Final netty-common-4.2.15.Final netty-buffer-4.2.15.Final netty-resolver-4.2.15.Final netty-transport-classes-epoll-4.2.15.Final netty-transport-native-unix-common-4.2.15.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** A server of Netty 4.2. */
public class NewerServer {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    EventLoopGroup boss = new MultiThreadIoEventLoopGroup(1, Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
    EventLoopGroup worker = new MultiThreadIoEventLoopGroup(Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(Epoll.isAvailable() ? EpollServerSocketChannel.class : NioServerSocketChannel.class)
          .childHandler(new ChannelInboundHandlerAdapter())
          .bind(port)
          .sync();
    } finally {
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
