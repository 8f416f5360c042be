// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.util.function.Supplier;

/** A group that a constructor reference creates, whose type no edit can choose. */
public class References {
  // BUG: Diagnostic contains: SUGGESTION ADVICE This event loop group
  private final Supplier<EventLoopGroup> groups = NioEventLoopGroup::new;

  void serve(int port) {
    new ServerBootstrap()
        // BUG: Diagnostic contains: SUGGESTION ADVICE
        .group(new NioEventLoopGroup(1), groups.get())
        .channel(NioServerSocketChannel.class)
        .bind(port);
  }
}
