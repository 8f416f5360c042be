package testdata;

import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Vector;

/** Each message is a read; of the writes nothing is known, but that no message reaches them. */
@Sharable
class SharableHandlers extends ChannelInboundHandlerAdapter {
  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'banned' takes the single lock of Vector, so concurrent readers block each other. It is not known how often code writes to it after construction (2 reads, 1 write in this file).
  private final Vector<Object> banned = new Vector<>();

  private final Map<Object, Integer> counts = Collections.synchronizedMap(new HashMap<>());

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object msg) {
    if (banned.contains(msg)) {
      return;
    }
    Integer count = counts.get(msg);
    counts.put(msg, count == null ? 1 : count + 1);
  }

  void ban(Object peer) {
    banned.add(peer);
  }

  boolean isBanned(Object peer) {
    return banned.contains(peer);
  }
}
