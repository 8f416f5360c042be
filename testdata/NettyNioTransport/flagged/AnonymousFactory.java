// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.util.concurrent.ThreadFactory;

/** A copy of the arguments would declare another class. */
public class AnonymousFactory {

  void serve(int port) throws InterruptedException {
    NioEventLoopGroup boss =
        // BUG: Diagnostic contains: SUGGESTION ADVICE
        new NioEventLoopGroup(
            1,
            new ThreadFactory() {
              @Override
              public Thread newThread(Runnable task) {
                return new Thread(task);
              }
            });
    new ServerBootstrap().group(boss)
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
