// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.nio.channels.ServerSocketChannel;

/** Whoever starts the server gives it a bound channel of the JDK, which epoll cannot take. */
class Wrapped {
  void serve(ServerSocketChannel bound) {
    EventLoopGroup boss = new NioEventLoopGroup(1);
    EventLoopGroup worker = new NioEventLoopGroup();
    new ServerBootstrap()
        .group(boss, worker)
        .channelFactory(() -> new NioServerSocketChannel(bound) {})
        .childHandler(new ChannelInboundHandlerAdapter())
        .register();
  }
}
