package testdata;

import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.List;

/** What stands for a missing value never changes. */
@Sharable
class Defaults extends ChannelInboundHandlerAdapter {
  private static final Object NONE = new Object();
  private final List<String> none;
  private Object target;
  private List<String> names;
  private boolean enabled;
  private boolean open;

  Defaults(List<String> none) {
    this.none = none;
  }

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object msg) {
    target();
    names();
    chosen();
    either();
  }

  // BUG: Diagnostic contains: WARNING UNSAFE This code takes the monitor of this Defaults only to read 'target'.
  private synchronized Object target() {
    return target == null ? NONE : target;
  }

  // BUG: Diagnostic contains: only to read 'names'
  synchronized List<String> names() {
    List<String> current = names;
    if (current == null) {
      return none;
    }
    return current;
  }

  // BUG: Diagnostic contains: only to read 'enabled'
  synchronized Object chosen() {
    return enabled ? NONE : none;
  }

  /** Two fields that change belong together. */
  synchronized Object either() {
    return open ? target : NONE;
  }

  synchronized void set(Object next, List<String> all, boolean on) {
    for (String each : all) {
      target = each;
    }
    target = next;
    names = all;
    enabled = on;
    open = on;
  }
}
