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
import io.netty.util.concurrent.DefaultThreadFactory;

/** Groups in fields of the class itself. */
public class NewerFields {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final EventLoopGroup boss = new MultiThreadIoEventLoopGroup(1, new DefaultThreadFactory("boss"), Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
  private EventLoopGroup worker;

  void serve(int port) throws InterruptedException {
    worker = new MultiThreadIoEventLoopGroup(4, Epoll.isAvailable() ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(Epoll.isAvailable() ? EpollServerSocketChannel.class : NioServerSocketChannel.class)
          .childHandler(new ChannelInboundHandlerAdapter())
          .bind(port)
          .sync();
    } finally {
      if (worker != null) {
        System.out.println(worker.isShutdown());
      }
      boss.shutdownGracefully();
      worker.shutdownGracefully();
    }
  }
}
