// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelHandler;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollEventLoopGroup;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** One finding for each server: at the first of its groups. */
public class TwoServers {
  private static ServerBootstrap start(ChannelHandler handler) {
    return new ServerBootstrap().channel(Epoll.isAvailable() ? EpollServerSocketChannel.class : NioServerSocketChannel.class).childHandler(handler);
  }

  static void separate(ChannelHandler handler) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    start(handler).group(Epoll.isAvailable() ? new EpollEventLoopGroup(1) : new NioEventLoopGroup(1), Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup()).bind(1);
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    start(handler).group(Epoll.isAvailable() ? new EpollEventLoopGroup(1) : new NioEventLoopGroup(1), Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup()).bind(2);
    // BUG: Diagnostic contains: SUGGESTION UNSAFE This event loop group uses the JDK's selector
    start(handler).group(Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup()).bind(3);
  }

  static void withOneAcceptor(ChannelHandler handler) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The event loop groups of this server
    EventLoopGroup boss = Epoll.isAvailable() ? new EpollEventLoopGroup(1) : new NioEventLoopGroup(1);
    EventLoopGroup first = Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup();
    EventLoopGroup second = Epoll.isAvailable() ? new EpollEventLoopGroup() : new NioEventLoopGroup();
    start(handler).group(boss, first).bind(4);
    start(handler).group(boss, second).bind(5);
  }
}
