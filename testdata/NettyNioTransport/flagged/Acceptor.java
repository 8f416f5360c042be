// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** A server that gets its other group, which may stay one of NIO. */
public class Acceptor {
  static void serve(EventLoopGroup worker, ChannelHandler handler) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This event loop group only accepts connections
    EventLoopGroup boss = new NioEventLoopGroup(1);
    new ServerBootstrap()
        .group(boss, worker)
        .channel(NioServerSocketChannel.class)
        .childHandler(handler)
        .bind(1);
  }
}
