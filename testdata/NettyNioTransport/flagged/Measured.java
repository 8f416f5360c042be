// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final
// OPTIONS: -XepOpt:Uncontended:Profile=src/test/resources/measured/NettyNioTransport.profile
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** A recording shows the selector to cost time. */
public class Measured {
  static void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: WARNING ADVICE The event loop groups of this server use the JDK's selector, which makes more garbage and is generally slower than Netty's epoll transport on Linux. This place matters: took 40 % of the CPU samples
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
