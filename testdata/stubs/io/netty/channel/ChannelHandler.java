package io.netty.channel;

public interface ChannelHandler {
  void handlerAdded(ChannelHandlerContext ctx) throws Exception;

  @interface Sharable {}
}
