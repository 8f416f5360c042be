// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** Channels that the unit constructs itself, where no edit would find them. */
public class ChannelFactories {
  static void reference(int port) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE This event loop group
    EventLoopGroup group = new NioEventLoopGroup();
    new ServerBootstrap().group(group).channelFactory(NioServerSocketChannel::new).bind(port);
  }

  static void lambda(int port) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE
    EventLoopGroup group = new NioEventLoopGroup();
    new ServerBootstrap().group(group).channelFactory(() -> new NioServerSocketChannel()).bind(port);
  }
}
