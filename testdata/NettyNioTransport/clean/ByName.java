// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final
package testdata;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** Transports of which a library loads the one that is there. */
public class ByName {
  static final ByName NIO = new ByName(new NioEventLoopGroup(), NioServerSocketChannel.class);

  private final EventLoopGroup group;
  private final Class<? extends ServerChannel> channel;

  ByName(EventLoopGroup group, Class<? extends ServerChannel> channel) {
    this.group = group;
    this.channel = channel;
  }

  static ByName epoll() throws ReflectiveOperationException {
    return new ByName(
        (EventLoopGroup) create(".epoll.EpollEventLoopGroup").getConstructor().newInstance(),
        create(".epoll.EpollServerSocketChannel").asSubclass(ServerChannel.class));
  }

  private static Class<?> create(String name) throws ClassNotFoundException {
    return Class.forName("io.netty.channel" + name);
  }

  @Override
  public String toString() {
    return group + " " + channel;
  }
}
