// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultEventLoopGroup;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** One of two groups. */
public class AssignedTwice {

  void serve(int port) throws InterruptedException {
    EventLoopGroup boss = null;
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    boss = new NioEventLoopGroup(1);
    if (port == 0) {
      boss = new DefaultEventLoopGroup();
    }
    new ServerBootstrap().group(boss)
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
