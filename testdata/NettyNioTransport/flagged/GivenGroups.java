// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultFileRegion;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.File;
import java.nio.channels.spi.SelectorProvider;

/** Groups of its own where none is given, a channel of its own and plain file regions. */
public class GivenGroups {
  static final class Named extends DefaultFileRegion {
    final String name;

    Named(File file) {
      super(file, 0, file.length());
      name = file.getName();
    }
  }

  private final EventLoopGroup boss;
  private final EventLoopGroup worker;

  public GivenGroups(EventLoopGroup boss, EventLoopGroup worker) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE The event loop groups of this server
    this.boss = boss == null ? (new NioEventLoopGroup(1)) : boss;
    this.worker = worker != null ? worker : new NioEventLoopGroup();
  }

  void serve(int port) throws InterruptedException {
    new ServerBootstrap()
        .group(boss, worker)
        .channelFactory(() -> new NioServerSocketChannel(SelectorProvider.provider()))
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
