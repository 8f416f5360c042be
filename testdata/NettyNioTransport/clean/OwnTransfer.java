// LIBRARIES: netty-transport-4.1.119.Final netty-common-4.1.119.Final netty-buffer-4.1.119.Final netty-resolver-4.1.119.Final netty-transport-classes-epoll-4.1.119.Final netty-transport-native-unix-common-4.1.119.Final
package testdata;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.DefaultFileRegion;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.io.File;
import java.io.IOException;
import java.nio.channels.WritableByteChannel;

/** Answers with files that count what they send, which epoll's own sendfile() would not ask. */
class OwnTransfer {
  static final class Counting extends DefaultFileRegion {
    private long sent;

    Counting(File file) {
      super(file, 0, file.length());
    }

    @Override
    public long transferTo(WritableByteChannel target, long position) throws IOException {
      long now = super.transferTo(target, position);
      sent += now;
      return now;
    }
  }

  void serve(int port) throws InterruptedException {
    EventLoopGroup worker = new NioEventLoopGroup();
    new ServerBootstrap()
        .group(worker)
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInboundHandlerAdapter())
        .bind(port)
        .sync();
  }
}
