// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** A method that only the group of NIO has. */
public class OwnMethods {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The event loop groups of this server
    NioEventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
    boss.setIoRatio(70);
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
