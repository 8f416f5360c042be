// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;

/** Groups in fields of the class itself. */
public class Fields {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final EventLoopGroup boss = Epoll.isAvailable() ? new EpollEventLoopGroup(1, new DefaultThreadFactory("boss")) : new NioEventLoopGroup(1, new DefaultThreadFactory("boss"));
  private EventLoopGroup worker;

  void serve(int port) throws InterruptedException {
    worker = Epoll.isAvailable() ? new EpollEventLoopGroup(4) : new NioEventLoopGroup(4);
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
