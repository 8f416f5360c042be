// LIBRARIES: netty-transport-4.2.15.Final netty-common-4.2.15.Final netty-buffer-4.2.15.Final netty-resolver-4.2.15.Final netty-transport-classes-epoll-4.2.15.Final netty-transport-native-unix-common-4.2.15.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;

/** Groups in fields of the class itself. */
public class NewerFields {
  // BUG: Diagnostic contains: SUGGESTION UNSAFE
  private final NioEventLoopGroup boss = new NioEventLoopGroup(1, new DefaultThreadFactory("boss"));
  private NioEventLoopGroup worker;

  void serve(int port) throws InterruptedException {
    worker = new NioEventLoopGroup(4);
    try {
      new ServerBootstrap()
          .group(boss, worker)
          .channel(NioServerSocketChannel.class)
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
