// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** The bootstrap alone has the group, or its type is left to the compiler. */
public class Passed {

  void serve(int port) throws InterruptedException {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    var boss = new NioEventLoopGroup(1);
    new ServerBootstrap().group(boss, new NioEventLoopGroup())
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
