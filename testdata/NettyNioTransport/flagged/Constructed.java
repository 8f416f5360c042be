// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;

/** The code constructs a channel itself. */
public class Constructed {

  void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    EventLoopGroup boss = new NioEventLoopGroup(1);
    boss.register(new NioSocketChannel());
    new ServerBootstrap().group(boss)
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
